"""Celery's door to the house."""

from celery import shared_task

from uu_service.chores import do_chores


@shared_task(name="uu_service.housekeeping")
def housekeeping() -> None:
    do_chores()
