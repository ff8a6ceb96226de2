"""What the clock tells Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

LATENESS = Histogram(
    "uu_settlement_lateness_seconds",
    "How long after settles_at a game was settled by the clock.",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60),
)
SETTLED = Counter("uu_settlements_total", "Games settled by the clock.")
DUE = Gauge("uu_games_due", "Games whose deadline has passed and that are not settled yet.")
FAILING = Gauge("uu_games_failing", "Games whose last settlement failed.")
