"""What the clock is compared with: one Celery task a window, sent ahead with its time (`eta`)."""

from uuid import UUID

from celery import shared_task

from games.services.settling import settle_if_due


@shared_task(name="bench.settle_one")
def settle_one(game_id: str) -> None:
    settle_if_due(UUID(game_id))
