"""Standings, locked to be changed: always in the same order, so that no two transactions wait for each other."""

from collections.abc import Collection
from functools import reduce
from operator import or_
from typing import NamedTuple
from uuid import UUID

from django.db.models import Q

from players.models import PlayerStanding
from players.privacy import hidden_among
from players.ratings import Rating

CHANGED = ["games", "wins", "streak", "best_streak", "rated_games", "mu", "sigma", "score", "is_listed"]


class StandingKey(NamedTuple):
    """Whose standing, in what. Sorted by the account first."""

    account_id: UUID
    ruleset: str
    season: int


def lock_standings(keys: Collection[StandingKey]) -> dict[StandingKey, PlayerStanding]:
    """Each of them, locked; made first if there was none. Two statements, and a third that asks who is private."""
    if not keys:
        return {}
    wanted = sorted(keys)
    PlayerStanding.objects.bulk_create([PlayerStanding(**key._asdict()) for key in wanted], ignore_conflicts=True)
    mine = reduce(or_, (Q(**key._asdict()) for key in wanted))
    rows = PlayerStanding.objects.select_for_update().filter(mine).order_by("account_id", "ruleset", "season")
    return {StandingKey(row.account_id, row.ruleset, row.season): row for row in rows}


def save_standings(rows: Collection[PlayerStanding]) -> None:
    """Write what has changed in them. Everybody who has played a rated game is on the leaderboards, except those who
    are private."""
    hidden = hidden_among({row.account_id for row in rows if row.rated_games and not row.is_listed})
    for row in rows:
        row.is_listed = row.is_listed or bool(row.rated_games and row.account_id not in hidden)
    PlayerStanding.objects.bulk_update(rows, CHANGED)


def rating_in(row: PlayerStanding) -> Rating:
    return Rating(row.mu, row.sigma, row.rated_games)


def set_rating(row: PlayerStanding, rating: Rating) -> None:
    row.mu, row.sigma, row.rated_games, row.score = rating.mu, rating.sigma, rating.games, rating.score


def count_game(row: PlayerStanding, won: bool) -> None:
    row.games += 1
    row.wins += won
    row.streak = row.streak + 1 if won else 0
    row.best_streak = max(row.best_streak, row.streak)
