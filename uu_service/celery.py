"""The Celery application: the same object in worker, beat, web and the embedded runner."""

import os
import tempfile

from celery import Celery
from celery.signals import beat_init, celeryd_init, setup_logging

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")

if os.environ.get("METRICS_PORT") and "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
    # A worker's children count and their parent serves: they meet in a folder of their own.
    _counts = tempfile.TemporaryDirectory(prefix="uu-metrics-", ignore_cleanup_errors=True)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = _counts.name

app = Celery("uu_service")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@setup_logging.connect
def _keep_our_logging(**_: object) -> None:
    """Having a receiver is enough: Celery then leaves the settings' logging alone."""


@celeryd_init.connect
@beat_init.connect
def _serve_metrics(**_: object) -> None:
    from uu_service.metrics import serve_beside

    serve_beside()
