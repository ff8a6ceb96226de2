"""Marks along the leaderboards, and the end of a season. Both are chores: safe twice, at once or again."""

from datetime import datetime, timedelta

from django.db import connection, transaction
from django.utils import timezone

from games.rules.kernel.ruleset import rulesets
from players.boards import Board
from players.models import ALL_TIME, PlayerStanding, RankMark, Season
from players.seasons import season_at, season_before

EVERY = 200
"""Between two marks stand so many people, and so many are counted at most for a rank."""
GRACE = timedelta(hours=1)
"""A season is closed so long after its end: by then every game that ended in it is written."""
LOOKED_BACK = 8  # seasons
_TABLE = PlayerStanding._meta.db_table
_MARKS = f"""
    SELECT score, MAX(people) FROM (
        SELECT score, ROW_NUMBER() OVER (ORDER BY score DESC) AS place, COUNT(*) OVER (ORDER BY score DESC) AS people
        FROM {_TABLE} WHERE ruleset = %s AND season = %s AND is_listed
    ) AS counted WHERE place %% {EVERY} = 0 GROUP BY score
"""  # noqa: S608 - our own names
_RANKS = f"""
    UPDATE {_TABLE} SET rank = final.place FROM (
        SELECT id, RANK() OVER (PARTITION BY ruleset ORDER BY score DESC) AS place
        FROM {_TABLE} WHERE season = %s AND is_listed
    ) AS final WHERE {_TABLE}.id = final.id
"""  # noqa: S608 - our own names


def mark_ranks() -> int:
    """Count every board that still changes, once from top to bottom; how many marks there are."""
    now = season_at(timezone.now())
    seasons = (ALL_TIME, now, season_before(now))
    return sum(_mark(Board(ruleset.name, season)) for ruleset in rulesets() for season in seasons)


@transaction.atomic
def _mark(board: Board) -> int:
    with connection.cursor() as cursor:
        cursor.execute(_MARKS, board)
        found = cursor.fetchall()
    mine = {"ruleset": board.ruleset, "season": board.season}
    RankMark.objects.filter(**mine).delete()
    marks = [RankMark(**mine, score=score, people=people) for score, people in found]
    RankMark.objects.bulk_create(marks, update_conflicts=True, update_fields=["people"], unique_fields=[*mine, "score"])
    return len(marks)


def close_seasons(now: datetime | None = None) -> int:
    """Give everybody the final rank of each season that is over; how many seasons were closed."""
    season, closed = season_at((now or timezone.now()) - GRACE), 0
    for _ in range(LOOKED_BACK):
        season = season_before(season)
        if Season.objects.filter(pk=season).exists():
            break
        closed += _close(season)
    return closed


@transaction.atomic
def _close(season: int) -> bool:
    """The row is the claim: a second one waits for it, and finds it done."""
    _, is_new = Season.objects.get_or_create(id=season, defaults={"closed_at": timezone.now()})
    if is_new:
        with connection.cursor() as cursor:
            cursor.execute(_RANKS, [season])
    return is_new
