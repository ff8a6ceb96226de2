"""docs/cards.md is the golden text of every card in every language: a change of words shows in its diff."""

from pathlib import Path

import pytest

import words
from cards.language.catalogue import shipped, shipped_slugs
from cards.language.page import page
from cards.rulesets import languages

PAGE = Path(__file__).parents[3] / "docs" / "cards.md"


def test_the_page_with_every_card_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(languages()), "run make card-page and read what changed"


@pytest.mark.parametrize("slug", shipped_slugs())
def test_every_card_has_a_name_in_every_language(slug: str) -> None:
    for card in shipped(slug)["cards"]:
        assert list(card["names"]) == list(words.LANGUAGES)
        assert set(card.get("translation", {})) <= set(card["names"]) - {"en"}


def test_printed_names_are_not_marked_as_ours() -> None:
    ours = {card["id"]: set(card.get("translation", {})) for card in shipped("unstable-unicorns-2e")["cards"]}
    assert all("es" not in languages for languages in ours.values())
    assert sum("it" not in languages for languages in ours.values()) == 12 + 9 + 2
    assert {id_ for id_, languages in ours.items() if "pl" not in languages} == {"neigh"}
