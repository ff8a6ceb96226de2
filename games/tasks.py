"""The doors that Celery knocks at. Each calls one service; all are safe twice."""

from collections.abc import Sequence
from uuid import UUID

from celery import shared_task

from games.bots import turns
from games.clock import settler
from games.services.changes import Change
from uu_service.calling import call


@shared_task(name="games.settle_due", soft_time_limit=20, time_limit=60)
def settle_due() -> None:
    """A run stops after 5 s: what takes longer than the limit is one game, and that game is put off."""
    settler.settle_due()


@shared_task(name="games.play_bots")
def play_bots(game_id: str) -> None:
    turns.play_bots(UUID(game_id))


def call_bots(changes: Sequence[Change]) -> None:
    """After a commit: whoever waits for a bot shall not wait for the sweep."""
    for change in changes:
        if change.bots_owe:
            call(play_bots, str(change.game))


@shared_task(name="games.sweep_bots")
def sweep_bots() -> None:
    turns.sweep_bots()
