"""The desk's panel about what waits to be done: tasks by queue, and mails."""

import redis
from django.conf import settings

from accounts.desk import DeskFigure, Panel
from accounts.models import Mail
from uu_service.redis_client import ThreadsRedis

LONG = 100
"""So many waiting tasks of one queue are worth a look."""
PATIENCE_SECONDS = 0.5


def queue_names() -> list[str]:
    return sorted({"celery", *(route["queue"] for route in settings.CELERY_TASK_ROUTES.values())})


def queues_panel() -> Panel:
    mails = DeskFigure("desk-mails-waiting", str(Mail.objects.count()))
    if not settings.REDIS_URL:
        return Panel("desk-queues", [mails], note="desk-queues-embedded")
    try:
        lengths = queue_lengths(settings.REDIS_URL)
    except redis.RedisError:
        return Panel("desk-queues", [DeskFigure("desk-queues-silent", "—", is_bad=True), mails])
    figures = [DeskFigure(f"desk-queue-{name}", str(length), "", length >= LONG) for name, length in lengths.items()]
    return Panel("desk-queues", [*figures, mails])


def queue_lengths(url: str) -> dict[str, int]:
    """How many tasks wait in each queue; what a worker has taken does not wait. May raise a RedisError."""
    client = ThreadsRedis(url, PATIENCE_SECONDS).client
    with client:
        return {name: int(str(client.llen(name))) for name in queue_names()}
