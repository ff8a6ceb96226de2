"""Celery's door to this room, and how it is called. Safe twice."""

from collections.abc import Sequence

from celery import shared_task

from games.services.changes import GameChange
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


def call_after(_: Sequence[GameChange]) -> None:
    """After a commit that put something into the outbox."""
    call_deliver()
