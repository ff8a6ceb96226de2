"""The desk's panel about requests: how many there were, errors by their code, and what is slow."""

from collections import defaultdict

from accounts.desk import DeskFigure, DeskTable, Panel, last_days, plot_by_day, plot_by_hour
from uu_service.api.tally_rows import by_day, by_hour, most_often
from uu_service.metrics import registry

SHOWN = 8


def requests_panel() -> Panel:
    """Of all processes, by what each has written; the last minute is still to come."""
    asked, failed = by_hour("requests"), by_hour("failed")
    return Panel(
        "desk-requests",
        [
            DeskFigure("desk-requests-answered", f"{sum(asked.values()):,}"),
            DeskFigure("desk-requests-failed", str(sum(failed.values())), is_bad=sum(failed.values()) > 0),
        ],
        [
            plot_by_hour("desk-requests-by-hour", asked),
            plot_by_day("desk-failed-by-day", by_day("failed", last_days()[0]), is_bad=True),
        ],
        [
            DeskTable("desk-errors", ["desk-code", "desk-count"], _lines(most_often("problem", SHOWN))),
            DeskTable("desk-slow", ["desk-route", "desk-count", "desk-p95"], _slow()),
        ],
        note="desk-requests-note",
    )


def _lines(counts: list[tuple[str, int]]) -> list[tuple[str, list[str]]]:
    return [("", [key, f"{count:,}"]) for key, count in counts]


def _slow() -> list[tuple[str, list[str]]]:
    """Routes by how many of their answers were slow today, and beside it how long most of them take."""
    within = _within()
    return [
        ("", [route, f"{count:,}", within.get(route, "—")]) for route, count in most_often("slow", SHOWN) if count > 0
    ]


def _within() -> dict[str, str]:
    """The time within which 95 of 100 requests of a route were answered, since this server began to count."""
    buckets: dict[str, list[tuple[float, float]]] = defaultdict(list)
    samples = (one for family in registry().collect() if family.name == "uu_request_seconds" for one in family.samples)
    for sample in samples:
        if sample.name == "uu_request_seconds_bucket":
            route = f"{sample.labels['method']} {sample.labels['route']}"
            buckets[route].append((float(sample.labels["le"]), sample.value))
    return {
        route: _at_most(next(le for le, n in sorted(all_) if n >= 0.95 * max(all_)[1]))
        for route, all_ in buckets.items()
    }


def _at_most(seconds: float) -> str:
    return "> 30 s" if seconds == float("inf") else f"≤ {seconds:g} s"
