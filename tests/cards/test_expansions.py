"""The expansions that ship: each is right with the base deck, all are played together, and the API offers the mixes."""

from typing import Any

import pytest

import words
from cards.files.format import to_file
from cards.language.catalogue import SHIPPED, default_set, shipped, shipped_slugs
from cards.language.joining import issues_in_set, read_sets, tag_names
from cards.publishing.checks import checked
from cards.publishing.shipped import do_load_shipped
from cards.rulesets import languages
from cards.selectors import published_version
from tests.cards.expansion import UU

EXPANSIONS = [slug for slug in shipped_slugs() if shipped(slug).get("extends") == [UU]]
each = pytest.mark.parametrize("slug", EXPANSIONS)


def test_three_expansions_ship_and_none_of_them_is_the_default() -> None:
    assert [slug.removeprefix("unstable-unicorns-") for slug in EXPANSIONS] == [
        "adventures",
        "dragons",
        "rainbow-apocalypse",
    ]
    assert default_set("unstable_unicorns")["id"] == UU


@each
def test_it_is_right_with_the_base_deck(slug: str) -> None:
    assert issues_in_set(shipped(slug), languages(), shipped) == []
    assert to_file(shipped(slug), "yaml") == (SHIPPED / f"{slug}.yaml").read_bytes()


@each
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_card_has_a_name_that_holds_its_tags(slug: str, language: str) -> None:
    tags = tag_names([shipped(slug).get("tags", {}), shipped(UU)["tags"]])
    for card in shipped(slug)["cards"]:
        assert card["names"][language]
        for tag in card.get("named", []):
            assert tags[tag][language].lower() in card["names"][language].lower()


@pytest.mark.proves("UU-R6.4")
@each
def test_two_players_do_without_its_basic_unicorns(slug: str) -> None:
    basics = [card for card in shipped(slug)["cards"] if card["kind"] == "basic_unicorn"]
    assert basics
    assert not any(card.get("two_player", True) for card in basics)


def test_all_of_them_are_played_together_without_a_clash() -> None:
    deck: Any
    deck, issues = read_sets([shipped(UU), *map(shipped, EXPANSIONS)], languages())
    assert issues == []
    assert len(deck.sets) == len(EXPANSIONS) + 1


@pytest.mark.django_db
@each
def test_loaded_it_has_no_problem_and_its_mixes_can_be_offered(slug: str) -> None:
    do_load_shipped()
    version = published_version(slug)
    assert version is not None
    told = checked(version)
    assert told.errors == []
    assert [str(fault) for fault in told.warnings if not str(fault).startswith("cards: ")] == []
