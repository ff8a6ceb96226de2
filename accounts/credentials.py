"""Who is asking, read from the header without a query.

Reading proves a session's signature and expiry, and nothing at all for an API key: until `is_live` has been asked on
one's own statement (or `liveness.require_live`), a credential is only a claim.
"""

import enum
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from uuid import UUID

from django.conf import settings
from django.db.models import Exists, Q, QuerySet
from django.db.models.functions import Now
from django.utils import timezone

from accounts.models import ApiKey, Session
from accounts.problems import TokenExpired, TokenInvalid
from accounts.scopes import Scope, from_bits
from accounts.tokens import KEY_PREFIX, AccessToken, Keyring, KeyToken, TokenError

ALL_SCOPES = frozenset(Scope)


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
