"""A game that nobody can or should finish ends: for an operator, and for the house when nobody has come for long."""

from datetime import timedelta
from uuid import UUID

from django.db import transaction

from games.models import Game
from games.rules.kernel.events import Event
from games.services.changes import keep
from games.store.locking import lock_game


def abandon(game_id: UUID, idle_for: timedelta = timedelta()) -> bool:
    """End it, whatever is open, unless somebody has touched it since. False if it was over already."""
    with transaction.atomic():
        game = lock_game(game_id)
        is_open = game.row.status in (Game.Status.LOBBY, Game.Status.RUNNING)
        if not is_open or (idle_for and game.row.touched_at >= game.now - idle_for):
            return False
        game.abandon(Event("game_abandoned"))
        keep(game)
    return True
