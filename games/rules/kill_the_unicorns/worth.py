"""How good a Table is for each seat: what it would score now, and what the cards in its hand can still catch."""

from collections.abc import Sequence
from math import exp

from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.cards import KuCards
from games.rules.kill_the_unicorns.scoring import score
from games.rules.kill_the_unicorns.shown import UnicornCard
from games.rules.kill_the_unicorns.table import KuTable

STEEPNESS = 0.25
"""How much likelier one point more makes it to win: e to this power."""
BUYING = 0.1
"""What a point of hunt cards is worth as long as the market of the round is to come."""


def worth(cards: KuCards, table: KuTable) -> list[float] | None:
    """Each seat's part of all strength. While a hunt is under way, nothing can be said."""
    if table.outcome is not None:
        winners = table.outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]
    if table.phase in ("bidding", "reveal", "resolution"):
        return None
    hands = [float(sum([table.value(cards, copy) for copy in hunter.hand])) for hunter in table.hunters]
    prey, all_hands = wild_unicorns(cards, table), sum(hands) or 1.0
    powers = [
        0.0
        if seat in table.conceded
        else exp(STEEPNESS * (expected(cards, table, seat, prey, hand / all_hands) + buying(table, hand)))
        for seat, hand in enumerate(hands)
    ]
    total = sum(powers)
    return [power / total for power in powers]


def wild_unicorns(cards: KuCards, table: KuTable) -> list[UnicornCard]:
    """Those that will still be hunted in this round."""
    first = table.slot + 1 if table.phase == "hunt_over" else table.slot
    is_hunting = table.phase in ("opening", "hunt_over")
    row = table.row[first:] if is_hunting else table.row if table.phase == "stratagems" else []
    return [shown.wild_unicorn(cards, table, slot.unicorn) for slot in row if slot.unicorn is not None]


def expected(cards: KuCards, table: KuTable, seat: int, prey: Sequence[UnicornCard], chance: float) -> float:
    """The seat's points now, and what each unicorn would add, as likely as the seat's part of all hunt cards is."""
    hunter = table.hunters[seat]
    unicorns = [shown.unicorn(cards, table, unicorn) for unicorn in hunter.unicorns]
    held = [shown.held_token(cards, table, copy) for copy in hunter.held]
    points = score(unicorns, held).total
    return points + chance * sum([score([*unicorns, one], held).total - points for one in prey])


def buying(table: KuTable, hand: float) -> float:
    """After the market everybody has all hunt cards again."""
    return BUYING * hand if table.phase in ("stratagems", "opening", "hunt_over", "market") else 0.0
