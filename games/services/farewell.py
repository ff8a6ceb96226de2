"""When an account is deleted: its lobby seats are free, its running seats go away, and all keep no name."""

from uuid import UUID

from games.models import Game
from games.services.changes import keep
from games.services.lobby import free_seat
from games.services.playing import leave, settle
from games.store.due import open_games_of
from games.store.locking import lock_game
from games.store.tables import forget_account


def take_leave(account_id: UUID) -> None:
    """In the transaction of the deletion, game by game in a fixed order."""
    for game_id in open_games_of(account_id):
        _leave(game_id, account_id)
    forget_account(account_id)


def _leave(game_id: UUID, account_id: UUID) -> None:
    game = lock_game(game_id)
    seat = game.seat_of(account_id)
    if seat is None:
        return
    if game.row.status == Game.Status.LOBBY:
        free_seat(game, seat, "seat_left")
    elif game.is_running:
        settle(game)
        leave(game, seat)
    keep(game)
