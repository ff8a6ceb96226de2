"""Embedded mode's background: a Celery worker and beat as threads of the serving process, over an in-memory broker."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from celery import Celery, beat
from celery.worker import WorkController, state

QUEUES = ("celery", "clock", "bots", "gate", "webhooks")
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
    """Worker and beat run inside this block and are gone after it."""
    app.finalize()
    app.set_current()
    app.set_default()  # without it the worker takes every task over memory:// and silently runs none
    with _worker(app), _beat(app):
        yield


@contextmanager
def _worker(app: Celery) -> Iterator[None]:
    worker = Worker(
        app=app,
        hostname="embedded@localhost",
        pool="threads",
        concurrency=THREADS,
        queues=list(QUEUES),
        without_heartbeat=True,
        without_mingle=True,
        without_gossip=True,
        loglevel="WARNING",
    )
    thread = threading.Thread(target=worker.start, name="celery-worker", daemon=True)
    thread.start()
    if not worker.listening.wait(30):
        raise RuntimeError("the embedded Celery worker did not start within 30 seconds")
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
