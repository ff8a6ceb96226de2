"""ID tokens of OpenID Connect: checked against the issuer's keys, and taken once.

An app makes a nonce, has the issuer put it (or its SHA-256) into the token, and sends both. A stolen
token is useless without its nonce, and nobody can use a token twice.
"""

import hashlib
import hmac
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

import jwt
from django.db import IntegrityError, transaction
from django.utils import timezone

from accounts.issuer_keys import ALGORITHMS, signing_key
from accounts.issuers import Issuer, issuer_named
from accounts.models import SpentNonce
from accounts.problems import IdentityTokenRefused

LEEWAY = timedelta(minutes=1)  # between their clock and ours
FRESH = timedelta(minutes=10)  # of a token that proves who somebody is now
LONGEST_LIFE = timedelta(days=30)
LONGEST_SUBJECT = 255
REQUIRED = ["iss", "sub", "aud", "exp", "iat", "nonce"]


@dataclass(frozen=True, slots=True)
class GivenToken:
    """What an app sends; `at` is where in its body."""

    issuer: str
    token: str
    nonce: str
    at: str = ""


@dataclass(frozen=True, slots=True)
class ProvenIdentity:
    """Somebody whom an issuer knows, and the nonce with which it said so."""

    issuer: str
    subject: str
    nonce_digest: bytes
    expires_at: datetime
    given: GivenToken


class Claims(NamedTuple):
    """What a token says that is signed and in time; the times are seconds since 1970."""

    subject: str
    nonce: str
    issued_at: int
    expires_at: int


def proven_identity(given: GivenToken, *, is_fresh: bool = False) -> ProvenIdentity:
    """Who the token stands for. Nothing is written: `do_spend_nonce` belongs into the transaction of what is done."""
    issuer = issuer_named(given.issuer, f"{given.at}/issuer")
    claims = _claims(issuer, given)
    now = timezone.now()
    if not _is_nonce(claims.nonce, given.nonce):
        raise IdentityTokenRefused(f"{given.at}/nonce", "identity_nonce")
    if is_fresh and claims.issued_at < (now - FRESH - LEEWAY).timestamp():
        raise _refused(given, "identity_stale")
    if claims.expires_at > (now + LONGEST_LIFE).timestamp():  # its nonce would have to be kept for as long
        raise _refused(given, "identity_malformed")
    digest = hashlib.sha256(f"{issuer.url}\n{claims.nonce}".encode(errors="replace")).digest()
    expires_at = datetime.fromtimestamp(claims.expires_at, UTC) + LEEWAY
    return ProvenIdentity(issuer.url, claims.subject, digest, expires_at, given)


def do_spend_nonce(identity: ProvenIdentity) -> None:
    """Note that the token was used. It is refused the next time."""
    try:
        with transaction.atomic():
            SpentNonce.objects.create(digest=identity.nonce_digest, expires_at=identity.expires_at)
    except IntegrityError as error:
        raise _refused(identity.given, "identity_used") from error


def _claims(issuer: Issuer, given: GivenToken) -> Claims:
    """Signed by a key of the issuer, for an app of ours, and in time."""
    try:
        header = jwt.get_unverified_header(given.token)
    except jwt.PyJWTError as error:
        raise _refused(given, "identity_malformed") from error
    if header.get("alg") not in ALGORITHMS:  # none, and every algorithm whose key is shared
        raise _refused(given, "identity_forged")
    key = signing_key(issuer, header.get("kid"))
    if key is None:
        raise _refused(given, "identity_forged")
    try:
        claims = jwt.decode(
            given.token,
            key,
            algorithms=list(ALGORITHMS),
            audience=issuer.audiences,
            issuer=issuer.spellings,
            leeway=LEEWAY,
            options={"require": REQUIRED},
        )
    except jwt.PyJWTError as error:
        raise _refused(given, _code_of(error)) from error
    if not _audiences(claims["aud"]) <= issuer.audiences:  # also for somebody whom the operator does not know
        raise _refused(given, "identity_audience")
    if not _is_subject(claims["sub"]) or not isinstance(claims["nonce"], str):
        raise _refused(given, "identity_malformed")
    return Claims(claims["sub"], claims["nonce"], int(claims["iat"]), int(claims["exp"]))


def _is_subject(text: str) -> bool:
    return 0 < len(text) <= LONGEST_SUBJECT and text.isascii() and text.isprintable()


def _audiences(said: str | list[str]) -> set[str]:
    return {said} if isinstance(said, str) else set(said)


def _code_of(error: jwt.PyJWTError) -> str:
    match error:
        case jwt.ExpiredSignatureError() | jwt.ImmatureSignatureError():
            return "identity_expired"
        case jwt.InvalidAudienceError():
            return "identity_audience"
        case jwt.InvalidIssuerError():
            return "identity_issuer"
        case jwt.InvalidSignatureError() | jwt.InvalidAlgorithmError() | jwt.InvalidKeyError():
            return "identity_forged"
        case _:
            return "identity_malformed"


def _is_nonce(said: str, given: str) -> bool:
    """As it is, or hashed: what the app keeps to itself is then not in the token."""
    hashed = hashlib.sha256(given.encode()).hexdigest()
    return any(hmac.compare_digest(said.encode(errors="replace"), one.encode()) for one in (given, hashed))


def _refused(given: GivenToken, code: str) -> IdentityTokenRefused:
    return IdentityTokenRefused(f"{given.at}/token", code)
