"""What is told once a game's transaction has committed: a hint to listeners, a call to bots and to webhooks."""

from functools import partial
from typing import Any
from uuid import UUID

import structlog
from celery import current_app
from django.db import transaction

from games.live.hints import announcer
from games.store.open_game import OpenGame

log = structlog.get_logger(__name__)
BOTS_TASK = "games.play_bots"
WEBHOOKS_TASK = "webhooks.deliver"
WAKE_UP_EXPIRES_SECONDS = 30


def tell_on_commit(*games: OpenGame, bots: bool = True) -> None:
    """Nothing is announced that has not been committed; nothing that is announced is needed."""
    hints = [(str(game.row.id), game.row.version) for game in games]
    transaction.on_commit(lambda: announcer()(hints), robust=True)
    for game in games:
        if bots and game.is_running and any(seat.bot and seat.owes for seat in game.seats):
            transaction.on_commit(partial(call_bots, game.row.id), robust=True)
    if any(game.has_notices for game in games):
        transaction.on_commit(call_webhooks, robust=True)


def call_bots(game_id: UUID) -> None:
    """If the broker is down, the clock's sweep finds them."""
    _call(BOTS_TASK, args=[str(game_id)])


def call_webhooks() -> None:
    """Likewise; a call that has waited too long is not needed, for the sweep has come."""
    _call(WEBHOOKS_TASK, expires=WAKE_UP_EXPIRES_SECONDS)


def _call(task: str, **options: Any) -> None:
    try:
        current_app.send_task(task, retry=False, **options)
    except Exception as error:  # noqa: BLE001 - every broker has its own errors; none may fail a move
        log.warning("task_not_called", task=task, error=str(error))
