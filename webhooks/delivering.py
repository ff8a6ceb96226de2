"""One delivery: claimed in one short transaction, sent outside of any, recorded in another.

A claim runs out: if the worker dies before it has recorded the result, the message is sent again under the same id.
"""

import time
from datetime import datetime, timedelta
from uuid import UUID

import msgspec
import structlog
from django.db import transaction
from django.db.models import QuerySet

from games.store import times
from webhooks import health, metrics, queue
from webhooks.disabling import do_disable
from webhooks.models import Attempt, Delivery, Webhook
from webhooks.secrets import SecretUnreadable, unseal
from webhooks.sending import Result, post, signed_headers
from webhooks.vocabulary import AttemptOutcome, DeliveryStatus, DisabledReason

log = structlog.get_logger(__name__)
CLAIM = timedelta(seconds=20)  # much longer than a request may take
GONE = 410


class Job(msgspec.Struct, frozen=True):
    """One message with all that is needed to send it, so that sending needs no database."""

    webhook: UUID
    delivery: int
    message: UUID
    url: str
    body: bytes
    secrets: list[bytes]
    is_cautious: bool


def claim(most: int, *, cautious: bool) -> list[Job] | None:
    """Claim the messages that may be sent now to the endpoint that has waited longest. None if no endpoint is due.

    Without `cautious`, it considers only endpoints whose last attempt succeeded.
    """
    if not _due(cautious).exists():
        return None
    with transaction.atomic():
        rows = _due(cautious).select_for_update(skip_locked=True, no_key=True).annotate(now=times.clock_now())
        webhook = rows.order_by("next_at").first()
        return _claim_of(webhook, webhook.now, most) if webhook else None


def _due(cautious: bool) -> QuerySet[Webhook]:
    rows = Webhook.objects.filter(is_enabled=True, next_at__lte=times.clock_now())
    return rows if cautious else rows.filter(failures=0, last_success_at__isnull=False)


def _claim_of(webhook: Webhook, now: datetime, most: int) -> list[Job]:
    room = min(most, health.most_at_once(webhook) - queue.under_way(webhook, now).count())
    claimed = queue.sendable(webhook, now, room) if room > 0 else []
    for delivery in claimed:
        delivery.tries += 1
        delivery.claimed_until = now + CLAIM
    Delivery.objects.bulk_update(claimed, ["tries", "claimed_until"])
    Webhook.objects.filter(pk=webhook.pk).update(next_at=queue.look_again_after_claim(webhook, now))
    secrets = live_secrets(webhook, now)
    return [
        Job(
            webhook.pk,
            delivery.pk,
            delivery.message,
            webhook.url,
            delivery.body.encode(),
            secrets,
            health.is_cautious(webhook),
        )
        for delivery in claimed
    ]


def live_secrets(webhook: Webhook, now: datetime) -> list[bytes]:
    """The secrets that sign a message: the newest, then the one before it while that is valid. Empty if one cannot be
    read."""
    sealed = [webhook.secret]
    if webhook.old_secret is not None and webhook.old_secret_until and webhook.old_secret_until > now:
        sealed.append(webhook.old_secret)
    try:
        return [unseal(one) for one in sealed]
    except SecretUnreadable:
        log.error("webhook_secret_unreadable", webhook=str(webhook.pk))
        return []


def send(job: Job) -> Result:
    """Send one message. It runs in a thread of its own and uses no database."""
    if not job.secrets:
        return Result(AttemptOutcome.NOT_SIGNED)
    headers = signed_headers(str(job.message), int(time.time()), job.body, job.secrets)
    return post(job.url, job.body, headers)


def record(job: Job, result: Result) -> None:
    """Store the result, and the time at which the message and its endpoint are tried again."""
    with transaction.atomic():
        rows = Webhook.objects.select_for_update(no_key=True).annotate(now=times.clock_now())
        webhook = rows.filter(pk=job.webhook).first()
        delivery = Delivery.objects.filter(pk=job.delivery).first()
        if webhook is None or delivery is None:
            return
        now = webhook.now
        _write_attempt(delivery, result, now)
        if result.outcome == AttemptOutcome.DELIVERED:
            _delivered(webhook, delivery, now)
        else:
            _failed(webhook, delivery, result, now)
        webhook.next_at = queue.look_again_at(webhook, now) if webhook.is_enabled else None
        webhook.save(update_fields=["failures", "failing_since", "resumes_at", "last_success_at", "next_at"])
    metrics.ATTEMPTS.labels(outcome=result.outcome.value).inc()
    metrics.SECONDS.observe(result.milliseconds / 1000)


def _write_attempt(delivery: Delivery, result: Result, now: datetime) -> None:
    Attempt.objects.create(
        delivery=delivery,
        at=now,
        milliseconds=result.milliseconds,
        outcome=result.outcome,
        status_code=result.status_code,
        answer=result.answer,
    )


def _delivered(webhook: Webhook, delivery: Delivery, now: datetime) -> None:
    health.note_success(webhook, now)
    _finish(delivery, DeliveryStatus.DELIVERED, now)


def _failed(webhook: Webhook, delivery: Delivery, result: Result, now: datetime) -> None:
    health.note_failure(webhook, now)
    if delivery.status != DeliveryStatus.PENDING or delivery.tries >= health.MOST_TRIES:
        _finish(delivery, DeliveryStatus.FAILED, now)
    else:
        delivery.due_at = now + health.delay_after(delivery.tries)
        delivery.claimed_until = None
        delivery.save(update_fields=["due_at", "claimed_until"])
    if not webhook.is_enabled:
        return
    if result.status_code == GONE:
        do_disable(webhook, DisabledReason.GONE, now)
    elif health.is_given_up(webhook, now, delivery.tries):
        do_disable(webhook, DisabledReason.FAILING, now)


def _finish(delivery: Delivery, status: DeliveryStatus, now: datetime) -> None:
    delivery.status, delivery.finished_at, delivery.claimed_until = status, now, None
    delivery.save(update_fields=["status", "finished_at", "claimed_until"])
