"""What is kept about an account in this room, for its owner to take along. No secret is among it."""

from collections.abc import Iterator
from datetime import datetime
from uuid import UUID

import msgspec

from webhooks.models import Delivery
from webhooks.selectors import webhooks_of


class ExportedDelivery(msgspec.Struct, kw_only=True):
    """One message for one of your endpoints."""

    id: UUID
    """The id of the message."""
    event: str
    """The type of what it tells."""
    game_id: UUID | None
    """The game that it is about."""
    status: str
    """How far it has come."""
    created_at: datetime
    """When it was written."""
    finished_at: datetime | None
    """When it arrived or was given up."""
    body: str
    """The JSON that is sent."""


class ExportedWebhook(msgspec.Struct, kw_only=True):
    """An address of yours to which the service sends messages, without its secret."""

    id: UUID
    """The id of the endpoint."""
    url: str
    """Its address."""
    description: str
    """What you call it."""
    events: list[str]
    """The types of events that it wants."""
    created_at: datetime
    """When it was added."""
    is_enabled: bool
    """Messages are sent to it."""
    last_success_at: datetime | None
    """When a message last arrived."""
    deliveries: list[ExportedDelivery]
    """Its messages, while they are kept."""


def webhook_rows(account_id: UUID) -> Iterator[ExportedWebhook]:
    for webhook in webhooks_of(account_id).order_by("pk"):
        yield ExportedWebhook(
            id=webhook.pk,
            url=webhook.url,
            description=webhook.description,
            events=webhook.events,
            created_at=webhook.created_at,
            is_enabled=webhook.is_enabled,
            last_success_at=webhook.last_success_at,
            deliveries=[_delivery(one) for one in webhook.deliveries.order_by("pk").iterator()],
        )


def count_webhook_rows(account_id: UUID) -> int:
    return Delivery.objects.filter(webhook__account_id=account_id).count()


def _delivery(delivery: Delivery) -> ExportedDelivery:
    return ExportedDelivery(
        id=delivery.message,
        event=delivery.event,
        game_id=delivery.game_id,
        status=delivery.status,
        created_at=delivery.created_at,
        finished_at=delivery.finished_at,
        body=delivery.body,
    )
