"""What the clock tells Prometheus: the worker how late it is, worker and beat what is due and what fails."""

from prometheus_client import Counter, Gauge, Histogram

from games.models import Game
from games.services.settling import Settled
from games.store import times

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


def measure() -> None:
    """Two small indexes are read; how many games are running does not matter."""
    due = Game.objects.filter(settles_at__lte=times.statement_now())
    oldest = due.annotate(now=times.statement_now()).order_by("settles_at").values_list("settles_at", "now").first()
    DUE.set(due.count())
    OLDEST.set((oldest[1] - oldest[0]).total_seconds() if oldest and oldest[0] else 0)
    FAILING.set(Game.objects.filter(failures__gt=0).count())
