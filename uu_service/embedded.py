"""Embedded mode's background: Celery's workers and beat as threads of the serving process, over an in-memory broker.

The clock has a worker of its own here too: whatever fills the other's threads never delays a window.
"""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from celery import Celery, beat
from celery.worker import WorkController, state

from uu_service.warm import warm_up

CLOCK_QUEUES = ("clock",)
OTHER_QUEUES = ("celery", "bots", "gate", "webhooks")
QUEUES = (*CLOCK_QUEUES, *OTHER_QUEUES)
THREADS = 4
STOP_SECONDS = 5.0


class Worker(WorkController):
    """A worker that tells when it listens."""

    def on_before_init(self, **kwargs: object) -> None:
        self.listening = threading.Event()

    def on_consumer_ready(self, consumer: object) -> None:
        self.listening.set()


@contextmanager
def background(app: Celery) -> Iterator[None]:
    """Workers and beat run inside this block and are gone after it."""
    warm_up()
    app.finalize()
    app.set_current()
    app.set_default()  # without it the worker takes every task over memory:// and silently runs none
    with _worker(app, "clock", CLOCK_QUEUES, 1), _worker(app, "others", OTHER_QUEUES, THREADS), _beat(app):
        yield


@contextmanager
def _worker(app: Celery, name: str, queues: Sequence[str], threads: int) -> Iterator[None]:
    worker = Worker(
        app=app,
        hostname=f"{name}@localhost",
        pool="threads",
        concurrency=threads,
        queues=list(queues),
        without_heartbeat=True,
        without_mingle=True,
        without_gossip=True,
        loglevel="WARNING",
    )
    thread = threading.Thread(target=worker.start, name=f"celery-{name}", daemon=True)
    thread.start()
    if not worker.listening.wait(30):
        raise RuntimeError(f"the embedded Celery worker {name!r} did not start within 30 seconds")
    try:
        yield
    finally:
        state.should_stop = 0  # type: ignore[assignment]
        thread.join(STOP_SECONDS)
        state.should_stop = None


@contextmanager
def _beat(app: Celery) -> Iterator[None]:
    service = beat.Service(app, scheduler_cls=app.conf.beat_scheduler)
    thread = threading.Thread(target=service.start, name="celery-beat", daemon=True)
    thread.start()
    try:
        yield
    finally:
        service.stop()
        thread.join(STOP_SECONDS)
