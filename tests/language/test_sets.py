"""Card set files: read whole or refused whole, written the same way every time."""

from copy import deepcopy
from typing import Any

import pytest
import yaml

from cards.language.catalogue import SHIPPED, shipped, shipped_slugs
from cards.language.joining import joined_sets
from cards.language.sets import BrokenCardSet, parse_yaml, read_set, to_yaml
from cards.rulesets import language_of, languages

SETS = shipped_slugs()


def faults(raw: object) -> list[str]:
    return [str(issue) for issue in read_set(raw, languages())[1]]


def base(**change: Any) -> dict[str, Any]:
    return {**deepcopy(shipped("unstable-unicorns-2e")), **change}


def with_its_base(slug: str) -> list[dict[str, Any]]:
    """What the set extends, and the set."""
    raw = shipped(slug)
    return [*(shipped(one) for one in raw.get("extends", [])), raw]


@pytest.mark.parametrize("slug", SETS)
def test_a_shipped_set_is_whole(slug: str) -> None:
    raws = with_its_base(slug)
    assert joined_sets(language_of(raws[-1]["ruleset"]), raws).sets[-1].id == slug


@pytest.mark.parametrize("slug", SETS)
def test_export_import_export_changes_no_byte(slug: str) -> None:
    text = (SHIPPED / f"{slug}.yaml").read_text(encoding="utf-8")
    raw = yaml.safe_load(text)
    assert to_yaml(raw, language_of(raw["ruleset"]).card) == text


@pytest.mark.parametrize("slug", SETS)
def test_every_card_has_a_name_in_english(slug: str) -> None:
    raws = with_its_base(slug)
    own = joined_sets(language_of(raws[-1]["ruleset"]), raws).sets[-1]
    assert own.cards and all(card.names["en"] for card in own.cards)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            {"ruleset": "unstable_unicorn"},
            'ruleset: unknown ruleset "unstable_unicorn" (did you mean "unstable_unicorns"?)',
        ),
        ({"id": "No Slug"}, '"No Slug" is not a slug'),
        ({"cards": []}, "cards: the set has no card yet"),
        ({"cards": None}, "cards: expected a list of cards, found nothing"),
        ({"colour": "red"}, 'colour: unknown word "colour"'),
        ({"names": {"english": "x"}}, '"english" is not a language code'),
    ],
)
def test_a_broken_frame_is_refused(change: dict[str, Any], fault: str) -> None:
    assert any(fault in found for found in faults(base(**change)))


@pytest.mark.parametrize("raw", [None, [], "cards", 7])
def test_something_else_than_a_set_is_refused(raw: object) -> None:
    assert faults(raw)


def test_a_broken_program_is_refused_with_card_and_place() -> None:
    raw = base()
    poison = next(card for card in raw["cards"] if card["id"] == "unicorn_poison")
    poison["abilities"][0]["do"][0] = {"destroy": {"of": "unicron"}}
    with pytest.raises(BrokenCardSet, match=r"cards\[unicorn_poison\].abilities\[0\].do\[0\].destroy.of: unknown kind"):
        joined_sets(language_of(raw["ruleset"]), [raw])


def test_two_cards_with_one_id_are_refused() -> None:
    raw = base()
    raw["cards"].append(raw["cards"][0])
    assert faults(raw) == ["cards[baby_unicorn_red]: two cards have this id"]


def test_a_card_without_an_english_name_is_refused() -> None:
    raw = base()
    raw["cards"][0]["names"] = {"es": "Bebé"}
    assert faults(raw) == ["cards[baby_unicorn_red].names: needs an English name"]


@pytest.mark.parametrize("text", ["a: [", "\t- x: y: z", "!!python/object:os.system {}"])
def test_a_text_that_is_not_yaml_is_an_issue(text: str) -> None:
    assert parse_yaml(text)[1]
