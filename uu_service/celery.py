"""The Celery application: the same object in worker, beat, web and the embedded runner."""

import os
import signal
import tempfile
import threading
from typing import Any

from celery import Celery, Task
from celery.signals import beat_init, celeryd_init, setup_logging, task_postrun, task_prerun, worker_shutting_down
from kombu import Connection

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")

if os.environ.get("METRICS_PORT") and "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
    # A worker's child processes count and their parent serves the numbers, by a folder that they share.
    _counts = tempfile.TemporaryDirectory(prefix="uu-metrics-", ignore_cleanup_errors=True)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = _counts.name

STOP_SECONDS = 5.0
PUBLISHING = {"socket_connect_timeout": 0.25, "socket_timeout": 0.25, "max_retries": 0}


class Publisher(Celery):
    """Gives up soon when the broker hangs. A sweep does later what the lost task would have done."""

    def connection_for_write(self, url: str | None = None, **kwargs: Any) -> Connection:
        options = {**PUBLISHING, **(kwargs.pop("transport_options", None) or {})}
        return super().connection_for_write(url, transport_options=options, **kwargs)


app = Publisher("uu_service")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@setup_logging.connect
def _keep_our_logging(**_: object) -> None:
    """Having a receiver is enough: Celery then leaves the settings' logging alone."""


@task_prerun.connect
def _renew_connection(task: "Task[..., object] | None" = None, **_: object) -> None:
    """As before a request: a connection that has grown old or died is replaced. Celery itself keeps it."""
    from django.db import close_old_connections

    if task is not None and not task.request.is_eager:
        close_old_connections()


@task_postrun.connect
def _keep_tallies(**_: object) -> None:
    from uu_service.tallies import keep_if_due

    keep_if_due()


@celeryd_init.connect
@beat_init.connect
def _serve_metrics(**_: object) -> None:
    from uu_service.metrics import serve_beside

    serve_beside()


@worker_shutting_down.connect
def _give_up_later(how: str = "", **_: object) -> None:
    """A worker that is asked to stop ends within ten seconds: what takes longer is given up.

    Celery's polite end waits for its tasks as long as they take; its other one (SIGQUIT) ends them. That is safe for
    every task here: a sweep does what was not done, or the next request does.
    """
    if how == "Warm":
        timer = threading.Timer(STOP_SECONDS, os.kill, (os.getpid(), signal.SIGQUIT))
        timer.daemon = True
        timer.start()
