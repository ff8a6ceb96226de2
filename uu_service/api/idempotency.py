"""Idempotency-Key: the answer is written in the transaction of its effect, so a duplicate waits and gets the same.

An operation with `once` uses it. A service with a lock of its own is given a KeptAnswer, to ask it inside that lock.
"""

import hashlib
import hmac
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import cache
from typing import Self

import msgspec
from django.conf import settings
from django.db import OperationalError, connection, transaction
from django.db.models import QuerySet
from django.http import HttpResponse
from django.utils import timezone
from rest_framework.request import Request
from rest_framework.response import Response

from uu_service.api.models import IdempotencyRecord
from uu_service.api.problems import Problem
from uu_service.statements import Statement, marks, send, this_database, values_of, written_once

KEPT_FOR = timedelta(hours=24)
UNIQUE = ("principal", "key")
Fingerprints = tuple[bytes, ...]
"""What is asked for, as each of the service's keys writes it; the newest first."""
KEPT = ("fingerprint", "status", "headers", "body", "expires_at")
KEPT_HEADERS = ("Location", "ETag", "Cache-Control", "Content-Language")
_KEY = re.compile(r"[\x21-\x7e]{1,255}")
_LOCK_NOT_AVAILABLE = "55P03"


class IdempotencyKeyInvalid(Problem):
    code, status = "idempotency_key_invalid", 400


class IdempotencyKeyReused(Problem):
    code, status = "idempotency_key_reused", 422


class StillRunning(Problem):
    code, status, retryable = "still_running", 409, True
    always = {"Retry-After": "1"}


class SentAnswer(msgspec.Struct, frozen=True):
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
    key: str | None = request.META.get("HTTP_IDEMPOTENCY_KEY")
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


def fingerprints_of(request: Request) -> Fingerprints:
    """What the request asks for: method, path and body, whatever the order of the body's keys.

    Keyed, because bodies hold passwords: a plain hash in the table could be tried against a word list. One for each
    secret key, the newest first: the first request may have come when the service had another one.
    """
    body = msgspec.json.encode(request.data, order="sorted")
    asked = b"\n".join([str(request.method).encode(), request.path.encode(), body])
    secrets = (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS)
    return tuple(hmac.digest(_key_from(secret), asked, "sha256") for secret in secrets)


@cache
def _key_from(secret: str) -> bytes:
    """As `django.utils.crypto.salted_hmac` derives it for each call."""
    return hashlib.sha256(b"uu_service.api.idempotency" + secret.encode()).digest()


def answer_once(request: Request, act: Callable[[], HttpResponse]) -> HttpResponse:
    """Act in one transaction that also keeps its answer. 2xx are kept, refusals undo everything."""
    key = key_of(request)
    if key is None:
        with transaction.atomic():
            return act()
    principal, fingerprints = principal_of(request), fingerprints_of(request)
    with waiting_politely(), transaction.atomic():
        known = claim_or_recall(key, principal, fingerprints)
        if known is not None:
            return known.response(replayed=True)
        response = act()
        if not 200 <= response.status_code < 300:
            raise TypeError("what is done once refuses by raising a Problem")
        send(keeping(key, principal, fingerprints[0], answer_from(response)))
        return response


class KeptAnswer:
    """The answer under the request's Idempotency-Key, for callers with a transaction of their own. No key: no effect.

    `recall` comes after its lock; what `remember` gives is sent before its commit.
    """

    def __init__(self, request: Request) -> None:
        self.key = key_of(request)
        if self.key is not None:
            self.principal, self.fingerprints = principal_of(request), fingerprints_of(request)
        self.is_kept = False

    def shown_by(self, show: Callable[[object], HttpResponse]) -> Self:
        """For an answer that is made into a response so."""
        self.show = show
        return self

    def recall(self) -> HttpResponse | None:
        known = None if self.key is None else recall(self.key, self.principal, self.fingerprints)
        self.is_kept = known is not None
        return known.response(replayed=True) if known else None

    def remember(self, what: object) -> tuple[HttpResponse, list[Statement]]:
        """The answer, and the statements that keep it, for the caller to send before its commit."""
        response, self.is_kept = self.show(what), True
        if self.key is None:
            return response, []
        return response, [keeping(self.key, self.principal, self.fingerprints[0], answer_from(response))]


def answer_once_inside(request: Request, act: Callable[[KeptAnswer], object]) -> object:
    """Act, and let it keep its answer itself."""
    kept = KeptAnswer(request)
    with waiting_politely():
        answer = act(kept)
    if not kept.is_kept:
        raise TypeError("what takes `kept` recalls or remembers its answer")
    return answer


def answer_from(response: HttpResponse) -> SentAnswer:
    """The bytes that will be sent; DRF has not rendered its own responses yet."""
    if isinstance(response, Response):
        body = b"" if response.data is None else msgspec.json.encode(response.data)
    else:
        body = response.content
    kept = {name: response.headers[name] for name in KEPT_HEADERS if name in response.headers}
    return SentAnswer(response.status_code, body, kept)


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
