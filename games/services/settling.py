"""Settling one game that is due: for every reader that comes upon it, and for an operator who asks."""

from datetime import timedelta
from typing import NamedTuple
from uuid import UUID

import structlog
from django.conf import settings
from django.db import InterfaceError, OperationalError, transaction

from games.services.changes import keep
from games.services.playing import settle
from games.store.due import lock_if_due, write_failure
from games.store.locking import lock_game, lock_game_unless_taken
from games.store.open_game import OpenGame

log = structlog.get_logger(__name__)
LONGEST_DELAY = timedelta(hours=1)
DATABASE_AWAY = (OperationalError, InterfaceError)
"""Not the game's fault: the caller tries again, and no game is put off."""


class Settled(NamedTuple):
    """One settlement: which game, how long after it was due, and what went wrong if it had to be put off."""

    game: UUID
    lateness: timedelta
    error: Exception | None = None


def settle_if_due(game_id: UUID) -> Settled:
    """Somebody has come upon a deadline that has passed: settle it before it is shown. A failure is put off.

    Nobody waits here: a game that somebody else has in hand is left to them, and shown as it is.
    """
    late = timedelta()
    try:
        with transaction.atomic():
            game = lock_game_unless_taken(game_id)
            if game is not None:
                late = lateness(game)
                _settle(game)
    except DATABASE_AWAY:
        raise
    except Exception as error:  # noqa: BLE001 - a reader is shown the game as it is; the clock tries again
        put_off(game_id, error)
        return Settled(game_id, late, error)
    return Settled(game_id, late)


def settle_now(game_id: UUID) -> bool:
    """An operator's wish: settle an overdue game although it has been put off. Raises what goes wrong.

    False: its time has not come, and nobody can make it come sooner.
    """
    with transaction.atomic():
        game = lock_game(game_id)
        due = game.deadline.first_due(timedelta(milliseconds=settings.CLOCK_GRACE_MS))
        if not game.is_running or due is None or due > game.now:
            return False
        game.row.settles_at = due
        _settle(game)
    return True


def lateness(game: OpenGame) -> timedelta:
    """How long it has been due; nothing if it is not."""
    return max(timedelta(), game.now - game.row.settles_at) if game.row.settles_at else timedelta()


def _settle(game: OpenGame) -> None:
    settle(game)
    if game.changed:
        keep(game)


def put_off(game_id: UUID, error: Exception) -> None:
    """With growing delay, counted, and shown in the admin. Who finds it settled or put off already leaves it."""
    with transaction.atomic():
        row = lock_if_due(game_id)
        if row is None:
            return
        log.exception("settlement_failed", game_id=str(game_id), failures=row.failures + 1, exc_info=error)
        delay = min(timedelta(seconds=2 ** min(row.failures, 12)), LONGEST_DELAY)
        write_failure(game_id, row.now + delay, f"{type(error).__name__}: {error}")
