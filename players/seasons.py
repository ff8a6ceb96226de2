"""Seasons: the quarters of the calendar, in UTC. A season is a number like 20264: its year, then its quarter."""

from datetime import UTC, datetime
from typing import NamedTuple

QUARTERS, MONTHS = 4, 3


class SeasonTimes(NamedTuple):
    """From when on it is played, and until when: the end belongs to the next one."""

    starts_at: datetime
    ends_at: datetime


def season_at(moment: datetime) -> int:
    moment = moment.astimezone(UTC)
    return moment.year * 10 + (moment.month - 1) // MONTHS + 1


def times_of(season: int) -> SeasonTimes:
    """Raises ValueError for a number that is no season."""
    year, quarter = divmod(season, 10)
    if not 1 <= quarter <= QUARTERS:
        raise ValueError(season)
    following = (year + 1, 1) if quarter == QUARTERS else (year, quarter * MONTHS + 1)
    return SeasonTimes(datetime(year, (quarter - 1) * MONTHS + 1, 1, tzinfo=UTC), datetime(*following, 1, tzinfo=UTC))
