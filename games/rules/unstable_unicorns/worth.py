"""How good a Table is for each seat: its signs, which anybody could count, times what each of them weighs.

No card is known by name. The weights are logarithms of odds, fitted to who won: `python -m tools.fit_worth`.
"""

from functools import lru_cache
from math import exp
from operator import mul

from games.rules.unstable_unicorns.cards import Cards, Face
from games.rules.unstable_unicorns.table import HAND_LIMIT, UnicornTable, unicorns_to_win

SIGNS = (
    "unicorn",
    "one_to_win",
    "magical_unicorn",
    "upgrade",
    "upgrade_each_turn",
    "downgrade",
    "hand_unicorn",
    "hand_instant",
    "hand_upgrade",
    "hand_downgrade",
    "hand_magic",
    "on_turn",
)
"""What is counted for a seat: Unicorns as they count for winning, cards in its Stable, cards in its hand, its turn."""
NUMBER = {sign: number for number, sign in enumerate(SIGNS)}
WEIGHTS_OF_TWO = (0.18, 0.60, 0.24, 0.75, 0.25, -0.15, 0.17, 0.38, 0.08, 0.15, 0.10, 0.10)
WEIGHTS_OF_MORE = (0.25, 0.90, 0.22, 0.40, 0.05, -0.10, 0.12, 0.22, 0.04, 0.02, 0.04, 0.08)
"""A table of two seats is another game: each Instant stops the only rival."""


def worth(cards: Cards, table: UnicornTable) -> list[float] | None:
    """Each seat's part of all strength. While a card is being played, nothing can be said."""
    if table.outcome is not None:
        winners = table.outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]
    if table.playing:
        return None
    weights = weights_for(table.seats)
    powers = [
        0.0 if seat in table.conceded else exp(sum(map(mul, weights, signs(cards, table, seat))))
        for seat in range(table.seats)
    ]
    total = sum(powers)
    return [power / total for power in powers]


def weights_for(seats: int) -> tuple[float, ...]:
    return WEIGHTS_OF_TWO if seats == 2 else WEIGHTS_OF_MORE


def signs(cards: Cards, table: UnicornTable, seat: int) -> list[float]:
    """How often each of the signs is there. Of a hand that is too large, only a part will stay."""
    in_stable, in_hand = signs_of(cards)
    of, standing, hand = table.faces, table.standing[seat], table.hands[seat]
    found = [0.0] * (len(SIGNS) + 1)
    found[NUMBER["unicorn"]] = standing
    found[NUMBER["one_to_win"]] = standing + 1 >= unicorns_to_win(table.seats)
    found[NUMBER["on_turn"]] = seat == table.active
    for copy in table.stables[seat]:
        found[in_stable[of[copy]]] += 1.0
    kept = min(1.0, HAND_LIMIT / len(hand)) if hand else 1.0
    for copy in hand:
        found[in_hand[of[copy]]] += kept
    return found[:-1]


@lru_cache(maxsize=16)
def signs_of(cards: Cards) -> tuple[list[int], list[int]]:
    """Which sign each face is in a Stable, and in a hand; one that is none has the number after the last."""
    in_stable = [NUMBER.get(_sign_in_stable(face), len(SIGNS)) for face in cards.faces]
    in_hand = [NUMBER.get(f"hand_{'unicorn' if face.is_unicorn else face.kind}", len(SIGNS)) for face in cards.faces]
    return in_stable, in_hand


def _sign_in_stable(face: Face) -> str:
    return "upgrade_each_turn" if face.kind == "upgrade" and face.when("turn_start") else face.kind
