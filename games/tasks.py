"""The doors that Celery knocks at. Each calls one service; all are safe twice."""

from uuid import UUID

from celery import shared_task

from games.clock import housekeeping, settler
from games.play import bot_turns


@shared_task(name="games.settle_due")
def settle_due() -> None:
    settler.settle_due()


@shared_task(name="games.play_bots")
def play_bots(game_id: str) -> None:
    bot_turns.play_bots(UUID(game_id))


@shared_task(name="games.sweep_bots")
def sweep_bots() -> None:
    for game_id in bot_turns.games_with_waiting_bots():
        bot_turns.play_bots(game_id)


@shared_task(name="games.housekeeping")
def tidy() -> None:
    housekeeping.tidy()
