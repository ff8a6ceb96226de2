"""No task is sent where nobody listens."""

import re

from django.conf import settings

from tools.checks import ROOT
from uu_service.embedded import QUEUES

SENT = {"celery"} | {route["queue"] for route in settings.CELERY_TASK_ROUTES.values()}


def test_the_embedded_worker_hears_every_queue():
    assert set(QUEUES) == SENT


def test_the_workers_of_compose_hear_every_queue():
    lists = re.findall(r'-Q, "?([\w,]+)"?, -c', (ROOT / "compose.yaml").read_text())
    assert {name for names in lists for name in names.split(",")} == SENT
