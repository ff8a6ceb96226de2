"""Seasons: the quarters of the calendar, in UTC. A season is a number like 20264: its year, then its quarter."""

from datetime import UTC, datetime
from typing import NamedTuple

ALL_TIME = 0
"""Stands for all time, which no season ends."""
QUARTERS, MONTHS = 4, 3


class SeasonTimes(NamedTuple):
    """From when on it is played, and until when: the end belongs to the next one."""

    starts_at: datetime
    ends_at: datetime


def season_at(moment: datetime) -> int:
    moment = moment.astimezone(UTC)
    return moment.year * 10 + (moment.month - 1) // MONTHS + 1


def season_before(season: int) -> int:
    year, quarter = divmod(season, 10)
    return season - 1 if quarter > 1 else (year - 1) * 10 + QUARTERS


def is_season(number: int) -> bool:
    """Whether there is such a quarter in a calendar."""
    year, quarter = divmod(number, 10)
    return 1 <= year <= 9998 and 1 <= quarter <= QUARTERS


def times_of(season: int) -> SeasonTimes:
    year, quarter = divmod(season, 10)
    following = (year + 1, 1) if quarter == QUARTERS else (year, quarter * MONTHS + 1)
    return SeasonTimes(datetime(year, (quarter - 1) * MONTHS + 1, 1, tzinfo=UTC), datetime(*following, 1, tzinfo=UTC))
