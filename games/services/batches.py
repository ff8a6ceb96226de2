"""Settling many games that are due, several in a transaction: for the clock.

Statements and commits are most of what a settlement costs, and games that are due together can share them.
"""

import time
from collections import defaultdict
from collections.abc import Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

import structlog
from django.db import transaction
from django.db.models import QuerySet

from games.models import Game, Seat
from games.services.changes import tell_on_commit
from games.services.settling import DATABASE_AWAY, Settled, lateness, put_off, settle_if_due
from games.store import times
from games.store.open_game import OpenGame, save_games, seats_of_many_to_write
from uu_service.statements import written_once

log = structlog.get_logger(__name__)
MOST_AT_ONCE = 16
LONGEST_SECONDS = 0.1
"""Whoever wants to touch a claimed game waits no longer than this and the writing."""


def settle_oldest() -> list[Settled]:
    """Settle the games that have been due for longest and that nobody else is settling. Empty: nothing is due.

    The row lock is the claim, and dies with its claimer. A game whose settlement fails is left out and put off; if
    the writing fails, each is tried alone, so that only the one to blame is put off.
    """
    claimed: list[Game] = []
    try:
        with transaction.atomic():
            claimed = _oldest()
            games, settled = _settle_in_memory(claimed)
            if games:
                save_games(games)
                tell_on_commit(*games)
    except DATABASE_AWAY:
        raise
    except Exception as error:
        if not claimed:
            raise
        log.warning("settled_one_by_one", games=len(claimed), error=f"{type(error).__name__}: {error}")
        return [settle_if_due(row.id) for row in claimed]
    for one in settled:
        if one.error is not None:
            put_off(one.game, one.error)
    return settled


@written_once
def _oldest() -> QuerySet[Any]:
    """By the time of the statement, which never waits here: only a stable time lets the index find what is due."""
    rows = Game.objects.select_for_update(skip_locked=True).annotate(received=times.statement_now())
    return rows.filter(settles_at__lte=times.statement_now()).order_by("settles_at")[:MOST_AT_ONCE]


def _settle_in_memory(rows: Sequence[Any]) -> tuple[list[OpenGame], list[Settled]]:
    """The games to write, and what came of each. What there was no time for is let go, and claimed anew."""
    games: list[OpenGame] = []
    settled: list[Settled] = []
    seats, began = _seats(rows), time.monotonic()
    for row in rows:
        if settled and time.monotonic() - began > LONGEST_SECONDS:
            break
        late = timedelta()
        try:
            own = seats[row.id]
            game = OpenGame(row, own, row.received, own[0].now if own else row.received)  # type: ignore[attr-defined]
            late = lateness(game)
            game.settle()
        except DATABASE_AWAY:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it is this game's
            settled.append(Settled(row.id, late, error))
        else:
            settled.append(Settled(row.id, late))
            if game.changed:
                games.append(game)
    return games, settled


def _seats(rows: Sequence[Game]) -> dict[UUID, list[Seat]]:
    """In a second statement, after the locks. The same for any number of games: the last is repeated."""
    found: dict[UUID, list[Seat]] = defaultdict(list)
    if rows:
        ids = [row.id for row in rows]
        for seat in seats_of_many_to_write(ids + ids[-1:] * (MOST_AT_ONCE - len(ids))):
            found[seat.game_id].append(seat)
    return found
