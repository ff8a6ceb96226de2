"""Celery's door to the matcher, and how it is called: by arrivals, and by the clock. Safe twice."""

from celery import shared_task

from matching.runner import run_alone
from uu_service.calling import begins, call_once


@shared_task(name="matching.match")
def match() -> None:
    begins(match)
    run_alone()


def call_matcher() -> None:
    """After a commit with a new ticket: nobody shall wait for the clock."""
    call_once(match)
