"""Settling many games that are due, several in a transaction: for the clock.

Statements and commits are most of what a settlement costs, and games that are due together can share them.
"""

import time
from collections.abc import Sequence
from datetime import timedelta

import structlog
from django.db import transaction

from games.models import Game
from games.services.changes import keep
from games.services.playing import settle
from games.services.settling import DATABASE_AWAY, Settled, lateness, put_off, settle_if_due
from games.store.locking import lock_due, seats_of
from games.store.open_game import OpenGame

log = structlog.get_logger(__name__)
LONGEST_SECONDS = 0.1
"""Upper bound on how long a batch holds its row locks before it writes."""


def settle_oldest() -> list[Settled]:
    """Settle the games that have been due for longest and that nobody else is settling. Empty: nothing is due.

    The row lock is the claim, and dies with its claimer. A game whose settlement fails is left out and put off; if
    the writing fails, each is tried alone, so that only the one to blame is put off.
    """
    claimed: list[Game] = []
    try:
        with transaction.atomic():
            claimed = lock_due()
            games, settled = _settle_in_memory(claimed)
            if games:
                keep(*games)
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


def _settle_in_memory(rows: Sequence[Game]) -> tuple[list[OpenGame], list[Settled]]:
    """The games to write, and what came of each. When time is up, the other games are released and claimed later."""
    games: list[OpenGame] = []
    settled: list[Settled] = []
    seats, began = seats_of(rows), time.monotonic()
    for row in rows:
        if settled and time.monotonic() - began > LONGEST_SECONDS:
            break
        late = timedelta()
        try:
            own = seats[row.id]
            game = OpenGame(row, own, row.received, own[0].now if own else row.received)
            late = lateness(game)
            settle(game)
        except DATABASE_AWAY:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it is this game's
            settled.append(Settled(row.id, late, error))
        else:
            settled.append(Settled(row.id, late))
            if game.changed:
                games.append(game)
    return games, settled
