"""Settling what is due: for the clock, and for every reader that comes upon it."""

from datetime import datetime, timedelta
from typing import NamedTuple
from uuid import UUID

import structlog
from django.db import transaction
from django.db.models import F

from games.models import Game
from games.play import times
from games.play.after import tell_on_commit
from games.play.open_game import OpenGame, lock_game, read_seats

log = structlog.get_logger(__name__)
LONGEST_DELAY = timedelta(hours=1)


class Settled(NamedTuple):
    """One settlement: which game, and how long after it was due."""

    game: UUID
    lateness: timedelta


def settle_next() -> Settled | None:
    """Settle the game that has been due for longest and that nobody else is settling. None: nothing is due.

    The row lock is the claim, and dies with its claimer. A game whose settlement fails is put off.
    """
    failed: tuple[Game, Exception] | None = None
    with transaction.atomic():
        row = (
            Game.objects.select_for_update(skip_locked=True)
            .annotate(received=times.clock_now())
            .filter(settles_at__lte=times.clock_now())
            .order_by("settles_at")
            .first()
        )
        if row is None or row.settles_at is None:
            return None
        due = row.settles_at
        seats, now = read_seats(row)
        try:
            with transaction.atomic():
                _settle(OpenGame(row, seats, row.received, now))
        except Exception as error:  # noqa: BLE001 - whatever it is, the other games must not wait for it
            failed = (row, error)
        if failed:
            _put_off(*failed, now)
    return Settled(row.id, now - due)


def settle_if_due(game_id: UUID) -> None:
    """A reader has come upon a deadline that has passed: settle it before it is shown."""
    with transaction.atomic():
        _settle(lock_game(game_id))


def _settle(game: OpenGame) -> None:
    game.settle()
    if game.changed:
        game.save()
        tell_on_commit(game)


def _put_off(row: Game, error: Exception, now: datetime) -> None:
    """With growing delay, counted, and shown in the admin."""
    log.exception("settlement_failed", game_id=str(row.id), failures=row.failures + 1, exc_info=error)
    delay = min(timedelta(seconds=2 ** min(row.failures, 12)), LONGEST_DELAY)
    Game.objects.filter(pk=row.pk).update(
        settles_at=now + delay, failures=F("failures") + 1, failure=f"{type(error).__name__}: {error}"[:2000]
    )
