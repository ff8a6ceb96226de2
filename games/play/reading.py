"""Reading a game: who may, in which capacity, and never a window that should have closed."""

from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from django.db.models import F, OuterRef, QuerySet, Subquery

from games.models import Game, Seat
from games.play import log, times
from games.play.open_game import read_seats
from games.play.settling import settle_if_due
from games.play.views import GameView, make_view
from uu_service.api.problems import NotFound
from uu_service.statements import written_once


class Glance(NamedTuple):
    """One statement's worth of a game: enough to say whether anything is new, and for whom."""

    id: UUID
    version: int
    status: str
    viewer: int | None
    now: datetime
    due: bool


def access_game(game_id: UUID, account_id: UUID) -> Glance:
    """The game, if this account may see it; a game that may not be seen is not there."""
    glance = _glance(game_id, account_id)
    if glance.due:
        settle_if_due(game_id)
        glance = _glance(game_id, account_id)
    return glance


def _glance(game_id: UUID, account_id: UUID) -> Glance:
    found = _glances(game_id, account_id)
    if not found:
        raise NotFound
    game, version, status, viewer, now, settles_at, access, spectators = found[0]
    glance = Glance(game, version, status, viewer, now, due=settles_at is not None and settles_at <= now)
    if glance.viewer is None and not _may_watch(glance.status, access, spectators):
        raise NotFound
    return glance


@written_once
def _glances(game_id: UUID, account_id: UUID) -> QuerySet[Any, Any]:
    own_seat = Seat.objects.filter(game=OuterRef("pk"), account_id=account_id).values("number")[:1]
    rows = Game.objects.filter(pk=game_id).annotate(viewer=Subquery(own_seat), now=times.clock_now())
    return rows.values_list("id", "version", "status", "viewer", "now", "settles_at", "access", "spectators")


def _may_watch(status: str, access: str, spectators: bool) -> bool:
    if access == Game.Access.PRIVATE:
        return False
    return spectators or status == Game.Status.LOBBY


def view_for(glance: Glance, language: str) -> GameView:
    found = _rows(glance.id)
    if not found:
        raise NotFound
    seats, now = read_seats(found[0])
    return make_view(found[0], seats, now, glance.viewer, language)


@written_once
def _rows(game_id: UUID) -> QuerySet[Any]:
    return Game.objects.annotate(rematch_id=F("rematch__id")).filter(pk=game_id)


def events_for(glance: Glance, after: int, most: int) -> list[log.EventView]:
    return log.events_after(glance.id, after, glance.viewer, most)
