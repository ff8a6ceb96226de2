"""How good a Table is for each seat, from what lies there by kind. No card is known by name.

The numbers are logarithms of odds: a fit to who won in 94 games of weak bots against each other, rounded by hand.
"""

from functools import lru_cache
from math import exp

from games.rules.unstable_unicorns.cards import Cards
from games.rules.unstable_unicorns.table import HAND_LIMIT, UnicornTable, unicorns_to_win

UNICORN = 0.5
LAST_BUT_ONE = 0.7
"""For the Unicorn that leaves only one to be won with, more than for any other."""
IN_STABLE = {"upgrade": 0.55, "downgrade": -0.3}
IN_HAND = {"instant": 0.25, "upgrade": 0.05, "downgrade": 0.05, "magic": 0.05}
UNICORN_IN_HAND = 0.15


def worth(cards: Cards, table: UnicornTable) -> list[float] | None:
    """Each seat's part of all strength. While a card is being played, nothing can be said."""
    if table.outcome is not None:
        winners = table.outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]
    if table.playing:
        return None
    powers = [0.0 if seat in table.conceded else exp(strength(cards, table, seat)) for seat in range(table.seats)]
    total = sum(powers)
    return [power / total for power in powers]


def strength(cards: Cards, table: UnicornTable, seat: int) -> float:
    """How much the seat's Stable and hand say for it."""
    in_stable, in_hand = worths_of(cards)
    of, standing = table.faces, table.standing[seat]
    stable = sum([in_stable[of[copy]] for copy in table.stables[seat]])
    hand = sorted([in_hand[of[copy]] for copy in table.hands[seat]], reverse=True)
    almost = LAST_BUT_ONE if standing + 1 >= unicorns_to_win(table.seats) else 0.0
    return UNICORN * standing + almost + stable + sum(hand[:HAND_LIMIT])


@lru_cache(maxsize=16)
def worths_of(cards: Cards) -> tuple[list[float], list[float]]:
    """What each face is worth in a Stable, beside what it counts there, and in a hand."""
    in_stable = [IN_STABLE.get(face.kind, 0.0) for face in cards.faces]
    in_hand = [UNICORN_IN_HAND if face.is_unicorn else IN_HAND.get(face.kind, 0.0) for face in cards.faces]
    return in_stable, in_hand
