"""The desk's panel about requests: errors by code and what is slow, from what is counted for Prometheus."""

from collections import Counter, defaultdict

from accounts.desk import DeskFigure, DeskTable, Panel
from accounts.models import Mail
from uu_service.metrics import registry

SHOWN = 8
FEWEST = 5
"""So many requests tell something about a route."""


def requests_panel() -> Panel:
    """Since the server began to count, and of the processes that count together."""
    by_status, failing = _answers()
    bad = sum(count for status, count in by_status.items() if status >= "500")
    return Panel(
        "desk-requests",
        [
            DeskFigure("desk-requests-answered", f"{sum(by_status.values()):,}"),
            DeskFigure("desk-requests-failed", str(bad), is_bad=bad > 0),
            DeskFigure("desk-mails-waiting", str(Mail.objects.count())),
        ],
        tables=[
            DeskTable(
                "desk-errors",
                ["desk-code", "desk-route", "desk-count"],
                [("", [status, route, str(count)]) for (status, route), count in failing.most_common(SHOWN)],
            ),
            DeskTable("desk-slow", ["desk-route", "desk-count", "desk-p95"], [("", line) for line in _slowest()]),
        ],
    )


def _answers() -> tuple[Counter[str], Counter[tuple[str, str]]]:
    """How many answers had each status, and which routes those had that were refusals or failures."""
    by_status: Counter[str] = Counter()
    failing: Counter[tuple[str, str]] = Counter()
    for name, labels, value in _samples("uu_requests"):
        if name == "uu_requests_total":
            by_status[labels["status"]] += int(value)
            if labels["status"] >= "400":
                failing[labels["status"], f"{labels['method']} {labels['route']}"] += int(value)
    return by_status, failing


def _slowest() -> list[list[str]]:
    """Routes by the time within which 95 of 100 requests were answered."""
    buckets: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for name, labels, value in _samples("uu_request_seconds"):
        if name == "uu_request_seconds_bucket":
            buckets[f"{labels['method']} {labels['route']}"].append((float(labels["le"]), value))
    found = []
    for route, counts in buckets.items():
        ordered = sorted(counts)
        total = ordered[-1][1]
        if total >= FEWEST:
            limit = next(le for le, count in ordered if count >= 0.95 * total)
            found.append((limit, route, int(total)))
    return [[route, str(count), _at_most(limit)] for limit, route, count in sorted(found, reverse=True)[:SHOWN]]


def _at_most(seconds: float) -> str:
    return "> 30 s" if seconds == float("inf") else f"≤ {seconds:g} s"


def _samples(family: str) -> list[tuple[str, dict[str, str], float]]:
    return [
        (sample.name, sample.labels, sample.value)
        for metric in registry().collect()
        if metric.name == family
        for sample in metric.samples
    ]
