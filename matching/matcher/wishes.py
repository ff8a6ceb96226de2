"""What the matcher knows of those who wait, and what it answers."""

from collections.abc import Collection, Hashable, Sequence
from typing import NamedTuple
from uuid import UUID

Pair = frozenset[UUID]
"""Two accounts, in no order."""


class Seeker(NamedTuple):
    """One who waits, with one ticket. Only tickets of one `pool` can meet: the same game, clock, cards and stakes."""

    ticket: UUID
    account: UUID
    pool: Hashable
    rating: float
    """In spreads: the distance between two is all that counts."""
    waited: float
    """Seconds."""
    sizes: Sequence[int]
    """With how many seats the game may be played, the fewest first."""
    party: str = ""
    """Tickets with the same party sit at one table, as soon as `party_size` of them wait."""
    party_size: int = 1
    bot: str = ""
    """The level of the bots that may fill the table up; empty: none."""
    bots_after: float = 0.0
    """After so many seconds."""

    @property
    def takes_bots(self) -> bool:
        return bool(self.bot) and self.waited >= self.bots_after


class Match(NamedTuple):
    """A table: the tickets that sit there, and bots on its other seats."""

    tickets: Sequence[Seeker]
    bots: Sequence[str] = ()

    @property
    def seats(self) -> int:
        return len(self.tickets) + len(self.bots)


class Group:
    """Tickets that stay together: one person, or a party that is complete."""

    def __init__(self, tickets: Sequence[Seeker]) -> None:
        self.tickets = sorted(tickets, key=lambda one: (-one.waited, one.ticket))
        self.size = len(tickets)
        self.rating = sum(one.rating for one in tickets) / self.size
        self.waited = self.tickets[0].waited
        shared = set.intersection(*(set(one.sizes) for one in tickets))
        self.sizes = sorted(size for size in shared if size >= self.size)
        self.takes_bots = all(one.takes_bots for one in tickets)

    @property
    def order(self) -> tuple[float, UUID]:
        """Who has waited longest comes first; the rest is by id, so that the same people give the same tables."""
        return -self.waited, self.tickets[0].ticket

    def has_pair_with(self, others: Collection["Group"], pairs: Collection[Pair]) -> bool:
        """Whether somebody here and somebody there are one of these pairs."""
        if not pairs:
            return False
        there = [one.account for other in others for one in other.tickets]
        return any(frozenset((mine.account, theirs)) in pairs for mine in self.tickets for theirs in there)
