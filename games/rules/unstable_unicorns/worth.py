"""How good a Table is for each seat, from what lies there by kind. No card is known by name."""

from math import exp

from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.cards import Cards, Face
from games.rules.unstable_unicorns.table import HAND_LIMIT, UnicornTable

STABLE = {"upgrade": 0.5, "downgrade": -0.6}
HAND = {"instant": 0.35, "upgrade": 0.2, "downgrade": 0.2, "magic": 0.2}
UNICORN_IN_HAND = 0.25
ABILITY = 0.15
"""A Unicorn that does something as long as it stands."""
STEEPNESS = 0.9
"""How much likelier one Unicorn more makes it to win: e to this power."""


def worth(cards: Cards, table: UnicornTable) -> list[float] | None:
    """Each seat's part of all strength. While a card is being played, nothing can be said."""
    if table.outcome is not None:
        winners = table.outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]
    if table.playing:
        return None
    powers = [
        0.0 if seat in table.conceded else exp(STEEPNESS * strength(cards, table, seat)) for seat in range(table.seats)
    ]
    total = sum(powers)
    return [power / total for power in powers]


def strength(cards: Cards, table: UnicornTable, seat: int) -> float:
    """Counted in Unicorns."""

    def face(copy: Copy) -> Face:
        return cards.faces[table.faces[copy]]

    stable = sum(in_stable(face(copy)) for copy in table.stables[seat])
    hand = sorted((in_hand(face(copy)) for copy in table.hands[seat]), reverse=True)
    return table.standing[seat] + stable + sum(hand[:HAND_LIMIT])


def in_stable(face: Face) -> float:
    """What a card in a Stable is worth beyond what it counts."""
    if face.is_unicorn:
        return ABILITY if face.in_force or face.when("turn_start") else 0.0
    return STABLE.get(face.kind, 0.0)


def in_hand(face: Face) -> float:
    return UNICORN_IN_HAND if face.is_unicorn else HAND.get(face.kind, 0.0)
