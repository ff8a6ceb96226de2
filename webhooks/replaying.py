"""Sending on request: a ping, one delivery again, or all of a time span again."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from django.db import transaction

from games.store import times
from webhooks import queue
from webhooks.events import PingFacts, PingMessage
from webhooks.models import Delivery, Webhook
from webhooks.problems import WebhookIsDisabled
from webhooks.selectors import access_delivery, access_webhook
from webhooks.tasks import call_deliver
from webhooks.vocabulary import DeliveryStatus

MOST_REPLAYED = 1000


def check_ping(account_id: UUID, webhook_id: UUID) -> Delivery:
    """A message without news, to try an endpoint."""
    with transaction.atomic():
        webhook = _enabled(account_id, webhook_id)
        now = times.python_now()
        delivery = queue.make_delivery(webhook, PingMessage(now, PingFacts(webhook=webhook.pk)), now)
        delivery.save()
        _try_now(webhook, now)
    return delivery


def check_replay_one(account_id: UUID, webhook_id: UUID, message: UUID) -> Delivery:
    """Send it again, with the same id, whatever became of it before."""
    with transaction.atomic():
        webhook = _enabled(account_id, webhook_id)
        delivery = access_delivery(account_id, webhook_id, message)
        _replay(webhook, [delivery.pk])
    return access_delivery(account_id, webhook_id, message)


def check_replay_span(
    account_id: UUID, webhook_id: UUID, *, since: datetime, until: datetime | None, only_failed: bool
) -> int:
    """Send again what was made in that time, oldest first, at most a thousand. Returns how many."""
    with transaction.atomic():
        webhook = _enabled(account_id, webhook_id)
        rows = Delivery.objects.filter(webhook=webhook, created_at__gte=since)
        rows = rows.filter(created_at__lt=until) if until else rows
        wanted = [DeliveryStatus.FAILED] if only_failed else [DeliveryStatus.FAILED, DeliveryStatus.DELIVERED]
        found = list(rows.filter(status__in=wanted).order_by("id").values_list("pk", flat=True)[:MOST_REPLAYED])
        _replay(webhook, found)
    return len(found)


def do_replay_for_staff(deliveries: Iterable[int]) -> int:
    """Send these again where their endpoint is enabled. Returns how many."""
    by_webhook: dict[UUID, list[int]] = defaultdict(list)
    for pk, webhook_id in Delivery.objects.filter(pk__in=deliveries).values_list("pk", "webhook_id"):
        by_webhook[webhook_id].append(pk)
    with transaction.atomic():
        rows = Webhook.objects.select_for_update(no_key=True).filter(pk__in=by_webhook, is_enabled=True)
        webhooks = list(rows.order_by("id"))
        for webhook in webhooks:
            _replay(webhook, by_webhook[webhook.pk])
    return sum(len(by_webhook[webhook.pk]) for webhook in webhooks)


def _enabled(account_id: UUID, webhook_id: UUID) -> Webhook:
    webhook = access_webhook(account_id, webhook_id, for_update=True)
    if not webhook.is_enabled:
        raise WebhookIsDisabled
    return webhook


def _replay(webhook: Webhook, deliveries: list[int]) -> None:
    now = times.python_now()
    Delivery.objects.filter(pk__in=deliveries).update(
        status=DeliveryStatus.PENDING, tries=0, due_at=now, claimed_until=None, finished_at=None
    )
    _try_now(webhook, now)


def _try_now(webhook: Webhook, now: datetime) -> None:
    """The owner asks for it: the endpoint is tried at once, and not only when its pause is over."""
    webhook.resumes_at, webhook.next_at = None, now
    webhook.save(update_fields=["resumes_at", "next_at"])
    transaction.on_commit(call_deliver, robust=True)
