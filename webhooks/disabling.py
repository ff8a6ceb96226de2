"""An endpoint is no longer told anything: by its owner, by staff, or because nobody answers there."""

from datetime import datetime

import structlog

from webhooks import metrics, queue
from webhooks.events import DisabledFacts, WebhookDisabledMessage, WebhookEvent
from webhooks.models import Webhook
from webhooks.selectors import enabled_webhooks
from webhooks.vocabulary import DeliveryStatus, DisabledReason

log = structlog.get_logger(__name__)


def do_disable(webhook: Webhook, why: DisabledReason, now: datetime) -> None:
    """With the endpoint's row locked. What waits is kept in the log as failed, and can be replayed."""
    webhook.is_enabled, webhook.disabled_at, webhook.disabled_why, webhook.next_at = False, now, why, None
    webhook.save(update_fields=["is_enabled", "disabled_at", "disabled_why", "next_at"])
    queue.pending(webhook).update(status=DeliveryStatus.FAILED, finished_at=now, claimed_until=None)
    log.warning("webhook_disabled", webhook=str(webhook.pk), account_id=str(webhook.account_id), why=str(why))
    metrics.DISABLED.labels(why=str(why)).inc()
    if why != DisabledReason.OWNER:
        _tell_owner(webhook, why, now)


def _tell_owner(webhook: Webhook, why: DisabledReason, now: datetime) -> None:
    """At the owner's other endpoints. It also stands in the list of endpoints, with the reason."""
    message = WebhookDisabledMessage(now, DisabledFacts(webhook=webhook.pk, reason=why))
    others = [
        other
        for other in enabled_webhooks().filter(account_id=webhook.account_id).exclude(pk=webhook.pk)
        if WebhookEvent.WEBHOOK_DISABLED in other.events
    ]
    queue.put([queue.make_delivery(other, message, now) for other in others], others, now)
