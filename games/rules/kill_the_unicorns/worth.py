"""How good a Table is for each seat: what it would score now, and what the cards in its hand can still catch."""

from math import exp

from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.cards import KuCards
from games.rules.kill_the_unicorns.scoring import score
from games.rules.kill_the_unicorns.table import KuTable

STEEPNESS = 0.25
"""How much likelier one point more makes it to win: e to this power."""
HUNTING = 0.3
"""What a point of hunt cards is worth as long as a hunt of the round is to come."""
BUYING = 0.1
"""And before the market."""


def worth(cards: KuCards, table: KuTable) -> list[float] | None:
    """Each seat's part of all strength. While a hunt is under way, nothing can be said."""
    if table.outcome is not None:
        winners = table.outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]
    if table.phase in ("bidding", "reveal", "resolution"):
        return None
    powers = [
        0.0 if seat in table.conceded else exp(STEEPNESS * strength(cards, table, seat)) for seat in range(table.seats)
    ]
    total = sum(powers)
    return [power / total for power in powers]


def strength(cards: KuCards, table: KuTable, seat: int) -> float:
    """Counted in points."""
    hunter = table.hunters[seat]
    unicorns = [shown.unicorn(cards, table, unicorn) for unicorn in hunter.unicorns]
    held = [shown.held_token(cards, table, copy) for copy in hunter.held]
    points = score(unicorns, held).total
    return points + in_hand(table) * sum(table.value(cards, copy) for copy in hunter.hand)


def in_hand(table: KuTable) -> float:
    """What a point of hunt cards is worth now; after the market everybody has all of them again."""
    if table.phase in ("opening", "hunt_over"):
        return HUNTING if table.slot + 1 < len(table.row) or table.phase == "opening" else BUYING
    return BUYING if table.phase == "market" else 0.0
