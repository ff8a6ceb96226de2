"""Celery's door to this room, and how it is called. Safe twice."""

from collections.abc import Sequence

from celery import shared_task

from games.services.changes import Change
from uu_service.calling import call
from webhooks.dispatcher import deliver as run_dispatcher

WAKE_UP_EXPIRES_SECONDS = 30
"""A call that has waited longer is not needed: the sweep has come."""


@shared_task(name="webhooks.deliver")
def deliver() -> None:
    if run_dispatcher():
        call(deliver)


def call_deliver() -> None:
    call(deliver, expires=WAKE_UP_EXPIRES_SECONDS)


def call_if_told(changes: Sequence[Change]) -> None:
    """After a commit: the outbox may have something new."""
    if any(change.has_notices for change in changes):
        call_deliver()
