"""Bots at the table: each of their answers is a transaction of its own, so that people can answer in between."""

from uuid import UUID

import structlog
from django.db import transaction

from games.bots.registry import bot_named
from games.models import Seat
from games.services.changes import keep
from games.services.playing import answer, settle
from games.services.views import make_view
from games.store.due import games_with_waiting_bots
from games.store.locking import NoSuchGame, lock_game
from games.store.open_game import OpenGame

log = structlog.get_logger(__name__)
MOST_IN_A_ROW = 200


def play_bots(game_id: UUID) -> int:
    """Answer for the game's bots until none of them owes anything. Returns how many answers were given."""
    for count in range(MOST_IN_A_ROW):
        with transaction.atomic():
            try:
                game = lock_game(game_id)
            except NoSuchGame:
                return count
            settle(game)
            seat = _asked(game)
            if seat is not None and game.is_running:
                _answer(game, seat)
            if game.changed:
                keep(game, plays_bots=True)
        if seat is None or not game.is_running:
            return count
    return MOST_IN_A_ROW


def _asked(game: OpenGame) -> Seat | None:
    """A bot that is waited for. What is over is left to the clock: an answer would come too late."""
    if game.deadline.is_over(game.received):
        return None
    return next((seat for seat in game.seats if seat.bot and seat.owes), None)


def sweep_bots() -> None:
    """A call to bots may have been lost with the broker. One game's bot that fails leaves the others alone."""
    for game_id in games_with_waiting_bots():
        try:
            play_bots(game_id)
        except Exception:
            log.exception("bots_failed", game_id=str(game_id))


def _answer(game: OpenGame, seat: Seat) -> None:
    view = make_view(game.row, game.seats, game.now, seat.number, "en", game.state)
    action = bot_named(seat.bot)(view)
    refusal = answer(game, action)
    if refusal is not None:
        raise RuntimeError(f"the bot {seat.bot!r} was refused: {refusal}")
