"""Identifiers: UUIDv7 (RFC 9562), which sort by the time they were made."""

import secrets
import time
from datetime import datetime
from uuid import UUID


def uuid7() -> UUID:
    """Make an id: milliseconds, 12 bits of the millisecond's fraction, 62 random bits."""
    now = time.time_ns()
    milliseconds, rest = divmod(now, 1_000_000)
    fraction = rest * 4096 // 1_000_000
    value = milliseconds << 80 | 0x7 << 76 | fraction << 64 | 0b10 << 62 | secrets.randbits(62)
    return UUID(int=value)


def earliest_at(moment: datetime) -> UUID:
    """No id that is made at this moment, or later, is smaller."""
    return UUID(int=int(moment.timestamp() * 1000) << 80 | 0x7 << 76 | 0b10 << 62)
