"""The arithmetic of a measurement: spreads over rounds, percentiles, ratios, aims."""

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple


class Spread(NamedTuple):
    """One figure over all rounds: its median, and how far the rounds lay apart."""

    median: float
    least: float
    most: float


class Aim(NamedTuple):
    """What a figure should reach: at least (`>=`) or at most (`<=`) a limit."""

    sign: str
    limit: float

    def is_met(self, value: float) -> bool:
        return value >= self.limit if self.sign == ">=" else value <= self.limit


def spread(values: Sequence[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def ratios(above: Sequence[float], below: Sequence[float]) -> Spread:
    """Round by round, so that what slowed one round down slowed down both sides of its ratio."""
    return spread([one / other for one, other in zip(above, below, strict=True)])


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
