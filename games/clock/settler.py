"""What the clock's worker does: settle game after game until nothing is due, and leave a heartbeat."""

import time

from games.clock import metrics
from games.clock.heartbeat import leave_heartbeat
from games.models import Game
from games.play import times
from games.play.batches import settle_oldest

LONGEST_RUN_SECONDS = 5.0


def settle_due() -> int:
    """Settle what is due; another task goes on where a long run stops. Returns how many games it was."""
    count, began = 0, time.monotonic()
    _sign_of_life()
    while time.monotonic() - began < LONGEST_RUN_SECONDS:
        settled = settle_oldest()
        if not settled:
            break
        count += len(settled)
        for one in settled:
            metrics.count(one)
        _sign_of_life()
    return count


def anything_due() -> bool:
    return Game.objects.filter(settles_at__lte=times.statement_now()).exists()


def _sign_of_life() -> None:
    if leave_heartbeat():
        metrics.measure()
