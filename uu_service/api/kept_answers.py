"""What is asked of the answers that `uu_service.api.idempotency` keeps: is there one, which are there, forget them."""

from collections.abc import Iterator
from datetime import datetime

import msgspec
from django.db.models import Exists
from django.utils import timezone

from uu_service.api.models import IdempotencyRecord


class AnswerRow(msgspec.Struct, frozen=True):
    """An answer that is kept under an Idempotency-Key, for whom it was sent to."""

    key: str
    """The Idempotency-Key."""
    status: int | None
    """The status of the answer; null: its request is still running."""
    expires_at: datetime
    """Until when it is kept."""


def has_answer(principal: str, keys: list[str]) -> Exists:
    """Say in SQL whether an answer may be kept under one of the keys: put it on your own statement after your lock.

    Only if it is so, `KeptAnswer.recall` must look what it is, and whether it has expired.
    """
    return Exists(IdempotencyRecord.objects.filter(principal=principal, key__in=keys))


def answers_kept_for(principal: str) -> Iterator[AnswerRow]:
    """What is kept for somebody, for them to read."""
    for record in IdempotencyRecord.objects.filter(principal=principal).order_by("pk"):
        yield AnswerRow(record.key, record.status, record.expires_at)


def forget(principal: str) -> int:
    """Forget every answer kept for somebody who is being deleted."""
    return IdempotencyRecord.objects.filter(principal=principal).delete()[0]


def purge() -> int:
    """Forget what has expired. For housekeeping; safe twice."""
    return IdempotencyRecord.objects.filter(expires_at__lte=timezone.now()).delete()[0]
