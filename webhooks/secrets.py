"""The secrets that messages are signed with, and how they are kept: sealed with the service's own key.

They are needed to sign, so a digest would not do; sealed, a copy of the database alone forges nothing.
"""

import base64
import binascii
import secrets

from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from django.conf import settings
from django.utils.crypto import salted_hmac

PREFIX = "whsec_"
LENGTH = 32
SHORTEST, LONGEST = 24, 64  # Standard Webhooks


class SecretRefused(ValueError):
    """Not `whsec_` and the base64 of 24 to 64 bytes."""


class SecretUnreadable(Exception):
    """Sealed with a key that this service no longer has."""


def make_secret() -> bytes:
    return secrets.token_bytes(LENGTH)


def write_secret(secret: bytes) -> str:
    return PREFIX + base64.b64encode(secret).decode()


def read_secret(text: str) -> bytes:
    try:
        secret = base64.b64decode(text.removeprefix(PREFIX), validate=True)
    except (binascii.Error, ValueError) as error:
        raise SecretRefused from error
    if not text.startswith(PREFIX) or not SHORTEST <= len(secret) <= LONGEST:
        raise SecretRefused
    return secret


def seal(secret: bytes) -> bytes:
    return _box().encrypt(secret)


def unseal(sealed: bytes | memoryview) -> bytes:
    try:
        return _box().decrypt(bytes(sealed))
    except InvalidToken as error:
        raise SecretUnreadable from error


def resealed(sealed: bytes | memoryview) -> bytes:
    """The same secret, sealed with the newest key, whichever key it was sealed with."""
    return seal(unseal(sealed))


def _box() -> MultiFernet:
    keys = [settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS]
    return MultiFernet([Fernet(base64.urlsafe_b64encode(_derived(key))) for key in keys])


def _derived(key: str) -> bytes:
    return salted_hmac("webhooks.secrets", b"", secret=key, algorithm="sha256").digest()
