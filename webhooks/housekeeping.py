"""Takes out the delivery log's old pages, and what nobody ever passed on. Safe twice."""

from datetime import timedelta

from django.conf import settings

from games.models import OutboxEntry
from games.store import times
from webhooks.models import Delivery
from webhooks.vocabulary import DeliveryStatus

BATCH = 2000


def tidy() -> int:
    """Forget what is older than the log goes back, in batches that lock nobody out. Returns how many deliveries.

    The outbox is old only where no worker runs: a notice of last week is news to nobody.
    """
    kept_since = times.clock_now() - timedelta(days=settings.WEBHOOK_LOG_DAYS)
    OutboxEntry.objects.filter(at__lt=kept_since).delete()
    old = Delivery.objects.filter(created_at__lt=kept_since).exclude(status=DeliveryStatus.PENDING)
    count = 0
    while batch := list(old.order_by("created_at").values_list("pk", flat=True)[:BATCH]):
        Delivery.objects.filter(pk__in=batch).delete()
        count += len(batch)
    return count
