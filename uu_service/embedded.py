"""Embedded mode's background: Celery's workers and beat as threads of the serving process, over an in-memory broker.

The clock and the bots have workers of their own here too: whatever fills the others' threads never delays a window, and
bots that think never delay a message.
"""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager

from celery import Celery, beat
from celery.worker import WorkController, state

from uu_service.companions import companions
from uu_service.warm import warm_up

CLOCK_QUEUES = ("clock",)
BOT_QUEUES = ("bots",)
OTHER_QUEUES = ("celery", "gate", "mail", "matching", "webhooks")
QUEUES = (*CLOCK_QUEUES, *BOT_QUEUES, *OTHER_QUEUES)
THREADS = 4
STOP_SECONDS = 5.0


class Worker(WorkController):
    """A worker that tells when it listens."""

    def on_before_init(self, **kwargs: object) -> None:
        self.listening = threading.Event()

    def on_consumer_ready(self, consumer: object) -> None:
        self.listening.set()


@contextmanager
def background(app: Celery) -> Iterator[list[threading.Thread]]:
    """Workers and beat run inside this block, and are asked to stop after it. One with a long task may live on."""
    warm_up()
    app.finalize()
    app.set_current()
    app.set_default()  # without it the worker takes every task over memory:// and silently runs none
    service = beat.Service(app, scheduler_cls=app.conf.beat_scheduler)
    threads: list[threading.Thread] = []
    beside = ExitStack()
    try:
        beside.enter_context(companions())
        threads.append(_worker(app, "clock", CLOCK_QUEUES, 1))
        threads.append(_worker(app, "bots", BOT_QUEUES, THREADS))
        threads.append(_worker(app, "others", OTHER_QUEUES, THREADS))
        threads.append(_started("beat", service.start))
        yield threads
    finally:
        service.stop()
        state.should_stop = 0  # type: ignore[assignment]
        beside.close()
        ends = time.monotonic() + STOP_SECONDS
        for thread in threads:
            thread.join(max(0.0, ends - time.monotonic()))
        state.should_stop = None


def _worker(app: Celery, name: str, queues: Sequence[str], threads: int) -> threading.Thread:
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
    thread = _started(name, worker.start)
    if not worker.listening.wait(30):
        raise RuntimeError(f"the embedded Celery worker {name!r} did not start within 30 seconds")
    return thread


def _started(name: str, run: Callable[[], object]) -> threading.Thread:
    thread = threading.Thread(target=run, name=f"celery-{name}", daemon=True)
    thread.start()
    return thread
