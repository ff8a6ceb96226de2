"""Leaderboards: who stands where in one kind of game, in a season or of all time.

A page is read from an index; a rank is counted from the nearest mark (`players.marks`). Neither costs more when there
are more players.
"""

from collections.abc import Sequence
from typing import NamedTuple
from uuid import UUID

from django.db.models import QuerySet

from accounts.models import Account
from players.models import PlayerStanding, RankMark
from uu_service.api.pages import PageQuery, paginate

DOWNWARDS, UPWARDS = ("-score", "account_id"), ("score", "-account_id")


class Board(NamedTuple):
    """One leaderboard."""

    ruleset: str
    season: int

    def rows(self) -> QuerySet[PlayerStanding]:
        return PlayerStanding.objects.filter(ruleset=self.ruleset, season=self.season, is_listed=True)


class RankedPlayer(NamedTuple):
    rank: int
    standing: PlayerStanding
    account: Account


class BoardPage(NamedTuple):
    players: list[RankedPlayer]
    next_cursor: str | None


def top(board: Board, page: PageQuery) -> BoardPage:
    """A page from the top down, or after the cursor."""
    rows, cursor = paginate(board.rows(), page, DOWNWARDS)
    return BoardPage(_ranked(board, rows), cursor)


def around(board: Board, account_id: UUID, neighbours: int) -> list[RankedPlayer]:
    """The account with those just above and below; empty if it is not on this board."""
    mine = board.rows().filter(account_id=account_id).first()
    if mine is None:
        return []
    tied = board.rows().filter(score=mine.score)
    above = list(tied.filter(account_id__lt=account_id).order_by(*UPWARDS)[:neighbours])
    above += board.rows().filter(score__gt=mine.score).order_by(*UPWARDS)[: neighbours - len(above)]
    below = list(tied.filter(account_id__gt=account_id).order_by(*DOWNWARDS)[:neighbours])
    below += board.rows().filter(score__lt=mine.score).order_by(*DOWNWARDS)[: neighbours - len(below)]
    return _ranked(board, [*reversed(above), mine, *below])


def rank_of(board: Board, score: float) -> int:
    """One more than the number of those with a higher score: counted from the nearest mark above."""
    marks = RankMark.objects.filter(ruleset=board.ruleset, season=board.season, score__gt=score)
    mark = marks.order_by("score").values_list("score", "people").first()
    better = board.rows().filter(score__gt=score)
    if mark is None:
        return better.count() + 1
    return mark[1] + better.filter(score__lt=mark[0]).count() + 1


def _ranked(board: Board, rows: Sequence[PlayerStanding]) -> list[RankedPlayer]:
    """With ranks and names. An account that was deleted this moment is left out."""
    accounts = Account.objects.in_bulk([row.account_id for row in rows])
    ranks = _ranks(board, [row.score for row in rows])
    found = zip(ranks, rows, strict=True)
    return [RankedPlayer(rank, row, accounts[row.account_id]) for rank, row in found if row.account_id in accounts]


def _ranks(board: Board, scores: Sequence[float]) -> list[int]:
    """The ranks of scores, from the highest down. Equal scores share a rank; the first may share it with scores
    before it."""
    if not scores:
        return []
    shared = sum(score == scores[0] for score in scores)
    ranks = [rank_of(board, scores[0])] * shared
    if shared < len(scores):
        next_rank = rank_of(board, scores[shared])
        ranks += [next_rank + scores.index(score) - shared for score in scores[shared:]]
    return ranks
