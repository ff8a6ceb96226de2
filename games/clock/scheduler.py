"""Celery beat's scheduler of our own: looks every 50 ms whether a game is due, and then wakes the clock's worker.

It also runs `beat_schedule`. It keeps nothing: two of them may run, and either may die.
"""

import time
from typing import Any

import structlog
from celery.beat import Scheduler
from django.db import close_old_connections

from games.clock.settler import anything_due

log = structlog.get_logger(__name__)
TICK_SECONDS = 0.05
HEARTBEAT_SECONDS = 2.0
MOST_WAITING = 2
QUEUE = "clock"
SETTLE_TASK = "games.settle_due"


class ClockScheduler(Scheduler):
    """Sends `settle_due` when something is due, and every two seconds as a heartbeat."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._sent_at = 0.0
        self._failing = False

    def tick(self, *args: Any, **kwargs: Any) -> float:
        """Survives whatever is down: Celery's own loop catches nothing."""
        try:
            wait: float = super().tick(*args, **kwargs)
            self._look()
            self._failing = False
        except Exception as error:  # noqa: BLE001 - a database or broker that is away comes back
            if not self._failing:
                log.warning("clock_tick_failed", error=f"{type(error).__name__}: {error}")
            self._failing = True
            close_old_connections()
            return 0.5
        return min(wait, TICK_SECONDS)

    def _look(self) -> None:
        overdue_for_heartbeat = time.monotonic() - self._sent_at >= HEARTBEAT_SECONDS
        if (overdue_for_heartbeat or anything_due()) and self._waiting() < MOST_WAITING:
            self.app.send_task(SETTLE_TASK, queue=QUEUE, retry=False, expires=60)
            self._sent_at = time.monotonic()

    def _waiting(self) -> int:
        with self.app.connection_for_write() as connection, connection.channel() as channel:
            return int(channel.queue_declare(queue=QUEUE, durable=True).message_count)  # type: ignore[attr-defined]
