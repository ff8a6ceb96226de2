"""The clock's task. Safe twice."""

from celery import shared_task

from games.clock import settler


@shared_task(name="games.settle_due", soft_time_limit=20, time_limit=60)
def settle_due() -> None:
    """A run stops after 5 s: what takes longer than the limit is one game, and that game is put off."""
    settler.settle_due()
