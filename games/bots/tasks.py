"""The bots' tasks, and how they are called. Safe twice."""

from collections.abc import Sequence
from uuid import UUID

from celery import shared_task

from games.bots import turns
from games.services.changes import GameChange
from uu_service.calling import call


@shared_task(name="games.play_bots")
def play_bots(game_id: str) -> None:
    turns.play_bots(UUID(game_id))


@shared_task(name="games.sweep_bots")
def sweep_bots() -> None:
    turns.sweep_bots()


def call_bots(changes: Sequence[GameChange]) -> None:
    """After a commit: whoever waits for a bot shall not wait for the sweep."""
    for change in changes:
        call(play_bots, str(change.game))
