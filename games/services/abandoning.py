"""An operator ends a game that nobody can or should finish."""

from uuid import UUID

from django.db import transaction

from games.models import Game
from games.rules.kernel.events import Event
from games.services.changes import tell_on_commit
from games.store.open_game import lock_game


def do_end_game(game_id: UUID) -> bool:
    """Abandon it, whatever is open. False if it was over already."""
    with transaction.atomic():
        game = lock_game(game_id)
        row = game.row
        if row.status not in (Game.Status.LOBBY, Game.Status.RUNNING):
            return False
        row.status, row.finished_at = Game.Status.ABANDONED, game.now
        row.opens_at = row.closes_at = row.settles_at = None
        for seat in game.seats:
            seat.owes = False
        game.record(Event("game_abandoned"))
        game.save()
        tell_on_commit(game)
    return True
