"""Tables that nobody will play any more are closed. Safe twice, and beside everything else."""

from collections.abc import Collection
from datetime import timedelta
from uuid import UUID

import structlog

from games.models import Game, Seat
from games.services.abandoning import abandon
from games.store import times

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
        return abandon(game_id, idle_for=IDLE)
    except Exception:
        log.exception("table_not_closed", game_id=str(game_id))
        return False
