"""Standard Webhooks: three headers by which the receiver knows that a message is ours, whole and fresh."""

import base64
import hashlib
import hmac
from collections.abc import Iterable


def signed_headers(message_id: str, timestamp: int, body: bytes, secrets: Iterable[bytes]) -> dict[str, str]:
    """One signature for each live secret: while one replaces the other, both verify."""
    return {
        "webhook-id": message_id,
        "webhook-timestamp": str(timestamp),
        "webhook-signature": " ".join(signature(message_id, timestamp, body, secret) for secret in secrets),
    }


def signature(message_id: str, timestamp: int, body: bytes, secret: bytes) -> str:
    content = f"{message_id}.{timestamp}.".encode() + body
    return "v1," + base64.b64encode(hmac.new(secret, content, hashlib.sha256).digest()).decode()
