"""The answers that are kept under an Idempotency-Key: claimed, remembered, recalled, forgotten.

Who asks, and for what, `uu_service.api.idempotency` reads from the request.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import cache

import msgspec
from django.db import connection
from django.db.models import Exists, QuerySet
from django.http import HttpResponse
from django.utils import timezone

from uu_service.api.models import IdempotencyRecord
from uu_service.api.problems import Problem
from uu_service.statements import Statement, marks, this_database, values_of, written_once

KEPT_FOR = timedelta(hours=24)
UNIQUE = ("principal", "key")
Fingerprints = tuple[bytes, ...]
"""What is asked for, as each of the service's keys writes it; the newest first."""
KEPT = ("fingerprint", "status", "headers", "body", "expires_at")


class IdempotencyKeyReused(Problem):
    code, status = "idempotency_key_reused", 422


class StillRunning(Problem):
    code, status, retryable = "still_running", 409, True
    always = {"Retry-After": "1"}


class AnswerRow(msgspec.Struct, frozen=True):
    """An answer that is kept under an Idempotency-Key, for whom it was sent to."""

    key: str
    """The Idempotency-Key."""
    status: int | None
    """The status of the answer; null: its request is still running."""
    expires_at: datetime
    """Until when it is kept."""


class SentAnswer(msgspec.Struct, frozen=True):
    """An answer as it went out."""

    status: int
    body: bytes
    headers: dict[str, str] = {}

    def response(self, *, replayed: bool = False) -> HttpResponse:
        headers = {**self.headers, "Idempotent-Replayed": "true"} if replayed else self.headers
        content_type = "application/json" if self.body else None
        return HttpResponse(self.body, status=self.status, content_type=content_type, headers=headers)


def recall(key: str, principal: str, fingerprints: Fingerprints) -> SentAnswer | None:
    """The answer kept under the key. One statement; the caller's transaction must be able to see the first's commit."""
    found = _records(principal, key, timezone.now())
    if not found:
        return None
    record = found[0]
    if bytes(record.fingerprint) not in fingerprints:
        raise IdempotencyKeyReused()
    if record.status is None:
        raise StillRunning()
    return SentAnswer(record.status, bytes(record.body), record.headers)


def has_answer(principal: str, keys: list[str]) -> Exists:
    """Say in SQL whether an answer may be kept under one of the keys: put it on your own statement after your lock.

    Only if it is so, `recall` must look what it is, and whether it has expired.
    """
    return Exists(IdempotencyRecord.objects.filter(principal=principal, key__in=keys))


@written_once
def _records(principal: str, key: str, now: datetime) -> QuerySet[IdempotencyRecord]:
    return IdempotencyRecord.objects.filter(principal=principal, key=key, expires_at__gt=now)


def keeping(key: str, principal: str, fingerprint: bytes, answer: SentAnswer) -> Statement:
    """Keeps an answer, in the caller's transaction; it takes over what the key claimed or outlived."""
    record = {
        "principal": principal,
        "key": key,
        "fingerprint": fingerprint,
        "status": answer.status,
        "headers": answer.headers,
        "body": answer.body,
        "expires_at": timezone.now() + KEPT_FOR,
    }
    columns = (*UNIQUE, *KEPT)
    return Statement(_keeping_sql(), values_of(IdempotencyRecord, record, columns, this_database()))


@cache
def _keeping_sql() -> str:
    columns = (*UNIQUE, *KEPT)
    taken_over = ", ".join(f"{column} = EXCLUDED.{column}" for column in KEPT)
    return (
        f"INSERT INTO {IdempotencyRecord._meta.db_table} ({', '.join(columns)}) VALUES ({marks(len(columns))})"  # noqa: S608
        f" ON CONFLICT ({', '.join(UNIQUE)}) DO UPDATE SET {taken_over}"
    )


def claim(key: str, principal: str, fingerprint: bytes) -> bool:
    """Take the key for this transaction, first waiting for another that holds it. False: it has been used before."""
    table = connection.ops.quote_name(IdempotencyRecord._meta.db_table)
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO {table} (principal, key, fingerprint, headers, body, expires_at)"  # noqa: S608
            " VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING",
            (principal, key, fingerprint, "{}", b"", timezone.now() + KEPT_FOR),
        )
        return bool(cursor.rowcount == 1)


def claim_or_recall(key: str, principal: str, fingerprints: Fingerprints) -> SentAnswer | None:
    if claim(key, principal, fingerprints[0]):
        return None
    answer = recall(key, principal, fingerprints)
    if answer is None:  # expired: the request that deletes it first claims the key, the others wait for its answer
        IdempotencyRecord.objects.filter(principal=principal, key=key, expires_at__lte=timezone.now()).delete()
        if not claim(key, principal, fingerprints[0]):
            return recall(key, principal, fingerprints)
    return answer


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
