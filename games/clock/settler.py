"""What the clock's worker does: settle until nothing is due, look on for a moment, and leave a heartbeat.

A task costs more than a settlement, so a run that has found something waits a little for what comes due next.
"""

import math
import time

from games.clock import metrics
from games.clock.heartbeat import leave_heartbeat
from games.services.batches import settle_oldest
from games.store.due import first_due
from games.store.locking import MOST_AT_ONCE

LONGEST_RUN_SECONDS = 5.0
LOOKS_ON_SECONDS = 0.3
LOOKS_EVERY_SECONDS = 0.05


def settle_due() -> int:
    """Settle what is due; another task goes on where a long run stops. Returns how many games it was."""
    count, began, found_at = 0, time.monotonic(), float("-inf")
    _sign_of_life()
    while (now := time.monotonic()) - began < LONGEST_RUN_SECONDS:
        settled = settle_oldest() if tasks_wanted() else []
        if settled:
            count, found_at = count + len(settled), now
            for one in settled:
                metrics.count(one)
            _sign_of_life()
        elif now - found_at < LOOKS_ON_SECONDS:
            time.sleep(LOOKS_EVERY_SECONDS)
        else:
            break
    return count


def tasks_wanted() -> int:
    """None if nothing is due, one if a single transaction settles it all, else two: no more than that may wait."""
    return math.ceil(len(first_due()) / MOST_AT_ONCE)


def _sign_of_life() -> None:
    if leave_heartbeat():
        metrics.measure()
