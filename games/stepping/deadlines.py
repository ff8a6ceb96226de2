"""How a table is timed, and when an open question ends. Times are given: nothing here asks a clock."""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import NamedTuple

import msgspec


class Mode(StrEnum):
    """`live` in seconds, `correspondence` in hours and days, `off` without an end."""

    LIVE = "live"
    CORRESPONDENCE = "correspondence"
    OFF = "off"


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is timed. A kind of moment that is not in `seconds` lasts as long as it takes."""

    mode: Mode
    seconds: dict[str, float] = {}

    def time_for(self, moment: str) -> timedelta | None:
        """How long such a moment lasts; None: as long as it takes."""
        seconds = self.seconds.get(moment)
        return None if seconds is None else timedelta(seconds=seconds)


class Deadline(NamedTuple):
    """When the open question was asked, until when answers count, and from when on the clock answers."""

    opens_at: datetime | None = None
    closes_at: datetime | None = None
    settles_at: datetime | None = None

    def is_over(self, received: datetime) -> bool:
        """Whether an answer that was received then came too late, although nobody may have settled it yet."""
        return self.closes_at is not None and received > self.closes_at

    def is_due(self, now: datetime) -> bool:
        return self.settles_at is not None and self.settles_at <= now


def settles_after(closes_at: datetime | None, grace: timedelta) -> datetime | None:
    """The grace in which an answer that was received in time may still get its lock."""
    return closes_at + grace if closes_at else None


def deadline_from(now: datetime, allowed: timedelta | None, grace: timedelta) -> Deadline:
    """Of a question that opens now; without an end if nothing limits it."""
    closes_at = now + allowed if allowed is not None else None
    return Deadline(now, closes_at, settles_after(closes_at, grace))
