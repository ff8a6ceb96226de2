"""Sets that are being written and do not ship yet: what is there of them is right, and fits the base deck."""

from pathlib import Path
from typing import Any

import pytest

import words
from cards.files.format import to_file
from cards.files.reading import parse_file
from cards.language.catalogue import SHIPPED, shipped, shipped_slugs
from cards.language.joining import issues_in_set, read_sets, tag_names
from cards.language.sets import Plain
from cards.rulesets import languages
from tests.cards.expansion import UU

FILES = sorted((SHIPPED / "unfinished").glob("*.yaml"))


def parsed(path: Path) -> Plain:
    plain = parse_file(path.read_bytes())
    assert isinstance(plain, dict)
    return plain


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_is_right_with_the_base_deck_and_does_not_ship(path: Path) -> None:
    plain = parsed(path)
    assert issues_in_set(plain, languages(), {UU: shipped(UU)}.get) == []
    assert to_file(plain, "yaml") == path.read_bytes()
    assert plain["id"] == path.stem
    assert plain["id"] not in shipped_slugs()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_card_has_a_name_that_holds_its_tags(path: Path, language: str) -> None:
    plain = parsed(path)
    tags = tag_names([plain.get("tags", {}), shipped(UU)["tags"]])
    for card in plain["cards"]:
        assert card["names"][language]
        for tag in card.get("named", []):
            assert tags[tag][language].lower() in card["names"][language].lower()


def test_all_of_them_are_played_together_without_a_clash() -> None:
    deck: Any
    deck, issues = read_sets([shipped(UU), *(parsed(path) for path in FILES)], languages())
    assert issues == []
    assert len(deck.sets) == len(FILES) + 1
