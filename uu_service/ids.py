"""Identifiers: UUIDv7 (RFC 9562), which sort by the time they were made."""

import secrets
import time
from uuid import UUID


def uuid7() -> UUID:
    """Make an id: milliseconds, 12 bits of the millisecond's fraction, 62 random bits."""
    now = time.time_ns()
    milliseconds, rest = divmod(now, 1_000_000)
    fraction = rest * 4096 // 1_000_000
    value = milliseconds << 80 | 0x7 << 76 | fraction << 64 | 0b10 << 62 | secrets.randbits(62)
    return UUID(int=value)
