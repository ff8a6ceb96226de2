"""What happened, once, in order: an Event has public facts, and secrets for some seats.

Every viewer sees every event; what a viewer may not know is redacted, not left out.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import msgspec


class Secret(msgspec.Struct, frozen=True, array_like=True):
    """Facts that only these seats may know."""

    seats: tuple[int, ...]
    data: dict[str, Any]


class Event(msgspec.Struct, frozen=True, array_like=True):
    """A fact in the past tense. Plain values only: text, numbers, lists, maps."""

    type: str
    data: dict[str, Any] = {}
    secrets: tuple[Secret, ...] = ()


def secret(seats: Iterable[int], **data: Any) -> Secret:
    return Secret(tuple(seats), data)


def seen_by(event: Event, viewer: int | None) -> dict[str, Any]:
    """The facts of the event that this seat, or a spectator (None), may know."""
    facts = dict(event.data)
    for hidden in event.secrets:
        if viewer in hidden.seats:
            facts.update(hidden.data)
    return facts


def fingerprint(events: list[Event]) -> bytes:
    """Tells whether a re-run said the same as was already published."""
    return blake2b(msgspec.msgpack.encode(events), digest_size=8).digest()
