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
    """How a table is timed. A kind of moment that is not in `seconds` lasts as long as it takes.

    `mode_chosen`: the host has asked for this mode. If not, a table of one person with bots starts without a clock.
    """

    mode: Mode
    """How the table is timed."""
    seconds: dict[str, float] = {}
    """How long each kind of moment lasts, by its name."""
    mode_chosen: bool = True
    """Whether the host has asked for this mode."""

    def time_for(self, moment: str) -> timedelta | None:
        """How long such a moment lasts; None: as long as it takes."""
        seconds = self.seconds.get(moment)
        return None if seconds is None else timedelta(seconds=seconds)


class Deadline(NamedTuple):
    """When the open question was asked, until when answers count, and when the clock comes next.

    `plays_at` is when those are answered for who do not answer themselves: bots and absent seats.
    """

    opens_at: datetime | None = None
    closes_at: datetime | None = None
    settles_at: datetime | None = None
    plays_at: datetime | None = None

    def is_over(self, received: datetime) -> bool:
        """Whether an answer that was received then came too late, although nobody may have settled it yet."""
        return self.closes_at is not None and received > self.closes_at

    def is_due(self, now: datetime) -> bool:
        """Whether the clock has something to do: the time to answer is over, or somebody is played for."""
        return self.settles_at is not None and self.settles_at <= now

    def may_play(self, now: datetime) -> bool:
        """Whether it is time to answer for bots and absent seats."""
        return self.plays_at is not None and self.plays_at <= now

    def has_ended(self, now: datetime, grace: timedelta) -> bool:
        """Whether the clock answers for everybody who has not."""
        end = settles_after(self.closes_at, grace)
        return end is not None and end <= now

    def pace_within(self, now: datetime, pace: timedelta) -> timedelta:
        """The pace, or less where the question closes soon: an answer must come well before its end."""
        return pace if self.closes_at is None else max(timedelta(), min(pace, (self.closes_at - now) / 2))

    def with_alarm(self, now: datetime, grace: timedelta) -> "Deadline":
        """The clock comes at the end of the question, or before, if somebody is still to be played for."""
        to_come = self._replace(plays_at=None) if self.may_play(now) else self
        return self._replace(settles_at=to_come.first_due(grace))

    def first_due(self, grace: timedelta) -> datetime | None:
        """When the clock has something to do here for the first time."""
        times = (settles_after(self.closes_at, grace), self.plays_at)
        return min((at for at in times if at is not None), default=None)


def settles_after(closes_at: datetime | None, grace: timedelta) -> datetime | None:
    """The grace in which an answer that was received in time may still get its lock."""
    return closes_at + grace if closes_at else None


def deadline_from(now: datetime, allowed: timedelta | None) -> Deadline:
    """Of a question that opens now; without an end if nothing limits it."""
    return Deadline(now, now + allowed if allowed is not None else None)
