"""Our own scheduler for Celery beat: every 50 ms it looks whether a game is due, and if so wakes the clock's worker.

It also runs `beat_schedule`. It stores nothing, so two may run at once, and either may stop.
"""

import time
from contextlib import suppress
from typing import Any

import structlog
from celery.beat import Scheduler
from django.db import close_old_connections

from games.clock import metrics
from games.clock.settler import tasks_wanted
from games.clock.stopping import end_if_asked
from games.clock.tasks import settle_due

log = structlog.get_logger(__name__)
TICK_SECONDS = 0.05
AFTER_FAILURE_SECONDS = 0.5
HEARTBEAT_SECONDS = 2.0
MOST_WAITING = 2
QUEUE = "clock"


class ClockScheduler(Scheduler):
    """Sends `settle_due` when something is due, and every two seconds as a heartbeat."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._heart_beat_at = -HEARTBEAT_SECONDS
        self._failing = False
        super().__init__(*args, **kwargs)

    def tick(self, *args: Any, **kwargs: Any) -> float:
        """Catches every error, because Celery's own loop catches none."""
        end_if_asked()
        try:
            self._look()
            wait: float = super().tick(*args, **kwargs)
        except Exception as error:  # noqa: BLE001 - a database or broker that is away comes back
            self._lost(error)
            return AFTER_FAILURE_SECONDS
        if self._failing:
            log.warning("clock_ticks_again")
            self._failing = False
        return min(wait, TICK_SECONDS)

    def _look(self) -> None:
        is_heartbeat = time.monotonic() - self._heart_beat_at >= HEARTBEAT_SECONDS
        if is_heartbeat:
            close_old_connections()  # a connection that has grown old or died is replaced
        wanted = tasks_wanted() or int(is_heartbeat)
        for _ in range(min(wanted, MOST_WAITING - self._waiting()) if wanted else 0):
            self.send_task(settle_due.name, queue=QUEUE, producer=self.producer, retry=False)
        if is_heartbeat:
            self._heart_beat_at = time.monotonic()
            metrics.measure()

    def _waiting(self) -> int:
        """How many tasks wait for a worker. They have no time of expiry, because the clocks of two hosts may differ."""
        channel: Any = self.producer.channel
        return int(channel.queue_declare(queue=QUEUE, durable=True).message_count)

    def _lost(self, error: Exception) -> None:
        if not self._failing:
            log.warning("clock_tick_failed", error=f"{type(error).__name__}: {error}")
        self._failing = True
        close_old_connections()
        self._drop_broker()

    def _drop_broker(self) -> None:
        """Connect again at the next tick: the connection that Celery keeps may belong to a broker that is gone."""
        self.__dict__.pop("producer", None)
        connection = self.__dict__.pop("connection", None)
        if connection is not None:
            with suppress(Exception):
                connection.release()

    def _ensure_connected(self) -> Any:
        """Try once; the next tick tries again. Celery's own method waits up to half a minute between two tries."""
        return self.connection.ensure_connection(max_retries=1, interval_start=0, interval_step=0)
