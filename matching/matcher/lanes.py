"""Those who accept one size of table, by rating: finds a group's neighbours, and forgets who is seated."""

from collections.abc import Iterator, Sequence

from matching.matcher.wishes import Group


class Lane:
    """A list in the order of ratings. Each knows its neighbours, so leaving it costs the same in any crowd."""

    def __init__(self, groups: Sequence[Group]) -> None:
        """`groups` are sorted by rating."""
        self._groups = groups
        self._place = {id(group): place for place, group in enumerate(groups)}
        self._before = list(range(-1, len(groups) - 1))
        self._after = list(range(1, len(groups) + 1))

    def remove(self, group: Group) -> None:
        place = self._place[id(group)]
        before, after = self._before[place], self._after[place]
        if before >= 0:
            self._after[before] = after
        if after < len(self._groups):
            self._before[after] = before

    def neighbours(self, group: Group) -> Iterator[Group]:
        """The others, those with the nearest ratings first."""
        place = self._place[id(group)]
        low, high = self._before[place], self._after[place]
        while low >= 0 or high < len(self._groups):
            below = group.rating - self._groups[low].rating if low >= 0 else float("inf")
            above = self._groups[high].rating - group.rating if high < len(self._groups) else float("inf")
            if below <= above:
                yield self._groups[low]
                low = self._before[low]
            else:
                yield self._groups[high]
                high = self._after[high]
