"""A figure is one line of a table: its ratio to a floor of the same run, how far the rounds lay apart, its aim."""

from collections.abc import Sequence
from math import comb, inf
from statistics import median

import msgspec

from bench.load import Cost

PARTS = {"web": "web", "postgres": "PostgreSQL", "redis": "Redis"}


class Spread(msgspec.Struct, frozen=True):
    """One figure over all rounds: its median, and how far the rounds lay apart."""

    median: float
    least: float
    most: float


class Aim(msgspec.Struct, frozen=True):
    """What a figure should reach: at least (`>=`) or at most (`<=`) a limit."""

    sign: str
    limit: float

    def is_met(self, value: float) -> bool:
        return value >= self.limit if self.sign == ">=" else value <= self.limit


class Figure(msgspec.Struct):
    """`value` is what the aim speaks of; `absolute` is what it was computed from."""

    name: str
    value: Spread
    unit: str = "×"
    aim: Aim | None = None
    absolute: str = ""
    section: str = ""

    @property
    def met(self) -> bool | None:
        return self.aim.is_met(self.value.median) if self.aim else None


def spread(values: Sequence[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def interval(values: Sequence[float], doubt: float = 0.05) -> Spread:
    """The median, and the interval in which it would lie with more and more rounds. It is computed by the sign test,
    which assumes nothing about the distribution of rounds. Fewer than six rounds say nothing."""
    ordered, count = sorted(values), len(values)
    cut = 0
    while 2 * sum(comb(count, left) for left in range(cut + 1)) <= doubt * 2**count:
        cut += 1
    return Spread(median(values), ordered[cut - 1], ordered[-cut]) if cut else Spread(median(values), -inf, inf)


def ratios(above: Sequence[float], below: Sequence[float]) -> Spread:
    """Round by round: what slows a round down slows both sides of its ratio down."""
    return spread([one / other for one, other in zip(above, below, strict=True)])


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def percentiles(values: Sequence[float], *shares: float) -> str:
    """In milliseconds, from seconds."""
    return "/".join(f"{1000 * percentile(values, share):.1f}" for share in shares)


def beside(name: str, costs: Sequence[Cost], floor: Sequence[Cost], aim: Aim | None = None) -> Figure:
    """How many of these the servers do in the CPU time of one of the floor; 1 is as cheap as the floor."""
    value = ratios([cost.cpu_ms for cost in floor], [cost.cpu_ms for cost in costs])
    return Figure(name, value, aim=aim, absolute=f"{described(costs)}; floor {described(floor)}")


def parts_of(costs: Sequence[Cost]) -> dict[str, float]:
    """Milliseconds of CPU for one request, by who burned it."""
    return {part: median(1000 * getattr(cost, part) / cost.requests for cost in costs) for part in PARTS}


def described(costs: Sequence[Cost]) -> str:
    """Absolute figures; they are no promise."""
    rate = median(cost.requests / cost.seconds for cost in costs)
    own = median(1000 * cost.sender / cost.requests for cost in costs)
    parts = " + ".join(f"{value:.2f}" for value in parts_of(costs).values())
    times = percentiles([seconds for cost in costs for seconds in cost.latencies], 0.5, 0.95, 0.99)
    return f"{rate:.0f}/s, {parts} ms of CPU (load {own:.2f}), p50/p95/p99 {times} ms"
