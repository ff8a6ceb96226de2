"""What the clock tells Prometheus: the worker how late it is, worker and beat what is due and what fails."""

from collections.abc import Iterator

from prometheus_client import Counter, Gauge, Histogram

from games.services.settling import Settled
from games.store.due import backlog
from uu_service.tallies import Samples, Total

LATE_SECONDS = 5
"""A window that closes so much too late is felt at the table. One of the buckets below."""
LATENESS = Histogram(
    "uu_settlement_lateness_seconds",
    "How long after settles_at a game was settled by the clock.",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60),
)
SETTLED = Counter("uu_settlements_total", "Games settled by the clock.")
FAILED = Counter("uu_settlements_failed_total", "Settlements that raised, and were put off.")
DUE = Gauge(
    "uu_games_due", "Games whose deadline has passed and that are not settled yet.", multiprocess_mode="mostrecent"
)
OLDEST = Gauge(
    "uu_games_due_oldest_seconds", "How long the oldest of them has been due.", multiprocess_mode="mostrecent"
)
FAILING = Gauge("uu_games_failing", "Games whose last settlement failed.", multiprocess_mode="mostrecent")


def count(settled: Settled) -> None:
    if settled.error is not None:
        FAILED.inc()
        return
    SETTLED.inc()
    LATENESS.observe(max(0.0, settled.lateness.total_seconds()))


def late_totals(samples: Samples) -> Iterator[Total]:
    """What is kept of the clock: how many games it settled, how many of them late, and how often it failed."""
    settled = sum(one.value for one in samples["uu_settlement_lateness_seconds_count"])
    buckets = samples["uu_settlement_lateness_seconds_bucket"]
    yield Total("settled", "", settled)
    yield Total("late", "", settled - sum(one.value for one in buckets if float(one.labels["le"]) == LATE_SECONDS))
    yield Total("unsettled", "", sum(one.value for one in samples["uu_settlements_failed_total"]))


def measure() -> None:
    found = backlog()
    DUE.set(found.due)
    OLDEST.set(found.oldest_seconds)
    FAILING.set(found.failing)
