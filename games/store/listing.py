"""The lobby and one's own games, as lists: few columns, keyset pages, indexes that carry them.

A list settles nothing, so that it costs the same however many games are overdue. So it can be
out of date: a game whose deadline has passed waits for nobody here, until the clock or a reader has settled it.
"""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from django.db.models import Count, F, OuterRef, Q, QuerySet, Subquery

from games.models import Game, Seat
from games.store import times
from games.store.avoiding import is_avoided_table
from uu_service.api.pages import paginate
from uu_service.api.problems import NotFound
from uu_service.statements import beside

SHOWN = ["ruleset", "status", "version", "access", "min_seats", "max_seats", "options", "closes_at", "paused_at"]
SHOWN += ["rated", "outcome", "created_at", "started_at", "finished_at"]


class GamesPage(NamedTuple):
    rows: list[dict[str, object]]
    next_cursor: str | None
    server_time: datetime


def games_page(account_id: UUID, query: Any) -> GamesPage:
    """One page of what this account may list."""
    games = _filtered(account_id, query)
    rows, cursor = paginate(games, query)
    seats = _seats_of(rows)
    now = rows[0].now if rows else times.python_now()
    return GamesPage([_row(game, seats[game.id], account_id) for game in rows], cursor, now)


def game_with_code(code: str) -> UUID:
    game_id = Game.objects.filter(code=code).values_list("id", flat=True).first()
    if game_id is None:
        raise NotFound
    return game_id


class _Seat(NamedTuple):
    number: int
    name: str
    account_id: UUID | None
    owes: bool


def _seats_of(games: Sequence[Game]) -> dict[UUID, list[_Seat]]:
    """As plain rows: a page has hundreds, and as objects they would cost more than all else."""
    seats: dict[UUID, list[_Seat]] = defaultdict(list)
    every = Seat.objects.filter(game__in=[game.id for game in games]).order_by("number")
    for game_id, *seat in every.values_list("game_id", *_Seat._fields):
        seats[game_id].append(_Seat(*seat))
    return seats


def _filtered(account_id: UUID, query: Any) -> QuerySet[Game]:
    games = beside(Game.objects.only(*SHOWN), now=times.clock_now())
    if query.mine or query.owed:
        own = Seat.objects.filter(account_id=account_id)
        if query.owed:
            own = own.filter(owes=True)
            games = games.filter(Q(closes_at__isnull=True) | Q(closes_at__gte=times.clock_now()))
        games = games.filter(pk__in=own.values("game_id"))
    else:
        games = games.filter(access=Game.Access.PUBLIC, listed=True).exclude(is_avoided_table(account_id))
    if query.status:
        games = games.filter(status=query.status)
    if query.ruleset:
        games = games.filter(ruleset=query.ruleset)
    if query.open is not None:
        taken = Seat.objects.filter(game=OuterRef("pk")).values("game").annotate(n=Count("*")).values("n")
        games = games.filter(status=Game.Status.LOBBY).annotate(taken=Subquery(taken))
        games = games.filter(taken__lt=F("max_seats")) if query.open else games.filter(taken__gte=F("max_seats"))
    return games


def _row(game: Game, seats: Sequence[_Seat], account_id: UUID) -> dict[str, object]:
    own = next((seat for seat in seats if seat.account_id == account_id), None)
    is_over = game.closes_at is not None and game.closes_at < game.now
    return {
        "id": game.id,
        "ruleset": game.ruleset,
        "status": game.status,
        "version": game.version,
        "access": game.access,
        "rated": game.rated,
        "seats_taken": len(seats),
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "players": [seat.name for seat in seats],
        "your_seat": own.number if own else None,
        "you_owe": bool(own and own.owes and not is_over),
        "deadline": None if is_over else game.closes_at,
        "paused": game.paused_at is not None,
        "outcome": game.outcome,
        "your_result": _result(game, own),
        "options": game.options,
        "created_at": game.created_at,
        "started_at": game.started_at,
        "finished_at": game.finished_at,
    }


def _result(game: Game, own: _Seat | None) -> str | None:
    if own is None or game.outcome is None:
        return None
    return "won" if own.number in game.outcome["winners"] else "lost"
