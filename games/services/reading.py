"""Reading a game: who may, in which capacity, and never a window that should have closed."""

from collections.abc import Callable
from datetime import datetime
from typing import Any, NamedTuple, TypeVar
from uuid import UUID

from django.db.models import F, OuterRef, QuerySet, Subquery

from games.models import Game, Seat
from games.services.settling import settle_if_due
from games.services.views import GameView, make_view
from games.store import log, times
from games.store.locking import read_seats
from uu_service.api.problems import NotFound
from uu_service.statements import written_once

Seen = TypeVar("Seen", bound=Any)


class Glance(NamedTuple):
    """One statement's worth of a game: enough to say whether anything is new, and for whom."""

    id: UUID
    version: int
    status: str
    access: str
    spectators: bool
    settles_at: datetime | None
    viewer: int | None
    now: datetime


def access_game(game_id: UUID, account_id: UUID) -> Glance:
    """The game, if this account may see it; a game that may not be seen is not there."""
    return _settled(_glance, game_id, account_id)


def read_view(game_id: UUID, account_id: UUID, language: str) -> GameView:
    """As `access_game`, with all that the account may know. Two statements."""
    row = _settled(_row, game_id, account_id)
    seats, now = read_seats(row)
    return make_view(row, seats, now, row.viewer, language)


def _settled(read: Callable[[UUID, UUID], Seen], game_id: UUID, account_id: UUID) -> Seen:
    seen = read(game_id, account_id)
    if seen.settles_at is not None and seen.settles_at <= seen.now:
        settle_if_due(game_id)
        seen = read(game_id, account_id)
    if seen.viewer is None and not _may_watch(seen.status, seen.access, seen.spectators):
        raise NotFound
    return seen


def _glance(game_id: UUID, account_id: UUID) -> Glance:
    for values in _glances(game_id, account_id):
        return Glance(*values)
    raise NotFound


def _row(game_id: UUID, account_id: UUID) -> Any:
    for row in _rows(game_id, account_id):
        return row
    raise NotFound


@written_once
def _glances(game_id: UUID, account_id: UUID) -> QuerySet[Any, Any]:
    return _seen_by(account_id, Game.objects.filter(pk=game_id)).values_list(*Glance._fields)


@written_once
def _rows(game_id: UUID, account_id: UUID) -> QuerySet[Any]:
    games: QuerySet[Any] = Game.objects.filter(pk=game_id).annotate(rematch_id=F("rematch__id"))
    return _seen_by(account_id, games)


def _seen_by(account_id: UUID, games: QuerySet[Game]) -> QuerySet[Any]:
    own_seat = Seat.objects.filter(game=OuterRef("pk"), account_id=account_id).values("number")[:1]
    rows: QuerySet[Any] = games.annotate(viewer=Subquery(own_seat), now=times.clock_now())
    return rows


def _may_watch(status: str, access: str, spectators: bool) -> bool:
    if access == Game.Access.PRIVATE:
        return False
    return spectators or status == Game.Status.LOBBY


def events_for(glance: Glance, after: int, most: int) -> list[log.EventView]:
    return log.events_after(glance.id, after, glance.viewer, most)
