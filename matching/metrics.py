"""What quick play tells Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

from matching.matcher.wishes import Match

WAITING = Gauge("uu_quick_play_waiting", "Tickets that wait for a game.", multiprocess_mode="mostrecent")
WAITED = Histogram(
    "uu_quick_play_wait_seconds",
    "How long tickets waited for their game.",
    buckets=(1, 2, 5, 10, 20, 30, 45, 60, 90, 120, 300, 600),
)
TABLES = Counter("uu_quick_play_tables_total", "Tables opened by quick play, by whether bots filled them up.", ["bots"])


def count(match: Match) -> None:
    TABLES.labels("yes" if match.bots else "no").inc()
    for one in match.tickets:
        WAITED.observe(one.waited)
