"""A game as one account comes upon it: with its own seat's number and the time, in one statement."""

from collections.abc import Collection
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from django.db.models import F, OuterRef, QuerySet, Subquery

from accounts.models import Account
from games.models import Game, Seat
from games.store import times
from uu_service.statements import beside, written_once


class GameHead(NamedTuple):
    """One statement's worth of a game: enough to say whether anything is new, and for whom."""

    id: UUID
    version: int
    status: str
    access: str
    spectators: bool
    settles_at: datetime | None
    viewer: int | None
    now: datetime


def heads(game_id: UUID, account_id: UUID) -> list[GameHead]:
    """One, or none if there is no such game."""
    return [GameHead(*values) for values in _heads(game_id, account_id)]


@written_once
def _heads(game_id: UUID, account_id: UUID) -> QuerySet[Any, Any]:
    return _seen_by(account_id, Game.objects.filter(pk=game_id)).values_list(*GameHead._fields)


@written_once
def rows_seen(game_id: UUID, account_id: UUID) -> QuerySet[Game]:
    return _seen_by(account_id, beside(Game.objects.filter(pk=game_id), rematch_id=F("rematch__id")))


@written_once
def seats_seen(game_id: UUID) -> QuerySet[Seat]:
    return Seat.objects.filter(game_id=game_id).order_by("number")


@written_once
def rows_as_they_are(game_id: UUID) -> QuerySet[Game]:
    """For nobody in particular."""
    return beside(Game.objects.filter(pk=game_id), rematch_id=F("rematch__id"), now=times.clock_now())


def versions_of(game_ids: Collection[UUID]) -> list[tuple[UUID, int, bool]]:
    """Of several games: their versions, and whether they are to be settled. One statement."""
    games: QuerySet[Any] = beside(Game.objects.filter(pk__in=game_ids), now=times.clock_now())
    rows = games.values_list("id", "version", "settles_at", "now")
    return [(key, version, settles_at is not None and settles_at <= now) for key, version, settles_at, now in rows]


def _seen_by(account_id: UUID, games: QuerySet[Game]) -> QuerySet[Game]:
    own_seat = Seat.objects.filter(game=OuterRef("pk"), account_id=account_id).values("number")[:1]
    return beside(games, viewer=Subquery(own_seat), now=times.clock_now())


def overseers_among(account_ids: Collection[UUID]) -> set[UUID]:
    """Operators: they may watch every game, and see no more of it than any spectator."""
    staff = Account.objects.filter(pk__in=account_ids, is_staff=True)
    return {account.pk for account in staff if account.has_perm("games.view_game")}
