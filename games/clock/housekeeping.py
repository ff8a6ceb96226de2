"""Tables that nobody will play any more are closed. Safe twice, and beside everything else."""

from collections.abc import Collection
from datetime import timedelta
from uuid import UUID

import structlog
from django.db import transaction

from games.models import Game, Seat
from games.rules.kernel.events import Event
from games.services.changes import tell_on_commit
from games.store import times
from games.store.open_game import lock_game

log = structlog.get_logger(__name__)
IDLE = timedelta(hours=24)
OPEN = (Game.Status.LOBBY, Game.Status.RUNNING)
BATCH = 1000


def close_idle_tables() -> int:
    """Close lobbies that never started, and games without a clock that nobody has touched for a day."""
    idle = Game.objects.filter(status__in=OPEN, touched_at__lt=times.statement_now() - IDLE).exclude(
        status=Game.Status.RUNNING, clock__mode__in=["live", "correspondence"]
    )
    return sum(_closes(game_id) for game_id in idle.values_list("id", flat=True)[:BATCH])


def guests_at_tables(guests: Collection[UUID]) -> set[UUID]:
    """Those of these guests that a table still waits for: they are not tidied away."""
    seats = Seat.objects.filter(account_id__in=guests, game__status__in=OPEN)
    return {account for account in seats.values_list("account_id", flat=True) if account}


def _closes(game_id: UUID) -> bool:
    try:
        return _close(game_id)
    except Exception:
        log.exception("table_not_closed", game_id=str(game_id))
        return False


def _close(game_id: UUID) -> bool:
    with transaction.atomic():
        game = lock_game(game_id)
        row = game.row
        if row.status not in OPEN or row.touched_at >= game.now - IDLE:
            return False
        row.status, row.finished_at = Game.Status.ABANDONED, game.now
        row.opens_at = row.closes_at = row.settles_at = None
        for seat in game.seats:
            seat.owes = False
        game.record(Event("game_abandoned"))
        game.save()
        tell_on_commit(game)
    return True
