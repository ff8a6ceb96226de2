"""What the clock's worker does: settle game after game until nothing is due, and leave a heartbeat."""

import time
from datetime import datetime, timedelta

from django.db.models import Count, Q

from games.clock import metrics
from games.models import ClockTick, Game
from games.play import times
from games.play.settling import settle_next

LONGEST_RUN_SECONDS = 5.0
DEAD_AFTER = timedelta(seconds=5)


def settle_due() -> int:
    """Settle what is due; another task goes on where a long run stops. Returns how many were settled."""
    count, began = 0, time.monotonic()
    while time.monotonic() - began < LONGEST_RUN_SECONDS:
        settled = settle_next()
        if settled is None:
            break
        count += 1
        metrics.SETTLED.inc()
        metrics.LATENESS.observe(max(0.0, settled.lateness.total_seconds()))
    leave_heartbeat()
    return count


def anything_due() -> bool:
    return Game.objects.filter(settles_at__lte=times.clock_now()).exists()


def leave_heartbeat() -> None:
    """Also counts what is due or failing, for the metrics."""
    counts = Game.objects.filter(settles_at__isnull=False).aggregate(
        due=Count("pk", filter=Q(settles_at__lte=times.clock_now())), failing=Count("pk", filter=Q(failures__gt=0))
    )
    metrics.DUE.set(counts["due"])
    metrics.FAILING.set(counts["failing"])
    ClockTick.objects.bulk_create(
        [ClockTick(at=times.clock_now())], update_conflicts=True, unique_fields=["id"], update_fields=["at"]
    )


def clock_is_ticking() -> bool:
    tick = ClockTick.objects.annotate(now=times.clock_now()).first()
    return tick is not None and _age(tick.at, tick.now) < DEAD_AFTER


def _age(at: datetime, now: datetime) -> timedelta:
    return now - at
