"""When an account is deleted: its lobby seats are free, its running seats go away, and all keep no name."""

from uuid import UUID

import structlog
from django.db import transaction

from games.models import Game
from games.rules.kernel.table_events import SeatLeft
from games.services.changes import keep
from games.services.lobby import free_seat
from games.services.playing import leave, settle
from games.services.settling import DATABASE_AWAY
from games.store import account_log
from games.store.due import open_games_of
from games.store.locking import lock_game
from games.store.open_game import OpenGame
from games.store.tables import forget_account, mark_away

log = structlog.get_logger(__name__)


def do_leave_tables(account_id: UUID) -> None:
    """In the transaction of the deletion, game by game in a fixed order. A broken game holds nobody back.

    They are written together: what others hear of it goes into their logs in the order of their ids.
    """
    left = [game for game_id in open_games_of(account_id) if (game := _left_if_sound(game_id, account_id))]
    if left:
        keep(*left)
    forget_account(account_id)
    account_log.forget(account_id)


def _left_if_sound(game_id: UUID, account_id: UUID) -> OpenGame | None:
    try:
        with transaction.atomic():
            return _left(game_id, account_id)
    except DATABASE_AWAY:
        raise
    except Exception:
        log.exception("broken_game_left", game_id=str(game_id))
        mark_away(game_id, account_id)
        return None


def _left(game_id: UUID, account_id: UUID) -> OpenGame | None:
    game = lock_game(game_id)
    seat = game.seat_of(account_id)
    if seat is None:
        return None
    if game.row.status == Game.Status.LOBBY:
        free_seat(game, seat, SeatLeft(seat.number))
    elif game.is_running:
        settle(game)
        seat.account = None  # nobody waits for somebody who cannot come back
        leave(game, seat)
    return game
