"""Programs of Kill the Unicorns: the checks of meaning, the shipped set as data, and a card nobody has coded."""

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import words
from cards.language.catalogue import shipped
from cards.language.kill_the_unicorns import LANGUAGE
from cards.language.sets import read_set
from games.rules.kernel.errors import BadSetup
from games.rules.kill_the_unicorns.cards import compile_sets
from games.rules.kill_the_unicorns.sets import needs

ROOT = Path(__file__).parents[2]
SET = shipped("kill-the-unicorns")


def faults(*abilities: Any, kind: str | None = None) -> list[str]:
    return [str(issue) for issue in LANGUAGE.parse(list(abilities), kind)[1]]


def set_faults(change: Any) -> list[str]:
    """What is wrong with the shipped set after a change."""
    raw = deepcopy(SET)
    change({card["id"]: card for card in raw["cards"]}, raw["cards"])
    card_set, issues = read_set(raw, {LANGUAGE.ruleset: LANGUAGE})
    return [str(issue) for issue in (*issues, *(needs(card_set.cards) if card_set else ()))]


def test_the_shipped_set_has_no_fault_and_fits_the_json_schema() -> None:
    assert read_set(SET, {LANGUAGE.ruleset: LANGUAGE})[1] == []
    check = jsonschema_rs.validator_for(LANGUAGE.schema())
    for card in SET["cards"]:
        check.validate(card.get("abilities", []))


def test_every_value_of_the_shipped_set_says_where_it_comes_from() -> None:
    for card in SET["cards"]:
        assert card["provenance"] in ("rulebook", "public", "project")
        assert set(card.get("provenance_of", {})) <= set(card) | {"copies", "pin", "colour"}


def test_every_card_but_the_unicorns_with_given_names_is_named_in_five_languages() -> None:
    for card in SET["cards"]:
        if card["kind"] not in ("unicorn", "starter"):
            assert set(card["names"]) == {"en", "es", "fr", "it", "pl"}


@pytest.mark.parametrize(
    ("clause", "fault"),
    [
        ({"when": "reveald", "do": ["flee"]}, 'abilities[0].when: unknown moment "reveald" (did you mean "revealed"?)'),
        ({"when": "revealed", "do": ["fle"]}, 'abilities[0].do[0]: unknown verb "fle" (did you mean "flee"?)'),
        ({"when": "revealed", "do": []}, "abilities[0].do: needs at least 1 item"),
        ({"while": "pinned", "stars": 12}, "abilities[0].stars: must be at most 9, found 12"),
        (
            {"when": "captured", "do": [{"paint": "orange"}]},
            'abilities[0].do[0].paint: unknown colour "orange": there are yellow, purple, blue, pink, none, any',
        ),
        (
            {"when": "revealed", "do": [{"swap": {"between": ["owner", "winer"]}}]},
            'abilities[0].do[0].swap.between[1]: unknown role "winer" (did you mean "winner"?)',
        ),
        (
            {"when": "revealed", "do": [{"award": {"form": "lowest"}}]},
            'abilities[0].do[0].award.form: unknown word "form" (did you mean "from"?)',
        ),
    ],
)
def test_a_slip_of_the_pen_is_named_with_its_place_and_the_nearest_word(clause: Any, fault: str) -> None:
    assert faults(clause) == [fault]


@pytest.mark.parametrize(
    ("clause", "kind", "words"),
    [
        ({"when": "revealed", "do": ["peek"]}, "stratagem", '"peek" cannot be done when revealed'),
        ({"when": "compared", "do": ["flee"]}, "character", '"flee" cannot be done when compared'),
        ({"when": "bought", "do": ["take"]}, "stratagem", '"bought" is no moment of a card of kind "stratagem"'),
        ({"while": "held", "points": 1}, "stratagem", '"held" is no moment of a card of kind "stratagem"'),
        ({"while": "held", "stars": 1}, "token", "has points, not stars"),
        ({"while": "placed", "points": 1}, "token", "has stars, not points"),
        ({"when": "revealed", "do": [{"lose": "buyer"}]}, "stratagem", "there is no buyer when revealed"),
        (
            {"when": "revealed", "do": [{"swap": {"between": ["owner", "owner"]}}]},
            "stratagem",
            "between two different players",
        ),
        ({"when": "hunt", "do": ["peek", "expose"]}, "character", "an ability does one thing"),
    ],
)
def test_what_makes_no_sense_at_its_moment_is_refused(clause: Any, kind: str, words: str) -> None:
    (fault,) = faults(clause, kind=kind)
    assert words in fault


