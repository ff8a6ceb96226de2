"""How patience runs out: what somebody accepts grows with the wait. `manage.py matchmaking_lab` is how it was tuned."""

from collections.abc import Sequence
from typing import NamedTuple


class Patience(NamedTuple):
    """Distances between ratings are in spreads: the standard deviation of the ratings of all who play."""

    closest: float = 0.5
    """How far apart the ratings at a table may be when somebody has just come,"""
    widest: float = 1.5
    """and after `widens` seconds."""
    widens: float = 40.0
    anybody_after: float = 75.0
    """From then on ratings do not matter: better an uneven game than none."""
    sinks: float = 25.0
    """Within so many seconds somebody who would like a bigger table comes to accept the smallest that they named."""
    again: float = 1.0
    """Somebody whom one has just played with counts as so much farther away."""
    liked_seats: int = 4
    """The size that is tried first, among those that somebody named."""

    def window(self, waited: float) -> float:
        """How far apart the ratings at a table may be for somebody who has waited so long."""
        if waited >= self.anybody_after:
            return float("inf")
        return self.closest + (self.widest - self.closest) * min(1.0, waited / self.widens)

    def sizes(self, named: Sequence[int], waited: float) -> list[int]:
        """The sizes of a table that are worth having now, the best first; `named` are sorted.

        Nobody chooses a bigger table than they like; those who named only bigger ones do, and take the others along.
        """
        if not named:
            return []
        liked = min(named, key=lambda size: abs(size - self.liked_seats))
        fewest = liked - (liked - named[0]) * min(1.0, waited / self.sinks)
        return [size for size in reversed(named) if fewest <= size <= liked]
