"""The arithmetic of a measurement: spreads over rounds, percentiles, ratios, aims."""

from collections.abc import Sequence
from math import comb, inf
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


def interval(values: Sequence[float], doubt: float = 0.05) -> Spread:
    """The median, and between what it would lie with more and more rounds (by the sign test, which knows nothing of
    how rounds are spread). Fewer than six rounds say nothing."""
    ordered, count = sorted(values), len(values)
    cut = 0
    while 2 * sum(comb(count, left) for left in range(cut + 1)) <= doubt * 2**count:
        cut += 1
    return Spread(median(values), ordered[cut - 1], ordered[-cut]) if cut else Spread(median(values), -inf, inf)


def ratios(above: Sequence[float], below: Sequence[float]) -> Spread:
    """Round by round, so that what slowed one round down slowed down both sides of its ratio."""
    return spread([one / other for one, other in zip(above, below, strict=True)])


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
