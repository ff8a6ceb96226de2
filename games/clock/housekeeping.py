"""Tables that nobody will play any more are closed. Safe twice, and beside everything else."""

from datetime import timedelta
from uuid import UUID

from django.db import transaction

from games.models import Game
from games.play import times
from games.play.after import tell_on_commit
from games.play.open_game import lock_game
from games.rules.kernel.events import Event

LOBBY_WAITS = timedelta(hours=24)
OFF_WAITS = timedelta(hours=24)


def tidy() -> int:
    """Close lobbies that never started, and games without a clock that nobody has touched for a day."""
    idle = Game.objects.filter(
        status__in=[Game.Status.LOBBY, Game.Status.RUNNING], touched_at__lt=times.clock_now() - LOBBY_WAITS
    ).exclude(status=Game.Status.RUNNING, clock__mode__in=["live", "correspondence"])
    found = list(idle.values_list("id", flat=True)[:1000])
    for game_id in found:
        _abandon(game_id)
    return len(found)


def _abandon(game_id: UUID) -> None:
    with transaction.atomic():
        game = lock_game(game_id)
        row = game.row
        if row.status not in (Game.Status.LOBBY, Game.Status.RUNNING) or row.touched_at >= game.now - OFF_WAITS:
            return
        row.status, row.finished_at = Game.Status.ABANDONED, game.now
        row.opens_at = row.closes_at = row.settles_at = None
        for seat in game.seats:
            seat.owes = False
        game.record(Event("game_abandoned"))
        game.save()
        tell_on_commit(game)
