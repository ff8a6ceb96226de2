"""Celery's doors to this room, and how they are called. Safe twice."""

from uuid import UUID

from celery import shared_task

from accounts.exporting import do_write_export
from accounts.mailing import do_send_mails
from uu_service.calling import begins, call, call_once

SENT_AFTER_SECONDS = 1


@shared_task(name="accounts.send_mails")
def send_mails() -> None:
    begins(send_mails)
    if do_send_mails():
        call(send_mails)


@shared_task(name="accounts.write_export")
def write_export(account_id: str) -> None:
    do_write_export(UUID(account_id))


def call_send_mails() -> None:
    """A moment later: otherwise, in embedded mode, sending the mail would delay the answer that promises it."""
    call_once(send_mails, countdown=SENT_AFTER_SECONDS)


def call_write_export(account_id: UUID) -> None:
    call(write_export, str(account_id))
