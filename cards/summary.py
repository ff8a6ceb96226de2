"""A version in a few numbers: how many cards and copies, of which kinds, in which languages."""

from collections import Counter

from msgspec import Struct

import words
from cards.language.sets import Plain


class VersionSummary(Struct, frozen=True):
    """Counts of a version's cards, and the languages that it speaks."""

    cards: int
    copies: int
    by_kind: dict[str, int]
    languages: list[str]
    """Complete ones: every card has a name in it."""
    lacking: dict[str, int]
    """How many cards have no name in a language that others have, or that the service speaks."""


def summary_of(plain: Plain) -> VersionSummary:
    cards = plain["cards"]
    kinds: Counter[str] = Counter()
    for card in cards:
        kinds[card.get("kind", "")] += card.get("copies", 1)
    named = Counter(language for card in cards for language, name in card["names"].items() if name)
    known = (*words.LANGUAGES, *sorted(set(named) - set(words.LANGUAGES)))
    return VersionSummary(
        cards=len(cards),
        copies=sum(kinds.values()),
        by_kind=dict(kinds),
        languages=[language for language in known if cards and named[language] == len(cards)],
        lacking={language: len(cards) - named[language] for language in known if named[language] < len(cards)},
    )
