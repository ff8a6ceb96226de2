"""The matcher. Those who have waited longest choose first: they take the nearest ratings within their window.

For each pool: sort the groups by rating into one lane for every size of table. Then, from the longest wait to the
shortest, try the sizes that the group accepts by now; take its nearest neighbours in that lane until the table is full.
If none can be filled, and the group has waited long enough for bots, fill up with bots.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from itertools import islice

from matching.matcher.lanes import Lane
from matching.matcher.patience import Patience
from matching.matcher.wishes import Group, Match, Pair, Seeker

LOOKS_AT = 200
"""So many neighbours are looked at for one table. More are passed over only where almost nobody fits."""


def match(
    waiting: Sequence[Seeker],
    *,
    apart: Collection[Pair] = frozenset(),
    again: Collection[Pair] = frozenset(),
    patience: Patience = Patience(),  # noqa: B008 - a tuple
) -> list[Match]:
    """Tables for those who wait. `apart` never meet; `again` have just played with each other.

    Nobody is at two tables. The same arguments give the same tables, in whatever order the tickets come.
    """
    pools = defaultdict(list)
    for group in groups_of(waiting):
        pools[group.tickets[0].pool].append(group)
    found = [table for groups in pools.values() for table in _Pool(groups, apart, again, patience).tables()]
    return sorted(found, key=lambda one: (-one.tickets[0].waited, one.tickets[0].ticket))


def groups_of(waiting: Sequence[Seeker]) -> Iterator[Group]:
    """Single people, and the parties that are complete and agree on what they want."""
    parties = defaultdict(list)
    for one in waiting:
        if one.party:
            parties[one.pool, one.party].append(one)
        else:
            yield Group([one])
    for tickets in parties.values():
        if len(tickets) == tickets[0].party_size:
            yield Group(tickets)


class _Pool:
    """Those who could meet, as far as game, clock and cards are concerned."""

    def __init__(
        self,
        groups: Sequence[Group],
        apart: Collection[Pair],
        again: Collection[Pair],
        patience: Patience,
    ) -> None:
        self.apart, self.again, self.patience = apart, again, patience
        self.groups = sorted(groups, key=lambda one: one.order)
        by_rating = sorted(groups, key=lambda one: (one.rating, *one.order))
        sizes = {size for group in groups for size in group.sizes}
        self.lanes = {size: Lane([group for group in by_rating if size in group.sizes]) for size in sizes}

    def tables(self) -> Iterator[Match]:
        seated: set[int] = set()
        for group in self.groups:
            found = None if id(group) in seated else self._table_for(group)
            if found is None:
                continue
            groups, seats = found
            for one in groups:
                seated.add(id(one))
                for size in one.sizes:
                    self.lanes[size].remove(one)
            tickets = [ticket for one in groups for ticket in one.tickets]
            yield Match(tickets, [group.tickets[0].bot] * (seats - len(tickets)))

    def _table_for(self, group: Group) -> tuple[list[Group], int] | None:
        """Who sits there, the chooser first, and how many seats the table has."""
        for size in self.patience.sizes(group.sizes, group.waited):
            groups = self._company(group, size)
            if sum(one.size for one in groups) == size:
                return groups, size
        if group.takes_bots and group.sizes:
            size = group.sizes[0]
            return self._company(group, size, with_bots=True), size
        return None

    def _company(self, group: Group, size: int, with_bots: bool = False) -> list[Group]:
        """The group and its nearest neighbours, no more than `size` people; `with_bots`: who accepts bots by now."""
        groups, people = [group], group.size
        window = self.patience.window(group.waited)
        low = high = group.rating
        for other in islice(self.lanes[size].neighbours(group), LOOKS_AT):
            if people == size or abs(other.rating - group.rating) > window:
                break
            wide = max(high, other.rating) - min(low, other.rating)
            if self._is_welcome(other, groups, window - wide, size - people) and (other.takes_bots or not with_bots):
                groups.append(other)
                people += other.size
                low, high = min(low, other.rating), max(high, other.rating)
        return groups

    def _is_welcome(self, other: Group, groups: Sequence[Group], room: float, seats: int) -> bool:
        """`room`: how much of the window the table would leave with this group; `seats`: those that are free."""
        if other.size > seats or room < 0:
            return False
        if room < self.patience.again and other.has_pair_with(groups, self.again):
            return False
        return not other.has_pair_with(groups, self.apart)
