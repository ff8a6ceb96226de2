"""Celery's door to the shared API base."""

from celery import shared_task

from uu_service.api.idempotency import purge


@shared_task(name="api.purge_idempotency")
def purge_idempotency() -> None:
    purge()
