"""Deletes old deliveries, and old outbox entries that were never passed on. Running it twice does no harm."""

from datetime import timedelta

from django.conf import settings

from games.models import OutboxEntry
from games.store import times
from webhooks.models import Delivery
from webhooks.vocabulary import DeliveryStatus

BATCH = 2000


def tidy() -> int:
    """Delete what is older than WEBHOOK_LOG_DAYS, in batches that hold no lock for long. Returns how many deliveries.

    Outbox entries grow that old only where no worker runs; nobody needs a notice of last week.
    """
    kept_since = times.clock_now() - timedelta(days=settings.WEBHOOK_LOG_DAYS)
    OutboxEntry.objects.filter(at__lt=kept_since).delete()
    old = Delivery.objects.filter(created_at__lt=kept_since).exclude(status=DeliveryStatus.PENDING)
    count = 0
    while batch := list(old.order_by("created_at").values_list("pk", flat=True)[:BATCH]):
        Delivery.objects.filter(pk__in=batch).delete()
        count += len(batch)
    return count
