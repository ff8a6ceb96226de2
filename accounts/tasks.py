"""Celery's door to this room."""

from dataclasses import asdict

import structlog
from celery import shared_task

from accounts.housekeeping import do_tidy

log = structlog.get_logger(__name__)


@shared_task(name="accounts.tidy")
def tidy() -> None:
    log.info("accounts_tidied", **asdict(do_tidy()))
