"""The strings that people and machines sign in with: made, read, and nothing stored.

Access and refresh tokens are signed with the secret key (older keys still read); an API key is random and carries
its own ids and scopes, so that every credential can be read from the header without a database.
"""

import base64
import binascii
import hashlib
import hmac
import math
import secrets
import string
import struct
import zlib
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Self
from uuid import UUID

ACCESS_PREFIX = "uua_"
KEY_PREFIX = "uuk_"
TICKET_PREFIX = "uut_"
MAX_LENGTH = 200  # of anything worth reading: longer input is garbage, whatever it says
SECRET_BYTES = 24
DIGITS = string.digits + string.ascii_uppercase + string.ascii_lowercase

_access = struct.Struct(">16s16sQ")
_key = struct.Struct(f">16s16sH{SECRET_BYTES}s")
_ticket = struct.Struct(">16s16s16s8s")
_checksum = struct.Struct(">I")


class TokenError(ValueError):
    """Not a token of ours: garbage, truncated, or signed by somebody else."""


@dataclass(frozen=True, slots=True)
class Keyring:
    """Signs with the first key, reads what any of them signed."""

    keys: tuple[bytes, ...]

    def sign(self, purpose: str, message: bytes) -> bytes:
        return _mac(self.keys[0], purpose, message)

    def signatures(self, purpose: str, message: bytes) -> list[bytes]:
        """What each of the keys would sign, the newest first."""
        return [_mac(key, purpose, message) for key in self.keys]

    def has_signed(self, purpose: str, message: bytes, mac: bytes) -> bool:
        return any(hmac.compare_digest(signature, mac) for signature in self.signatures(purpose, message))


@dataclass(frozen=True, slots=True)
class AccessToken:
    account_id: UUID
    session_id: UUID
    expires_at: datetime

    def write(self, keyring: Keyring) -> str:
        body = _access.pack(self.account_id.bytes, self.session_id.bytes, int(self.expires_at.timestamp()))
        return ACCESS_PREFIX + _to_text(body + keyring.sign("access", body))

    @classmethod
    def read(cls, text: str, keyring: Keyring) -> Self:
        raw = _from_text(text.removeprefix(ACCESS_PREFIX))
        body, mac = raw[: _access.size], raw[_access.size :]
        if not (text.startswith(ACCESS_PREFIX) and keyring.has_signed("access", body, mac)):
            raise TokenError("not an access token of this service")
        account, session, expires = _access.unpack(body)
        return cls(UUID(bytes=account), UUID(bytes=session), datetime.fromtimestamp(expires, UTC))


@dataclass(frozen=True, slots=True)
class RefreshToken:
    family: UUID
    generation: int

    def write(self, keyring: Keyring) -> str:
        body = f"{self.family}.{self.generation}"
        return f"{body}.{_to_text(keyring.sign('refresh', body.encode()))}"

    @classmethod
    def read(cls, text: str, keyring: Keyring) -> Self:
        body, _, mac = text.rpartition(".")
        if not (text.isascii() and keyring.has_signed("refresh", body.encode(), _from_text(mac))):
            raise TokenError("not a refresh token of this service")
        family, _, generation = body.partition(".")
        return cls(UUID(family), int(generation))


@dataclass(frozen=True, slots=True)
class TicketToken:
    """Lets a browser listen to one thing in one language, for as long as the session lives that it was made in."""

    account_id: UUID
    session_id: UUID
    about: UUID
    language: str

    def write(self, keyring: Keyring) -> str:
        ids = (self.account_id.bytes, self.session_id.bytes, self.about.bytes)
        body = _ticket.pack(*ids, self.language.encode())
        return TICKET_PREFIX + _to_text(body + keyring.sign("ticket", body))

    @classmethod
    def read(cls, text: str, keyring: Keyring) -> Self:
        raw = _from_text(text.removeprefix(TICKET_PREFIX))
        body, mac = raw[: _ticket.size], raw[_ticket.size :]
        if not (text.startswith(TICKET_PREFIX) and keyring.has_signed("ticket", body, mac)):
            raise TokenError("not a ticket of this service")
        account, session, about, language = _ticket.unpack(body)
        return cls(UUID(bytes=account), UUID(bytes=session), UUID(bytes=about), language.rstrip(b"\0").decode())


@dataclass(frozen=True, slots=True)
class KeyToken:
    """An API key. The stored digest covers the whole text, so ids and scopes in it cannot be changed."""

    account_id: UUID
    key_id: UUID
    scope_bits: int
    secret: bytes

    @classmethod
    def make(cls, account_id: UUID, key_id: UUID, scope_bits: int) -> Self:
        return cls(account_id, key_id, scope_bits, secrets.token_bytes(SECRET_BYTES))

    def write(self) -> str:
        body = _key.pack(self.account_id.bytes, self.key_id.bytes, self.scope_bits, self.secret)
        return KEY_PREFIX + _to_digits(body + _checksum.pack(zlib.crc32(body)))

    @classmethod
    def read(cls, text: str) -> Self:
        raw = _from_digits(text.removeprefix(KEY_PREFIX), _key.size + _checksum.size)
        body, checksum = raw[: _key.size], raw[_key.size :]
        if not text.startswith(KEY_PREFIX) or _checksum.pack(zlib.crc32(body)) != checksum:
            raise TokenError("not an API key")
        account, key, bits, secret = _key.unpack(body)
        return cls(UUID(bytes=account), UUID(bytes=key), bits, secret)

    def digest(self) -> bytes:
        """What is stored. 192 random bits need no slow hash."""
        return hashlib.sha256(self.write().encode()).digest()


def _mac(key: bytes, purpose: str, message: bytes) -> bytes:
    purpose_key = hmac.digest(key, f"accounts.{purpose}".encode(), "sha256")
    return hmac.digest(purpose_key, message, "sha256")


def _to_text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _from_text(text: str) -> bytes:
    """Read what `_to_text` wrote, and only that: a second spelling of one token would be a second token."""
    if len(text) > MAX_LENGTH or not text.isascii():
        raise TokenError("too long or not ASCII")
    try:
        raw = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise TokenError("not base64") from error
    if _to_text(raw) != text:
        raise TokenError("not the one spelling")
    return raw


def _to_digits(raw: bytes) -> str:
    """Base 62: a key that a double click selects whole."""
    number, digits = int.from_bytes(raw), ""
    while number:
        number, digit = divmod(number, 62)
        digits = DIGITS[digit] + digits
    return digits.rjust(_width(len(raw)), DIGITS[0])


def _from_digits(text: str, size: int) -> bytes:
    if len(text) != _width(size) or not set(text) <= set(DIGITS):
        raise TokenError("not base 62 of the right length")
    number = 0
    for digit in text:
        number = number * 62 + DIGITS.index(digit)
    try:
        return number.to_bytes(size)
    except OverflowError as error:
        raise TokenError("too large") from error


def _width(size: int) -> int:
    return math.ceil(size * 8 / math.log2(62))
