"""Idempotency-Key: the answer is written in the transaction of its effect, so a duplicate waits and gets the same.

Ordinary POST views use @idempotent. A service with a lock of its own calls recall() and remember() inside it.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import cache, wraps
from typing import Any, Concatenate, ParamSpec

import msgspec
from django.db import OperationalError, connection, transaction
from django.db.models import QuerySet
from django.http import HttpResponse
from django.utils import timezone
from django.utils.crypto import salted_hmac
from rest_framework.request import Request
from rest_framework.response import Response

from uu_service.api.models import IdempotencyRecord
from uu_service.api.problems import Problem
from uu_service.statements import marks, repeating_cursor, this_database, values_of, written_once

P = ParamSpec("P")
KEPT_FOR = timedelta(hours=24)
KEPT_HEADERS = ("Location", "ETag", "Cache-Control", "Content-Language")
UNIQUE = ("principal", "key")
KEPT = ("fingerprint", "status", "headers", "body", "expires_at")
_KEY = re.compile(r"[\x21-\x7e]{1,255}")
_LOCK_NOT_AVAILABLE = "55P03"


class IdempotencyKeyInvalid(Problem):
    code, status = "idempotency_key_invalid", 400


class IdempotencyKeyReused(Problem):
    code, status = "idempotency_key_reused", 422


class StillRunning(Problem):
    code, status, retryable = "still_running", 409, True

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"headers": {"Retry-After": "1"}, **kwargs})


class Answer(msgspec.Struct, frozen=True):
    """An answer as it went out."""

    status: int
    body: bytes
    headers: dict[str, str] = {}

    def response(self, *, replayed: bool = False) -> HttpResponse:
        headers = {**self.headers, "Idempotent-Replayed": "true"} if replayed else self.headers
        content_type = "application/json" if self.body else None
        return HttpResponse(self.body, status=self.status, content_type=content_type, headers=headers)


def key_of(request: Request) -> str | None:
    """The request's Idempotency-Key, checked; None without one, or where nobody is there to own it."""
    key = request.headers.get("Idempotency-Key")
    if key is None or not principal_of(request):
        return None
    if not _KEY.fullmatch(key):
        raise IdempotencyKeyInvalid()
    return key


def principal_of(request: Request) -> str:
    """Who sends, read from the credential without a query where it can be; empty for nobody."""
    account = getattr(request.auth, "account_id", None)
    if account is None and getattr(request.user, "is_authenticated", False):
        account = request.user.pk
    return "" if account is None else str(account)


def fingerprint_of(request: Request) -> bytes:
    """What the request asks for: method, path and body, whatever the order of the body's keys.

    Keyed, because bodies hold passwords: a plain hash in the table could be tried against a word list.
    """
    body = msgspec.json.encode(request.data, order="sorted")
    asked = b"\n".join([str(request.method).encode(), request.path.encode(), body])
    return salted_hmac("uu_service.api.idempotency", asked, algorithm="sha256").digest()


def recall(key: str, principal: str, fingerprint: bytes) -> Answer | None:
    """The answer kept under the key. One statement; the caller's transaction must be able to see the first's commit."""
    found = _records(principal, key, timezone.now())
    if not found:
        return None
    record = found[0]
    if bytes(record.fingerprint) != fingerprint:
        raise IdempotencyKeyReused()
    if record.status is None:
        raise StillRunning()
    return Answer(record.status, bytes(record.body), record.headers)


@written_once
def _records(principal: str, key: str, now: datetime) -> QuerySet[IdempotencyRecord]:
    return IdempotencyRecord.objects.filter(principal=principal, key=key, expires_at__gt=now)


def remember(key: str, principal: str, fingerprint: bytes, answer: Answer) -> None:
    """Keep an answer, in the caller's transaction. One statement; it takes over what the key claimed or outlived."""
    record = IdempotencyRecord(
        principal=principal,
        key=key,
        fingerprint=fingerprint,
        status=answer.status,
        headers=answer.headers,
        body=answer.body,
        expires_at=timezone.now() + KEPT_FOR,
    )
    database = this_database()
    with repeating_cursor(database) as cursor:
        cursor.execute(_remember_sql(), values_of(record, (*UNIQUE, *KEPT), database))


@cache
def _remember_sql() -> str:
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


Post = Callable[Concatenate[Any, Request, P], Any]


def idempotent(post: Post[P]) -> Post[P]:
    """Run a POST handler in one transaction that also keeps its answer. 2xx are kept, refusals undo everything."""

    @wraps(post)
    def once(view: Any, request: Request, *args: P.args, **kwargs: P.kwargs) -> Any:
        key = key_of(request)
        if key is None:
            with transaction.atomic():
                return post(view, request, *args, **kwargs)
        principal, fingerprint = principal_of(request), fingerprint_of(request)
        with waiting_politely(), transaction.atomic():
            known = _claim_or_recall(key, principal, fingerprint)
            if known is not None:
                return known.response(replayed=True)
            answer = answer_from(post(view, request, *args, **kwargs))
            if not 200 <= answer.status < 300:
                raise TypeError("an idempotent view refuses by raising a Problem")
            remember(key, principal, fingerprint, answer)
            return answer.response()

    once.is_idempotent = True  # type: ignore[attr-defined]
    return once


def answer_from(response: Response) -> Answer:
    """A DRF response, not yet rendered, as the bytes that will be sent."""
    body = b"" if response.data is None else msgspec.json.encode(response.data)
    kept = {name: response.headers[name] for name in KEPT_HEADERS if name in response.headers}
    return Answer(response.status_code, body, kept)


def _claim_or_recall(key: str, principal: str, fingerprint: bytes) -> Answer | None:
    if claim(key, principal, fingerprint):
        return None
    answer = recall(key, principal, fingerprint)
    if answer is None:  # expired: whoever deletes it first claims it, the others wait for that one's answer
        IdempotencyRecord.objects.filter(principal=principal, key=key, expires_at__lte=timezone.now()).delete()
        if not claim(key, principal, fingerprint):
            return recall(key, principal, fingerprint)
    return answer


@contextmanager
def waiting_politely() -> Iterator[None]:
    """Waiting for the first request ends with the lock timeout (PostgreSQL) or the busy timeout (SQLite)."""
    try:
        yield
    except OperationalError as error:
        if is_lock_timeout(error):
            raise StillRunning() from error
        raise


def is_lock_timeout(error: OperationalError) -> bool:
    cause = error.__cause__
    return getattr(cause, "sqlstate", None) == _LOCK_NOT_AVAILABLE or "database is locked" in str(error)


def forget(principal: str) -> int:
    """Forget every answer kept for somebody who is being deleted."""
    return IdempotencyRecord.objects.filter(principal=principal).delete()[0]


def purge() -> int:
    """Forget what has expired. For housekeeping; safe twice."""
    return IdempotencyRecord.objects.filter(expires_at__lte=timezone.now()).delete()[0]
