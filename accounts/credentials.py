"""Who is asking, read from the header without a query; and whether that still holds.

Reading proves a session's signature and expiry, and nothing at all for an API key: until `is_live` has been asked on
one's own statement (or `require_live`, which remembers the answer for a few seconds), a credential is only a claim.
"""

import enum
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache, partial
from threading import Lock
from typing import NamedTuple
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import Exists, Q, QuerySet
from django.db.models.functions import Now
from django.utils import timezone

from accounts.models import ApiKey, Session
from accounts.problems import CredentialEnded, TokenExpired, TokenInvalid
from accounts.scopes import Scope, from_bits
from accounts.tokens import KEY_PREFIX, AccessToken, Keyring, KeyToken, TokenError

ALL_SCOPES = frozenset(Scope)
REMEMBERED_SECONDS = 5.0
MOST_REMEMBERED = 20_000
USE_NOTED_EVERY = timedelta(minutes=5)
Hook = Callable[[UUID], None]
_hooks: list[Hook] = []


class Kind(enum.StrEnum):
    SESSION = "session"
    KEY = "key"


@dataclass(frozen=True, slots=True)
class Credential:
    account_id: UUID
    kind: Kind
    id: UUID
    digest: bytes = b""  # of a key: what makes the claim true
    scopes: frozenset[Scope] = ALL_SCOPES


def keyring() -> Keyring:
    return _keyring(settings.SECRET_KEY, tuple(settings.SECRET_KEY_FALLBACKS))


@lru_cache(maxsize=8)
def _keyring(newest: str, older: tuple[str, ...]) -> Keyring:
    return Keyring(tuple(key.encode() for key in (newest, *older)))


def read_credential(token: str, now: datetime | None = None) -> Credential:
    """Read the token of an `Authorization: Bearer` header; refuse what cannot be ours."""
    try:
        if token.startswith(KEY_PREFIX):
            key = KeyToken.read(token)
            return Credential(key.account_id, Kind.KEY, key.key_id, key.digest(), from_bits(key.scope_bits))
        access = _access_token(token, keyring())
    except TokenError as error:
        raise TokenInvalid from error
    if access.expires_at <= (now or timezone.now()):
        raise TokenExpired
    return Credential(access.account_id, Kind.SESSION, access.session_id)


@lru_cache(maxsize=10_000)
def _access_token(text: str, keyring: Keyring) -> AccessToken:
    """What stands in a token never changes, and a client sends the same one for minutes. Refusals are not kept."""
    return AccessToken.read(text, keyring)


def live_among(credentials: Collection[Credential]) -> dict[UUID, str]:
    """Those that still hold, by their ids, with the languages of their accounts. One statement for them all.

    A key that has been proven once needs no digest again: it never changes.
    """
    acting, unexpired = Q(account__is_active=True), Q(expires_at=None) | Q(expires_at__gt=Now())
    ids = {kind: [one.id for one in credentials if one.kind is kind] for kind in Kind}
    sessions = Session.objects.filter(acting, pk__in=ids[Kind.SESSION], ended_at=None)
    keys = ApiKey.objects.filter(acting, unexpired, pk__in=ids[Kind.KEY])
    rows = [rows.values_list("pk", "account__language") for rows in (sessions, keys)]
    return dict(rows[0].union(rows[1], all=True))


def is_live(credential: Credential) -> Exists:
    """Say in SQL that the credential holds now: annotate or filter your own statement with it."""
    return Exists(live_rows(credential))


def live_rows(credential: Credential) -> QuerySet[Session] | QuerySet[ApiKey]:
    acting = Q(account=credential.account_id, account__is_active=True)
    if credential.kind is Kind.SESSION:
        return Session.objects.filter(acting, pk=credential.id, ended_at=None)
    unexpired = Q(expires_at=None) | Q(expires_at__gt=Now())
    return ApiKey.objects.filter(acting, unexpired, pk=credential.id, digest=credential.digest)


class Held(NamedTuple):
    """That a credential held, as of when, and the language of its account."""

    asked_at: float
    language: str


class LivenessCache:
    """Which credentials held a moment ago. Refusals are not remembered."""

    def __init__(self, seconds: float = REMEMBERED_SECONDS, entries: int = MOST_REMEMBERED) -> None:
        self.seconds = seconds
        self.entries = entries
        self._held: OrderedDict[Credential, Held] = OrderedDict()
        self._lock = Lock()

    def language_of(self, credential: Credential, seconds: float | None = None) -> str | None:
        """The language of its account if it held so many seconds ago; None if that is not known."""
        held = self._held.get(credential)
        is_known = held is not None and time.monotonic() - held.asked_at < (seconds or self.seconds)
        return held.language if held and is_known else None

    def remember(self, credential: Credential, asked_at: float, language: str) -> None:
        with self._lock:
            self._held.pop(credential, None)
            self._held[credential] = Held(asked_at, language)
            while len(self._held) > self.entries:
                self._held.popitem(last=False)

    def forget(self, account_id: UUID) -> None:
        with self._lock:
            for credential in [known for known in self._held if known.account_id == account_id]:
                del self._held[credential]

    def clear(self) -> None:
        with self._lock:
            self._held.clear()


liveness = LivenessCache()


def require_live(credential: Credential, seconds: float | None = None) -> str:
    """Refuse a credential that was ended, at most that many seconds late; note its use now and then.

    Answers with the language of its account.
    """
    known = liveness.language_of(credential, seconds)
    if known is not None:
        return known
    asked_at = time.monotonic()
    rows = live_rows(credential)
    found = rows.values_list("last_used_at", "account__language").first()
    if found is None:
        raise CredentialEnded
    used_at, language = found
    now = timezone.now()
    if used_at is None or used_at < now - USE_NOTED_EVERY:
        rows.update(last_used_at=now)
    liveness.remember(credential, asked_at, language)
    return language


def on_revoked(hook: Hook) -> None:
    """Call this after credentials of an account have been ended. What it does is not needed: it may fail."""
    if hook not in _hooks:
        _hooks.append(hook)


def forget_on_commit(account_id: UUID) -> None:
    """Make a revocation hold at once in this process. Others follow when they hear of it, or their entry runs out."""
    transaction.on_commit(partial(liveness.forget, account_id), robust=True)
    for hook in _hooks:
        transaction.on_commit(partial(hook, account_id), robust=True)
