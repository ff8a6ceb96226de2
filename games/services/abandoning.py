"""A game that nobody can or should finish ends: for an operator, and for the house when nobody has come for long."""

from datetime import timedelta
from uuid import UUID

from django.db import transaction

from games.models import Game
from games.rules.kernel.table_events import GameAbandoned
from games.services.changes import keep
from games.store.locking import lock_game_without_state


def abandon(game_id: UUID, idle_for: timedelta = timedelta()) -> bool:
    """End it, whatever is open, unless somebody has touched it since. False if it was over already.

    A game whose state cannot be read ends too.
    """
    with transaction.atomic():
        game = lock_game_without_state(game_id)
        is_open = game.row.status in (Game.Status.LOBBY, Game.Status.RUNNING)
        idle_since = max(game.row.touched_at, game.row.paused_at or game.row.touched_at)
        if not is_open or (idle_for and idle_since >= game.now - idle_for):
            return False
        game.abandon(GameAbandoned())
        keep(game)
    return True
