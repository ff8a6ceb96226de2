"""Takes out the delivery log's old pages. Safe twice."""

from datetime import timedelta

from django.conf import settings

from games.play import times
from webhooks.models import Delivery

BATCH = 2000


def tidy() -> int:
    """Forget finished deliveries that are older than the log goes back, in batches that lock nobody out."""
    kept_since = times.clock_now() - timedelta(days=settings.WEBHOOK_LOG_DAYS)
    old = Delivery.objects.filter(created_at__lt=kept_since).exclude(status=Delivery.Status.PENDING)
    count = 0
    while batch := list(old.order_by("created_at").values_list("pk", flat=True)[:BATCH]):
        Delivery.objects.filter(pk__in=batch).delete()
        count += len(batch)
    return count
