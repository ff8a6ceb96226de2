"""The clock beside plain Celery `eta`, as bench.clock measures it; here as figures with their aims."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bench import clock
from bench.figures import Figure
from bench.house import House
from bench.stats import Aim, ratios, spread


class Size(NamedTuple):
    cases: dict[str, tuple[int, float]]
    rounds: int


AT_ONCE = "at once"
FULL = Size({"500 over 5 s": (500, 5.0), f"500 {AT_ONCE}": (500, 0.0)}, 3)
QUICK = Size({f"100 {AT_ONCE}": (100, 0.0)}, 1)
TINY = Size({f"5 {AT_ONCE}": (5, 0.0)}, 1)


def measure(house: House, size: Size) -> list[Figure]:
    """`python -m bench.clock` has longer cases, up to 10,000 over 40 s, which do not fit into ten minutes."""
    found = []
    for number in range(size.rounds):
        house.say(f"clock: round {number + 1} of {size.rounds}")
        found += clock.measure(house.services, size.cases, 1)
    house.details["clock"] = {"window_ms": _median([one for one in found if one["way"] == "clock"], "cpu_ms")}
    figures = []
    for case in size.cases:
        ours, eta = ([one for one in found if (one["case"], one["way"]) == (case, way)] for way in ("clock", "eta"))
        figures += _figures(case, ours, eta)
    return figures


def _figures(case: str, ours: Sequence[Any], eta: Sequence[Any]) -> list[Figure]:
    name, aim = ("last", Aim("<=", 1000)) if case.endswith(AT_ONCE) else ("p99", Aim("<=", 100))
    late = spread([one[f"{name}_ms"] for one in ours])
    cpu = ratios([one["cpu_ms"] for one in ours], [one["cpu_ms"] for one in eta])
    settled = f"{min(one['settled'] for one in ours)} of {ours[0]['windows']} settled"
    costs = f"{_median(ours, 'cpu_ms'):.2f} beside {_median(eta, 'cpu_ms'):.2f} ms of CPU a window"
    return [
        Figure(
            "clock", f"{case}: {name} lateness", late, "ms", aim, absolute=f"{_late(ours)}, {settled}; eta {_late(eta)}"
        ),
        Figure("clock", f"{case}: CPU beside Celery eta", cpu, aim=Aim("<=", 0.6), absolute=costs),
    ]


def _late(rounds: Sequence[Any]) -> str:
    return (
        "p50/p99/last " + " / ".join(f"{_median(rounds, name):.0f}" for name in ("p50_ms", "p99_ms", "last_ms")) + " ms"
    )


def _median(rounds: Sequence[Any], name: str) -> float:
    return spread([float(one[name]) for one in rounds]).median