def bought(*steps: Any) -> list[Any]:
    return [{"when": "bought", "do": list(steps)}]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda by, all_: by["y2"].pop("stars"), 'cards[y2]: a card of kind "unicorn" needs "stars"'),
        (lambda by, all_: by["y2"].update(cost=3), 'cards[y2].cost: a card of kind "unicorn" has no "cost"'),
        (
            lambda by, all_: by["y2"].update(copies=2),
            'cards[y2].copies: of a card of kind "unicorn" there is only one copy',
        ),
        (lambda by, all_: by["athletic_unicorn"].pop("pin"), "a stratagem that lasts needs a pin"),
        (lambda by, all_: by["encore"].update(decks=["brad"]), 'unknown character "brad" (did you mean "bard"?)'),
        (lambda by, all_: by["horn"].update(article="fake_hron"), 'unknown article "fake_hron"'),
        (lambda by, all_: by["horn"].update(copies=3), "cards[fake_horn]: needs 6 tokens, has 3"),
        (lambda by, all_: all_.remove(by["encore"]), "cards[bard]: its deck needs 8 stratagems, has 7"),
        (lambda by, all_: by["fake_horn"].update(abilities=[]), "an article has one token taken"),
        (lambda by, all_: by["fake_horn"].update(abilities=bought({"slay": "buyer"}, "take")), "bears no token"),
        (
            lambda by, all_: by["butchery"].update(
                abilities=bought({"slay": "buyer"}, {"slay": "buyer"}, {"take": "seat"})
            ),
            "is not discarded again",
        ),
        (lambda by, all_: all_.remove(by["s1"]), "cards: needs at least 6 of kind starter, has 5"),
        (lambda by, all_: by["y2"].update(provenance="hearsay"), "cards[y2].provenance"),
        (lambda by, all_: by["y2"].update(provenance_of={"starz": "public"}), 'no field "starz"'),
    ],
)
def test_a_set_that_cannot_be_played_names_the_card_and_the_reason(change: Any, fault: str) -> None:
    assert any(fault in found for found in set_faults(change))


def test_a_set_with_faults_never_becomes_a_game() -> None:
    raw = deepcopy(SET)
    raw["cards"][0]["stars"] = 40
    with pytest.raises(BadSetup) as refusal:
        compile_sets([raw])
    assert "y1" in str(refusal.value.reasons[0].args["fault"])
    with pytest.raises(BadSetup):
        compile_sets([SET, SET])


def test_a_set_with_too_few_cards_never_becomes_a_game() -> None:
    raw = deepcopy(SET)
    raw["cards"] = [card for card in raw["cards"] if card["kind"] != "hunt"]
    with pytest.raises(BadSetup) as refusal:
        compile_sets([raw])
    assert "of kind hunt" in str(refusal.value.reasons[0].args["fault"])


def test_every_fault_has_words_and_no_words_are_without_a_fault() -> None:
    rooms = (ROOT / "cards" / "language" / "kill_the_unicorns", ROOT / "games" / "rules" / "kill_the_unicorns")
    sources = "".join(path.read_text(encoding="utf-8") for room in rooms for path in room.rglob("*.py"))
    said = {key for key in words.keys("en") if key.startswith("issue-ku-")}
    assert said == {f"issue-{key}" for key in re.findall(r'"(ku-[a-z-]+)"', sources)}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_fault_is_told_in_the_readers_language(language: str) -> None:
    (fault,) = LANGUAGE.parse([{"when": "revealed", "do": ["peek"]}], "stratagem")[1]
    assert "peek" in fault.text(language)
    assert (fault.text(language) == fault.message) == (language == "en")
