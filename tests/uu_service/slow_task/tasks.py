"""The task: it leaves a file when it has begun, and is still busy when the tests are over."""

import time

from celery import shared_task
from django.conf import settings


@shared_task(name="tests.slow")
def slow() -> None:
    (settings.VAR_DIR / "begun").touch()
    time.sleep(300)
