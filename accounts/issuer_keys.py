"""The keys that issuers publish: found by discovery, kept for an hour, asked for again when a token names a new one.

While an issuer does not answer, the keys that it had are good for a day. Nobody who is signed in needs them.
"""

import http.client
import threading
import time
from collections.abc import Mapping
from functools import cache

import jwt
import msgspec
import structlog
from django.conf import settings

from accounts.issuers import Issuer
from accounts.problems import IssuerUnavailable
from uu_service.breaker import Breaker
from uu_service.outgoing.guard import AddressRefused, HostUnknown, UrlRefused, read_url
from uu_service.outgoing.http import SendingTime, exchange

log = structlog.get_logger(__name__)
ALGORITHMS = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA")
TOTAL_SECONDS = 3.0
MOST_BYTES = 256 * 1024
KEPT_SECONDS = 3600.0
KEPT_IN_NEED_SECONDS = 24 * 3600.0
ASKED_EVERY_SECONDS = 30.0  # for a key that it may not have: a forged token must not make us call at will
PAUSE_SECONDS = 10.0
HEADERS = {"Accept": "application/json", "User-Agent": "uu-service/1"}
Keys = Mapping[str | None, jwt.PyJWK]


class NotAnIssuer(Exception):
    """It answered, but not as an issuer does; the argument says what was wrong."""


class IssuerKeys:
    """The keys of one issuer, for this process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._keys: Keys = {}
        self._fetched_at = float("-inf")
        self._lock = threading.Lock()
        self._breaker = Breaker(PAUSE_SECONDS)

    def find(self, kid: str | None) -> jwt.PyJWK | None:
        """The key of that name, or the only one for a token that names none. None: the issuer has no such key."""
        age = time.monotonic() - self._fetched_at
        known = self._named(kid)
        if age >= KEPT_SECONDS or (known is None and age >= ASKED_EVERY_SECONDS):
            self._renew(age)
            known = self._named(kid)
        return known

    def _named(self, kid: str | None) -> jwt.PyJWK | None:
        if kid is None and len(self._keys) == 1:
            return next(iter(self._keys.values()))
        return self._keys.get(kid)

    def _renew(self, age: float) -> None:
        """One asks, the others wait for it. A failure is an error only to those who have nothing to go by."""
        with self._lock:
            if time.monotonic() - self._fetched_at < min(age, ASKED_EVERY_SECONDS):
                return
            if self._breaker.allows() and self._fetch():
                return
        if age >= KEPT_IN_NEED_SECONDS:
            raise IssuerUnavailable

    def _fetch(self) -> bool:
        try:
            self._keys = _published(self.url)
        except (NotAnIssuer, AddressRefused, UrlRefused, HostUnknown, OSError, http.client.HTTPException) as error:
            self._breaker.failed()
            log.warning("issuer_keys_not_fetched", issuer=self.url, error=f"{type(error).__name__}: {error}")
            return False
        self._fetched_at = time.monotonic()
        self._breaker.succeeded()
        return True


@cache
def keys_of(url: str) -> IssuerKeys:
    return IssuerKeys(url)


def signing_key(issuer: Issuer, kid: str | None) -> jwt.PyJWK | None:
    return keys_of(issuer.url).find(kid)


def _published(issuer: str) -> Keys:
    """OpenID Connect Discovery: the issuer says where its keys are."""
    deadline = SendingTime(TOTAL_SECONDS)
    about = _json(f"{issuer.rstrip('/')}/.well-known/openid-configuration", deadline)
    if about.get("issuer") != issuer:
        raise NotAnIssuer("it calls itself by another name")
    listed = _json(str(about.get("jwks_uri")), deadline).get("keys")
    if not isinstance(listed, list):
        raise NotAnIssuer("it lists no keys")
    keys = {key.key_id: key for one in listed if isinstance(one, dict) and (key := _key(one)) is not None}
    if not keys:
        raise NotAnIssuer("it has no key for signatures")
    return keys


def _key(entry: dict[str, object]) -> jwt.PyJWK | None:
    """A public key for signatures that we know how to check. A shared secret is none, even in the issuer's list."""
    if entry.get("use", "sig") != "sig" or entry.get("kty") not in ("RSA", "EC", "OKP"):
        return None
    try:
        key = jwt.PyJWK(entry)
    except jwt.PyJWTError:
        return None
    return key if key.algorithm_name in ALGORITHMS else None


def _json(url: str, deadline: SendingTime) -> dict[str, object]:
    allowed = settings.IDENTITY_ALLOWED_NETWORKS
    answered = exchange("GET", read_url(url), HEADERS, deadline, allowed=allowed, most_bytes=MOST_BYTES)
    if answered.status != 200:
        raise NotAnIssuer(f"status {answered.status}")
    try:
        return msgspec.json.decode(answered.content, type=dict[str, object])
    except msgspec.DecodeError as error:
        raise NotAnIssuer("no JSON object") from error
