"""What is kept about an account in this room, for its owner to take along."""

from collections.abc import Iterator
from uuid import UUID

from django.db.models import Model, QuerySet

from players.models import CardCount, PlayedGame, PlayerBlock, PlayerStanding, Report

Row = dict[str, object]
STANDING = [
    "ruleset",
    "season",
    "games",
    "wins",
    "streak",
    "best_streak",
    "rated_games",
    "mu",
    "sigma",
    "score",
    "rank",
]
RESULT = ["game_id", "ruleset", "finished_at", "seconds", "seats", "seat", "place", "won", "rated_id"]
CHANGE = ["mu_before", "sigma_before", "mu_after", "sigma_after"]


def player_rows(account_id: UUID) -> Iterator[Row]:
    """Results, standings, cards, blocks and reports; each says what it is. What others said about you is theirs."""
    yield from _rows("result", PlayedGame.objects.filter(account_id=account_id), *RESULT, *CHANGE)
    yield from _rows("standing", PlayerStanding.objects.filter(account_id=account_id), *STANDING)
    yield from _rows("card", CardCount.objects.filter(account_id=account_id), "ruleset", "card", "times")
    yield from _rows("block", PlayerBlock.objects.filter(account=account_id), "blocked_id", "at")
    yield from _rows("report", Report.objects.filter(by=account_id), "about_id", "reason", "game_id", "event", "at")


def count_player_rows(account_id: UUID) -> int:
    return PlayedGame.objects.filter(account_id=account_id).count()


def _rows(kind: str, rows: QuerySet[Model], *fields: str) -> Iterator[Row]:
    for row in rows.order_by("pk").values(*fields):
        yield {"kind": kind, **row}
