"""The texts of Kill the Unicorns' cards: whole, in one language, and never the same for two meanings."""

import typing
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import words
from cards.language.catalogue import shipped
from cards.language.kill_the_unicorns import LANGUAGE, STEPS
from cards.language.kill_the_unicorns import words as vocabulary
from cards.language.kill_the_unicorns.checks import issues_in_program
from cards.language.kill_the_unicorns.verbs import VERBS_AT
from cards.language.kill_the_unicorns.words import ROLES_AT
from tests.language.rendering.meaning import meaning
from tests.language.rendering.neighbours import neighbours
from tests.language.rendering.reading import assert_readable, variants

CARDS = [card for card in shipped("kill-the-unicorns")["cards"] if card.get("abilities")]
CALM = settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def text(abilities: Any, language: str = "en") -> str:
    read, faults = LANGUAGE.parse(abilities)
    assert not faults, faults
    return LANGUAGE.render(read, "stratagem", language)


@st.composite
def steps(draw: st.DrawFn, moment: str) -> Any:
    role = st.sampled_from(ROLES_AT.get(moment, ("user",)))
    verb = draw(st.sampled_from(VERBS_AT[moment]))
    match verb:
        case "swap":
            chooser = draw(role | st.just({"option": "swap_chooser"}))
            return {"swap": {"between": ["owner", "winner"], "chooser": chooser}}
        case "slay":
            chooser = draw(st.none() | role | st.just({"option": "slay_chooser"}))
            return {"slay": {"whose": draw(role), **({"chooser": chooser} if chooser else {})}}
        case "award":
            ends = st.sampled_from(["keeps", "flees", {"option": "missing_rank"}])
            rank, end = draw(st.integers(1, 6)), draw(st.sampled_from(["highest", "lowest"]))
            return {"award": {"rank": rank, "from": end, "otherwise": draw(ends)}}
        case "lose" | "regain":
            return {verb: {"who": draw(role), "count": draw(st.integers(1, 8))}}
        case "paint":
            colour = draw(
                st.sampled_from(["yellow", "purple", "blue", "pink", "none", *(["any"] * (moment == "captured"))])
            )
            return {"paint": {"colour": colour}}
        case "take":
            return {"take": {"to": draw(st.sampled_from(["unicorn", "seat"])), "hidden": draw(st.booleans())}}
        case "extra_cards":
            return {"extra_cards": draw(st.integers(1, 5))}
        case "change_total":
            return {"change_total": draw(st.lists(st.integers(-9, 9), min_size=1, max_size=3, unique=True))}
    return verb


@st.composite
def clauses(draw: st.DrawFn) -> Any:
    small = st.integers(-9, 9)
    if draw(st.booleans()):
        state = draw(st.sampled_from(["pinned", "placed", "held"]))
        if state == "held":
            return {"while": state, "points": draw(small)}
        return {"while": state, "stars": draw(small), "weight": draw(st.integers(1, 4))}
    moment = draw(st.sampled_from(sorted(VERBS_AT)))
    return {"when": moment, "do": draw(st.lists(steps(moment), min_size=1, max_size=2))}


def programs() -> st.SearchStrategy[Any]:
    return st.lists(clauses(), min_size=1, max_size=2)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "When revealed: the winner of the hunt discards 3 hunt cards from hand."),
        ("es", "Al revelarse: el ganador de la caza descarta 3 cartas de caza de la mano."),
        ("fr", "Quand elle est révélée : le vainqueur de la chasse défausse 3 cartes de chasse de sa main."),
        ("it", "Quando viene rivelato: il vincitore della caccia scarta 3 carte caccia dalla mano."),
        ("pl", "Po odkryciu: zwycięzca polowania odrzuca 3 karty polowania z ręki."),
    ],
)
def test_a_stratagem_says_who_does_what(language: str, said: str) -> None:
    assert text([{"when": "revealed", "do": [{"lose": {"count": 3}}]}], language) == said


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_shipped_card_is_readable(language: str) -> None:
    for card in CARDS:
        assert_readable(text(card["abilities"], language), language)


CLOSED_LISTS = {
    ("card-ku-when", "moment"): vocabulary.Moment,
    ("card-ku-while", "state"): vocabulary.State,
    ("card-ku-paint", "colour"): vocabulary.Paint,
    ("card-ku-role", "role"): vocabulary.Role,
}
YOU = {"buyer"}  # like the user of an ability, spoken to


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("message", CLOSED_LISTS)
def test_every_word_of_the_closed_lists_has_its_own_rendering(message: tuple[str, str], language: str) -> None:
    (literal, *_) = typing.get_args(CLOSED_LISTS[message])
    assert set(typing.get_args(literal)) - YOU <= variants(language, *message)


def test_every_verb_of_the_grammar_has_words() -> None:
    verbs = {verb.__struct_encode_fields__[0] for verb in STEPS}
    assert {verb for verb in verbs if not words.has(f"card-ku-{verb.replace('_', '-')}")} == set()


@CALM
@given(programs())
def test_any_program_is_readable_in_every_language(program: list[Any]) -> None:
    for language in words.LANGUAGES:
        assert_readable(text(program, language), language)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_a_card_with_one_thing_changed_reads_differently(card: Any) -> None:
    assert_no_neighbour_reads_the_same(card["abilities"])


@settings(CALM, max_examples=20)
@given(programs())
def test_a_random_program_with_one_thing_changed_reads_differently(program: list[Any]) -> None:
    assert_no_neighbour_reads_the_same(program)


def assert_no_neighbour_reads_the_same(program: list[Any]) -> None:
    abilities, _ = LANGUAGE.parse(program)
    for language in words.LANGUAGES:
        said = LANGUAGE.render(abilities, "stratagem", language)
        for other in neighbours(abilities):
            if meaning(other) != meaning(abilities) and not issues_in_program(other, None, ""):
                assert LANGUAGE.render(other, "stratagem", language) != said, (language, said, other)
