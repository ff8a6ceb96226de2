"""What is wrong with a shape is said in the author's language, with the titles of the grammars in it."""

from typing import Any

import pytest

import words
from cards.language import kill_the_unicorns, unstable_unicorns
from cards.language.reading import read, title_of
from shapes.nodes import Thing, node_of
from tests.language.vocabulary import nodes_in

CARDS = [unstable_unicorns.LANGUAGE.card, kill_the_unicorns.LANGUAGE.card]
TITLES = sorted(
    {title_of(node) for card in CARDS for node in nodes_in(node_of(card), set()) if not isinstance(node, Thing)}
)
SAME = {"true", "clause", "moment", "option", "provenance", "stock", "zone"}
"""The word of programs, and words that French has too."""
BROKEN: dict[str, Any] = {
    "id": "No Id",
    "names": [],
    "translation": {"en": "me"},
    "copies": 100,
    "kind": 7,
    "colour": "rad\0",
    "abilities": ["destroy", {"when": "entre", "do": [{"destroy": {"off": 1}, "draw": 1}]}, {"cannot": []}],
}


@pytest.mark.parametrize("language", [language for language in words.LANGUAGES if language != "en"])
@pytest.mark.parametrize("title", TITLES)
def test_every_title_of_a_grammar_has_a_word(title: str, language: str) -> None:
    assert words.say(language, "shape-title", title=title) != title or title in SAME


@pytest.mark.parametrize("title", TITLES)
def test_english_shows_the_title_as_the_grammar_has_it(title: str) -> None:
    assert words.say("en", "shape-title", title=title) == title.replace("-", " ")


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_every_fault_of_a_broken_card_is_said_in_full(card: type, language: str) -> None:
    issues = read(card, BROKEN, "cards[x]")[1]
    texts = [issue.text(language) for issue in issues]
    assert len(issues) > 5
    assert not [text for text in texts if "$" in text or "shape-" in text or "issue-" in text]
    assert language == "en" or not set(texts) & {issue.message for issue in issues}


def test_a_polish_author_reads_polish() -> None:
    texts = [issue.text("pl") for issue in read(CARDS[0], BROKEN)[1]]
    assert 'oczekiwano: rodzaj; jest: "7"' in texts
    assert "oczekiwano: nazwy z wartościami; jest: lista" in texts
    assert "może być co najwyżej 99, jest 100" in texts
