"""The clock's sign of life: one row that its worker touches. Beat, broker, worker and database were alive then."""

import time
from datetime import timedelta

from games.models import ClockTick
from games.store import times

EVERY_SECONDS = 1.0
DEAD_AFTER = timedelta(seconds=5)
_left_at = -EVERY_SECONDS


class ClockStopped(Exception):
    """No worker of the clock has run for too long: deadlines are settled only when somebody looks."""


def leave_heartbeat() -> bool:
    """At most once a second and process; a busy clock leaves it between two games. True: it was time for one."""
    global _left_at
    if time.monotonic() - _left_at < EVERY_SECONDS:
        return False
    _left_at = time.monotonic()
    ClockTick.objects.bulk_create(
        [ClockTick(at=times.clock_now())], update_conflicts=True, unique_fields=["id"], update_fields=["at"]
    )
    return True


def require_ticking() -> None:
    """For /readyz."""
    tick = ClockTick.objects.annotate(now=times.clock_now()).first()
    if tick is None:
        raise ClockStopped("the clock has never run")
    age = tick.now - tick.at
    if age >= DEAD_AFTER:
        raise ClockStopped(f"the clock last ran {age.total_seconds():.1f} s ago")
