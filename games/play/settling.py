"""Settling what is due: for the clock, for every reader that comes upon it, and for an operator who asks."""

from datetime import datetime, timedelta
from typing import Any, NamedTuple
from uuid import UUID

import structlog
from django.conf import settings
from django.db import InterfaceError, OperationalError, transaction
from django.db.models import F, QuerySet

from games.models import Game
from games.play import times
from games.play.after import tell_on_commit
from games.play.compiled import PLACE, fetch
from games.play.open_game import OpenGame, lock_game, read_seats_to_write

log = structlog.get_logger(__name__)
LONGEST_DELAY = timedelta(hours=1)
DATABASE_AWAY = (OperationalError, InterfaceError)
"""Not the game's fault: whoever asked tries again, and no game is put off."""


class Settled(NamedTuple):
    """One settlement: which game, how long after it was due, and what went wrong if it had to be put off."""

    game: UUID
    lateness: timedelta
    error: Exception | None = None


def settle_next() -> Settled | None:
    """Settle the game that has been due for longest and that nobody else is settling. None: nothing is due.

    The row lock is the claim, and dies with its claimer. A game whose settlement fails is put off.
    """
    row: Game | None = None
    try:
        with transaction.atomic():
            row = _claim_oldest()
            if row is None or row.settles_at is None:
                return None
            due = row.settles_at
            seats, now = read_seats_to_write(row)
            _settle(OpenGame(row, seats, row.received, now))  # type: ignore[attr-defined]
            return Settled(row.id, now - due)
    except DATABASE_AWAY:
        raise
    except Exception as error:
        if row is None:
            raise
        _put_off(row.id, error)
        return Settled(row.id, timedelta(), error)


def settle_if_due(game_id: UUID) -> None:
    """A reader has come upon a deadline that has passed: settle it before it is shown."""
    try:
        with transaction.atomic():
            _settle(lock_game(game_id))
    except DATABASE_AWAY:
        raise
    except Exception as error:  # noqa: BLE001 - a reader is shown the game as it is; the clock tries again
        _put_off(game_id, error)


def settle_now(game_id: UUID) -> bool:
    """An operator's wish: settle an overdue game although it has been put off. Raises what goes wrong.

    False: its time has not come, and nobody can make it come sooner.
    """
    with transaction.atomic():
        game = lock_game(game_id)
        end = settles_after(game.row.closes_at)
        if not game.is_running or end is None or end > game.now:
            return False
        game.row.settles_at = end
        _settle(game)
    return True


def settles_after(closes_at: datetime | None) -> datetime | None:
    """The grace in which an answer that was received in time may still get its lock."""
    return closes_at + times.milliseconds(settings.CLOCK_GRACE_MS) if closes_at else None


def _claim_oldest() -> Game | None:
    found = fetch(_oldest, PLACE)
    return found[0] if found else None


def _oldest(_: UUID) -> QuerySet[Any]:
    """By the time of the statement, which never waits here: only a stable time lets the index find what is due."""
    rows = Game.objects.select_for_update(skip_locked=True).annotate(received=times.statement_now())
    return rows.filter(settles_at__lte=times.statement_now()).order_by("settles_at")[:1]


def _settle(game: OpenGame) -> None:
    game.settle()
    if game.changed:
        game.save()
        tell_on_commit(game)


def _put_off(game_id: UUID, error: Exception) -> None:
    """With growing delay, counted, and shown in the admin. Who finds it settled or put off already leaves it."""
    with transaction.atomic():
        due = Game.objects.select_for_update().annotate(now=times.statement_now())
        row = due.filter(pk=game_id, settles_at__lte=times.statement_now()).first()
        if row is None:
            return
        log.exception("settlement_failed", game_id=str(game_id), failures=row.failures + 1, exc_info=error)
        delay = min(timedelta(seconds=2 ** min(row.failures, 12)), LONGEST_DELAY)
        Game.objects.filter(pk=game_id).update(
            settles_at=row.now + delay,
            failures=F("failures") + 1,
            failure=f"{type(error).__name__}: {error}"[:2000],
        )
