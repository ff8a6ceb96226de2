"""Scores (KU-A8): stars with all modifiers, held tokens, sets of one colour and rainbows.
Grouping is free, so a seat always scores its best. Everything that counts is public."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from cards.language.kill_the_unicorns.words import COLOURS
from games.rules.kill_the_unicorns.shown import HeldToken, UnicornCard

RAINBOW = 8
SET_BONUS = (0, 0, 2, 5, 8, 12)
"""By the number of unicorns of the colour; more than five earn no more than five."""


class Score(msgspec.Struct, frozen=True):
    """A seat's points, part by part: `total` is the sum of the others. `rainbow` says which cards make it."""

    stars: int
    """As printed on the unicorns."""
    modifiers: int
    """What pinned stratagems and tokens on them add or take away."""
    tokens: int
    """Points of tokens that lie before the seat."""
    sets: dict[str, int]
    """The bonus of each colour's set."""
    rainbow: tuple[str, ...]
    """The unicorns that make a rainbow, which is worth 8 points; empty without one."""
    total: int
    """The sum of all."""


class SeatScore(Score, frozen=True):
    """The points of one seat, part by part."""

    seat: int
    """The number of the seat."""


class Coloured(msgspec.Struct, frozen=True):
    """One unicorn as sets see it: which it is, its colour now, and as how many it counts."""

    unicorn: str
    colour: str | None
    weight: int = 1


class Grouping(msgspec.Struct, frozen=True):
    """The best grouping: the bonus of each colour's set, and which cards make the rainbow."""

    sets: dict[str, int]
    rainbow: tuple[str, ...] = ()

    @property
    def bonus(self) -> int:
        """Points of all the sets, the rainbow included."""
        return sum(self.sets.values()) + (RAINBOW if self.rainbow else 0)


def score(unicorns: Sequence[UnicornCard], held: Sequence[HeldToken], printed: int = 0) -> Score:
    """What these unicorns and tokens are worth; nothing keeps a value from falling below zero (KU-D33).

    `printed` are the stars without what lies on the unicorns; who wants only the total need not know them.
    """
    stars = sum(unicorn.stars for unicorn in unicorns)
    tokens = sum(token.points for token in held)
    grouping = best_grouping([Coloured(u.id, u.colour, u.weight) for u in unicorns])
    sets = {**grouping.sets, **({"rainbow": RAINBOW} if grouping.rainbow else {})}
    total = stars + tokens + grouping.bonus
    return Score(printed, stars - printed, tokens, sets, grouping.rainbow, total)


def unique_totals(totals: Mapping[int, int]) -> list[int]:
    """Ties cancel, in hunts and in the end: the seats whose total nobody shares, the highest first."""
    all_totals = list(totals.values())
    alone = [seat for seat, total in totals.items() if all_totals.count(total) == 1]
    return sorted(alone, key=lambda seat: -totals[seat])


def set_bonus(count: int) -> int:
    """What a set of that many unicorns of one colour earns."""
    return SET_BONUS[min(count, len(SET_BONUS) - 1)]


def has_double_rainbow(collection: Sequence[Coloured], double_fills_both: bool) -> bool:
    """Two of every colour; the table says whether one of double weight fills both places of its own (KU-D31)."""
    places = _count if double_fills_both else len
    return all(places(_of(colour, collection)) >= 2 for colour in COLOURS)


def best_grouping(collection: Sequence[Coloured]) -> Grouping:
    """The grouping worth most; on equal worth the one without a rainbow."""
    return _best_grouping(tuple(collection))


@lru_cache(maxsize=4096)  # every view shows every seat's score, and few of them have changed since the last
def _best_grouping(collection: tuple[Coloured, ...]) -> Grouping:
    by_colour = {colour: _of(colour, collection) for colour in COLOURS}
    plain = Grouping(_bonuses(by_colour))
    if not all(by_colour.values()):
        return plain
    # A lighter card in the rainbow leaves a heavier set behind, and a heavier set is never worth less.
    picks = {colour: min(cards, key=lambda card: card.weight) for colour, cards in by_colour.items()}
    rest = {colour: [c for c in cards if c is not picks[colour]] for colour, cards in by_colour.items()}
    rainbow = Grouping(_bonuses(rest), tuple(pick.unicorn for pick in picks.values()))
    return max(plain, rainbow, key=lambda grouping: grouping.bonus)


def _of(colour: str, collection: Sequence[Coloured]) -> list[Coloured]:
    return [card for card in collection if card.colour == colour]


def _count(cards: Sequence[Coloured]) -> int:
    return sum(card.weight for card in cards)


def _bonuses(by_colour: dict[str, list[Coloured]]) -> dict[str, int]:
    found = {colour: set_bonus(_count(cards)) for colour, cards in by_colour.items()}
    return {colour: bonus for colour, bonus in found.items() if bonus}
