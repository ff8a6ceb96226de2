"""No two choices of a field read alike, over whole random games of each ruleset, in a language that changes by game."""

import os
from typing import Any

import msgspec
import pytest

import words
from cards.language.catalogue import shipped
from games.rules.kernel.game import State, decode_table
from games.rules.kernel.prompts import FormField
from games.services.forms import ChoiceView, FieldKind, FormFieldView, FormSpeaker, numbered
from games.services.texts import Speaker
from games.store.decks import Deck
from tests.harness.walk import seed_of
from tests.rules.kill_the_unicorns.leaks import KuWalk
from tests.rules.kill_the_unicorns.walks import CARDS as KU_CARDS
from tests.rules.kill_the_unicorns.walks import ODD, TABLES, KillTheUnicorns
from tests.rules.unstable_unicorns.walks import CARDS as UU_CARDS
from tests.rules.unstable_unicorns.walks import RULES, SEATS, Walk, options_of
from tests.scenarios.unstable_unicorns.at_table import BASE, NOTHING, Scenario, hand, stable, table

GAMES = int(os.environ.get("UU_LABEL_GAMES", "50"))
CHUNK = min(10, GAMES)


class Reader:
    """Reads every form of a game as its seats do."""

    def __init__(self, slug: str, number: int) -> None:
        names = {card["id"]: card["names"] for card in shipped(slug)["cards"]}
        language = words.LANGUAGES[number % len(words.LANGUAGES)]
        self.speaker = Speaker(language, Deck(None, names), {seat: f"Seat {seat}" for seat in range(8)})
        self.faces = set(names)
        self.read = 0

    def check(self, walk: Walk, state: State) -> None:
        table = decode_table(walk.ruleset, state.shown)
        for prompt in state.prompts:
            if prompt.seat is not None:
                forms = FormSpeaker(walk.ruleset, walk.cards, table, prompt.seat, self.speaker)
                for form in prompt.forms:
                    for field in form.fields.values():
                        self.check_field(walk, field, forms.field(field))

    def check_field(self, walk: Walk, field: FormField, view: FormFieldView) -> None:
        labels = [choice.label for choice in view.choices]
        assert len(set(labels)) == len(labels), labels
        assert [choice.value for choice in view.choices] == list(field.choices)
        assert (view.kind == FieldKind.ONE) == (field.one_of is not None)
        for choice in view.choices:
            assert choice.card is None or choice.card in self.faces
            assert choice.zone is None or choice.zone in walk.ruleset.names.zones
        self.read += len(labels)


def walked(kind: type[Walk], reader: Reader, *game: Any) -> None:
    class Reading(kind):  # type: ignore[misc, valid-type]
        def check_cheap(self, state: State) -> None:
            reader.check(self, state)

    Reading(*game, costly_every=10_000).to_the_end()


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_no_two_choices_of_unstable_unicorns_read_alike(first: int) -> None:
    for number in range(first, first + CHUNK):
        reader = Reader("unstable-unicorns-2e", number)
        walked(Walk, reader, RULES, UU_CARDS, options_of(number), SEATS[number % 7], seed_of(number))
        assert reader.read


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_no_two_choices_of_kill_the_unicorns_read_alike(first: int) -> None:
    tables = [*TABLES, (4, ODD)]
    for number in range(first, first + CHUNK):
        seats, options = tables[number % len(tables)]
        reader = Reader("kill-the-unicorns", number)
        walked(KuWalk, reader, KillTheUnicorns(), KU_CARDS, options, seats, seed_of(number))
        assert reader.read


def choices_of(t: Scenario) -> list[ChoiceView]:
    """The cards that `you` may choose, once the windows are over."""
    t.let_pass()
    speaker = Speaker("en", Deck(None, {}), {0: "Ann", 1: "Bob", 2: "Cleo"})
    forms = FormSpeaker(RULES, BASE, t.now, 0, speaker)
    return forms.field(t.you.prompt.forms[0].fields["cards"]).choices


def test_twins_get_numbers_and_others_are_left_alone() -> None:
    assert numbered(["Neigh", "Yay", "Neigh"], "en") == ["Neigh #1", "Yay", "Neigh #2"]


def test_copies_of_a_card_in_one_pile_are_told_apart() -> None:
    t = table(you=hand("swift_flying_unicorn"), rival=NOTHING, discard=["neigh", "yay", "neigh"])
    t.you.play("swift_flying_unicorn", "yes")
    assert [choice.label for choice in choices_of(t)] == ["neigh #1", "neigh #2"]


def test_cards_of_several_stables_are_told_with_their_owners() -> None:
    babies = stable("baby_unicorn_pink", "narwhal"), stable("baby_unicorn_pink")
    t = table(you=hand("unicorn_poison"), rival=babies[0], third=babies[1])
    t.you.play("unicorn_poison")
    choices = choices_of(t)
    assert [choice.label for choice in choices] == [
        "baby_unicorn_pink (Stable of Bob)",
        "narwhal (Stable of Bob)",
        "baby_unicorn_pink (Stable of Cleo)",
    ]
    assert msgspec.to_builtins(choices[2]) == {
        "value": choices[2].value,
        "label": "baby_unicorn_pink (Stable of Cleo)",
        "card": "baby_unicorn_pink",
        "id": choices[2].value,
        "seat": 2,
        "zone": "stable",
    }
