"""Measures of one card in a tally: how often, and how much better or worse its seats fared than those of other cards.

A seat wins one game in two at two seats and one in eight at eight, and a seat that draws more wins more. So what a
seat with any card wins, by the number of seats, is what a card's seats are expected to win.
"""

from math import sqrt

from msgspec import Struct

from cards.balance.tally import BalanceTally, Part, PartTally
from uu_service.intervals import wilson


class Luck(Struct, frozen=True):
    """How seats with something fared: the share of games they won, its interval, and what was to be expected."""

    seen: int
    won: int
    expected: float
    """The share that was to be expected."""
    spread: float
    """The standard deviation of the share, if only luck is at work."""
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.won / self.seen if self.seen else 0.0

    @property
    def lift(self) -> float:
        """How much more of its games a seat with it wins than one with any card."""
        return self.share - self.expected

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


Chances = dict[int, float]
"""By the number of seats, the share of games that a seat with any card wins."""


def chances(tally: BalanceTally, part: Part) -> Chances:
    seen: dict[int, int] = {}
    won: dict[int, int] = {}
    for parts in tally.cards.values():
        for seats, count in (parts[part].by_seats if part in parts else {}).items():
            seen[seats] = seen.get(seats, 0) + count.seen
            won[seats] = won.get(seats, 0) + count.won
    return {seats: won[seats] / seen[seats] for seats in seen}


def luck(tally: PartTally, expected: Chances) -> Luck:
    seen, won = tally.seen, tally.won
    shares = [(count.seen, expected.get(seats, 1 / seats)) for seats, count in tally.by_seats.items()]
    mean = sum(count * share for count, share in shares) / seen if seen else 0.0
    spread = sqrt(sum(count * share * (1 - share) for count, share in shares)) / seen if seen else 0.0
    low, high = wilson(won, seen)
    return Luck(seen, won, mean, spread, low, high)


def first_seat(tally: BalanceTally) -> Luck:
    """How who is asked first fared, against an even chance."""
    first = PartTally()
    for seats, table in tally.tables.items():
        for place in range(table.games):
            first.add(seats, place < table.places[0])
    return luck(first, {})


def ratio(tally: BalanceTally, card: str, of: Part, to: Part) -> tuple[int, int]:
    """How often one thing happened for so many times of another."""
    return tally.part(card, of).times, tally.part(card, to).times


def typical(tally: BalanceTally, of: Part, to: Part) -> float:
    """The middle one of all cards to which the other thing happened at all."""
    shares = sorted(
        min(1.0, tally.part(card, of).times / parts[to].times)
        for card, parts in tally.cards.items()
        if to in parts and (card, of) in set(tally.usable)
    )
    return shares[len(shares) // 2] if shares else 0.0
