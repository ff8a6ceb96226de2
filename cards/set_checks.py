"""Checks of a whole set before it may be published: what the language finds in it, and what no game can do without."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

import words
from cards.drafts import missing_images
from cards.language.catalogue import LANGUAGES
from cards.language.issues import Issue
from cards.language.sets import card_place, read_set
from cards.shapes import glance
from cards.texts import card_text

MOST_SEATS = 8
HAND = 5
NEEDED_TO_WIN = 7
MOST_CARDS = 500


class Checked(Struct, frozen=True):
    """Errors stand in the way of publishing; warnings are only told."""

    errors: list[Issue]
    warnings: list[Issue]


def check_whole_set(plain: Mapping[str, Any], before: Mapping[str, Any] | None, language: str) -> Checked:
    """Everything wrong with a set; `before` is what it would replace."""
    say = _Sayer(language)
    _, errors = read_set(dict(plain), LANGUAGES)
    errors += [
        Issue(f"{card_place(face)}.image", say("no-image", hash=digest[:12])) for face, digest in _pictures(plain)
    ]
    if len(plain["cards"]) > MOST_CARDS:
        errors.append(Issue("cards", say("many-cards", limit=MOST_CARDS, found=len(plain["cards"]))))
    if not errors:
        errors += _unsayable(plain, say)
        errors += list(NEEDS.get(plain["ruleset"], _nothing)(plain["cards"], say))
    lost, warnings = _languages(plain, before, say)
    return Checked(errors + lost, warnings)


class _Sayer:
    """Messages of this room, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **args: object) -> str:
        return words.say(self.language, f"cards-check-{key}", **args)


def _pictures(plain: Mapping[str, Any]) -> list[tuple[str, str]]:
    return missing_images(plain)


def _unsayable(plain: Mapping[str, Any], say: _Sayer) -> list[Issue]:
    """Cards whose program is right and for which there are no words in some language."""
    found = []
    for card in plain["cards"]:
        for language in words.LANGUAGES:
            try:
                card_text(plain["ruleset"], card, language)
            except Exception as error:  # noqa: BLE001 - whatever the renderer stumbles over, the card is to be named
                place = f"{card_place(card['id'])}.abilities"
                found.append(Issue(place, say("unsayable", code=language, reason=str(error))))
    return found


def _languages(
    plain: Mapping[str, Any], before: Mapping[str, Any] | None, say: _Sayer
) -> tuple[list[Issue], list[Issue]]:
    """A language that was complete must stay complete; one that never was is shown in English where it lacks a name."""
    had = glance(before).languages if before else []
    lost, warnings = [], []
    for language, count in glance(plain).lacking.items():
        if language in had:
            lost += [
                Issue(f"{card_place(card['id'])}.names.{language}", say("language-lost", code=language))
                for card in plain["cards"]
                if not card["names"].get(language)
            ]
        else:
            warnings.append(Issue(f"names.{language}", say("language-incomplete", code=language, count=count)))
    return lost, warnings


def _nothing(cards: Sequence[Mapping[str, Any]], say: _Sayer) -> Iterator[Issue]:
    yield from ()


def _unstable_unicorns(cards: Sequence[Mapping[str, Any]], say: _Sayer) -> Iterator[Issue]:
    """A table of eight and a table of two can both be dealt, somebody can win, and somebody can say Neigh."""
    yield from _uu_counts(cards, MOST_SEATS, "", say)
    for_two = [card for card in cards if card.get("two_player", True)]
    yield from _uu_counts(for_two, 2, "two-player-", say)


def _uu_counts(cards: Sequence[Mapping[str, Any]], seats: int, which: str, say: _Sayer) -> Iterator[Issue]:
    def count(*kinds: str) -> int:
        return sum(card.get("copies", 1) for card in cards if card["kind"] in kinds)

    deck = sum(card.get("copies", 1) for card in cards if card["kind"] != "baby_unicorn")
    for key, found, least in (
        ("babies", count("baby_unicorn"), seats),
        ("unicorns", count("basic_unicorn", "magical_unicorn"), NEEDED_TO_WIN),
        ("instants", count("instant"), 1),
        ("deck", deck, seats * (HAND + 2)),
    ):
        if found < least:
            yield Issue("cards", say(f"{which}{key}", found=found, least=least))


NEEDS: dict[str, Callable[[Sequence[Mapping[str, Any]], _Sayer], Iterator[Issue]]] = {
    "unstable_unicorns": _unstable_unicorns,
    # Kill the Unicorns' own language counts its kinds already.
}
