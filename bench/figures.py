"""A figure: one line of the table. Its ratio to a floor of the same run, how far the rounds lay apart, and its aim."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bench.house import Cost
from bench.stats import Aim, Spread, percentile, ratios, spread

PARTS = {"web": "web", "postgres": "PostgreSQL", "redis": "Redis"}


class Figure(NamedTuple):
    """`value` is what the aim speaks of; `wall` the same by the wall clock, where `value` counts CPU;
    `made_of` says what it is made of, for the case that the aim is missed."""

    section: str
    name: str
    value: Spread
    unit: str = "×"
    aim: Aim | None = None
    wall: Spread | None = None
    absolute: str = ""
    made_of: str = ""

    @property
    def is_met(self) -> bool | None:
        return self.aim.is_met(self.value.median) if self.aim else None

    def as_dict(self) -> dict[str, Any]:
        made = self._asdict()
        for name in ("value", "wall", "aim"):
            made[name] = made[name] and made[name]._asdict()
        return {**made, "met": self.is_met}


def beside(section: str, name: str, costs: Sequence[Cost], floor: Sequence[Cost], aim: Aim | None = None) -> Figure:
    """How many of these the servers do for the CPU time that one of the floor takes; 1 is as cheap as the floor."""
    return Figure(
        section,
        name,
        ratios([cost.cpu_ms for cost in floor], [cost.cpu_ms for cost in costs]),
        aim=aim,
        wall=ratios([cost.rate for cost in costs], [cost.rate for cost in floor]),
        absolute=f"{described(costs)}; floor {described(floor)}",
        made_of=_difference(costs, floor),
    )


def _difference(costs: Sequence[Cost], floor: Sequence[Cost]) -> str:
    """Where the CPU goes that the floor does not take."""
    ours, theirs = parts_of(costs), parts_of(floor)
    more = ", ".join(f"{ours[part] - theirs[part]:+.2f} ms {name}" for part, name in PARTS.items())
    return f"More than the floor: {more}."


def parts_of(costs: Sequence[Cost]) -> dict[str, float]:
    """Milliseconds of CPU a request, by who burned it."""
    return {part: spread([1000 * getattr(cost, part) / cost.sent.total for cost in costs]).median for part in PARTS}


def described(costs: Sequence[Cost]) -> str:
    """Absolute figures, promised to nobody."""
    rate = spread([cost.rate for cost in costs]).median
    parts = " + ".join(f"{value:.2f}" for value in parts_of(costs).values())
    own = spread([1000 * cost.sent.cpu / cost.sent.total for cost in costs]).median
    every = [1000 * seconds for cost in costs for seconds in cost.sent.latencies]
    times = "/".join(f"{percentile(every, share):.1f}" for share in (0.5, 0.95, 0.99))
    return f"{rate:.0f}/s, {parts} ms of CPU (load {own:.2f}), p50/p95/p99 {times} ms"
