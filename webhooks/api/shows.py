"""From rows to the bodies that are sent."""

from msgspec.structs import asdict

from webhooks.api import bodies
from webhooks.events import WebhookEvent
from webhooks.models import Attempt, Delivery, Webhook
from webhooks.vocabulary import AttemptOutcome, DeliveryStatus, DisabledReason


def webhook(row: Webhook) -> bodies.WebhookShown:
    return bodies.WebhookShown(
        id=row.pk,
        url=row.url,
        events=[WebhookEvent(event) for event in row.events],
        description=row.description,
        enabled=row.is_enabled,
        disabled_at=row.disabled_at,
        disabled_reason=DisabledReason(row.disabled_why) if row.disabled_why else None,
        failures=row.failures,
        failing_since=row.failing_since,
        resumes_at=row.resumes_at,
        last_success_at=row.last_success_at,
        old_secret_until=row.old_secret_until,
        created_at=row.created_at,
    )


def webhook_made(row: Webhook, secret: str) -> bodies.WebhookMade:
    return bodies.WebhookMade(**asdict(webhook(row)), secret=secret)


def delivery(row: Delivery) -> bodies.DeliveryShown:
    is_pending = row.status == DeliveryStatus.PENDING
    return bodies.DeliveryShown(
        id=row.message,
        event=WebhookEvent(row.event),
        game=row.game_id,
        version=row.version,
        status=DeliveryStatus(row.status),
        tries=row.tries,
        due_at=row.due_at if is_pending else None,
        created_at=row.created_at,
        finished_at=row.finished_at,
    )


def delivery_detail(row: Delivery) -> bodies.DeliveryDetail:
    attempts = sorted(row.attempts.all(), key=lambda attempt: attempt.pk)
    return bodies.DeliveryDetail(**asdict(delivery(row)), body=row.body, attempts=[_attempt(one) for one in attempts])


def _attempt(row: Attempt) -> bodies.AttemptShown:
    return bodies.AttemptShown(
        at=row.at,
        milliseconds=row.milliseconds,
        outcome=AttemptOutcome(row.outcome),
        status_code=row.status_code,
        answer=row.answer,
    )
