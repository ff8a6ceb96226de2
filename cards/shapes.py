"""What a version looks like from outside: counts, languages, and a card's name in a language."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

import words


class Glance(Struct, frozen=True):
    """A version in a few numbers."""

    cards: int
    copies: int
    by_kind: dict[str, int]
    languages: list[str]
    """Complete ones: every card has a name in it."""
    lacking: dict[str, int]
    """How many cards have no name in a language that others have, or that the service speaks."""


def glance(plain: Mapping[str, Any]) -> Glance:
    cards = plain["cards"]
    kinds: Counter[str] = Counter()
    for card in cards:
        kinds[card.get("kind", "")] += card.get("copies", 1)
    named = Counter(language for card in cards for language, name in card["names"].items() if name)
    known = (*words.LANGUAGES, *sorted(set(named) - set(words.LANGUAGES)))
    return Glance(
        cards=len(cards),
        copies=sum(kinds.values()),
        by_kind=dict(kinds),
        languages=[language for language in known if cards and named[language] == len(cards)],
        lacking={language: len(cards) - named[language] for language in known if named[language] < len(cards)},
    )


def in_words(names: Mapping[str, str], language: str) -> str:
    """A name in this language, else in English, else in whichever there is."""
    return names.get(language) or names.get(words.FALLBACK) or next(iter(names.values()), "")
