"""The bots' tasks, and how they are called. Safe twice."""

from collections.abc import Sequence
from uuid import UUID

from celery import shared_task

from games.bots import turns
from games.services.changes import GameChange
from games.store.due import games_with_waiting_bots
from uu_service.calling import begins, call_once

FEW_IN_A_ROW = 8  # then others get their turn: a table of bots alone never holds up the bot of another
MOST_CALLED_AGAIN = 500  # those that have waited for longest; the next sweep comes soon


@shared_task(name="games.play_bots")
def play_bots(game_id: str) -> None:
    begins(play_bots, game_id)
    if turns.play_bots(UUID(game_id), FEW_IN_A_ROW) == FEW_IN_A_ROW:
        call_once(play_bots, game_id)


@shared_task(name="games.sweep_bots")
def sweep_bots() -> None:
    """A call may have been lost with its broker or its worker: it is called again. A sweep itself never thinks."""
    for game_id in games_with_waiting_bots(MOST_CALLED_AGAIN):
        call_once(play_bots, str(game_id))


def call_bots(changes: Sequence[GameChange]) -> None:
    """Called after a commit, so that nobody who waits for a bot has to wait for the sweep."""
    for change in changes:
        call_once(play_bots, str(change.game))
