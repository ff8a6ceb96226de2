"""What is read about webhooks: whose servers want which events, and what an owner may see."""

from uuid import UUID

from django.db.models import Exists, OuterRef, QuerySet

from uu_service.api.problems import NotFound
from webhooks.models import Delivery, Webhook


def enabled_webhooks() -> QuerySet[Webhook]:
    return Webhook.objects.filter(is_enabled=True, account__is_active=True)


def seat_is_subscribed() -> Exists:
    """About the seat of the surrounding statement."""
    return Exists(enabled_webhooks().filter(account=OuterRef("account_id")))


def webhooks_of(account_id: UUID) -> QuerySet[Webhook]:
    return Webhook.objects.filter(account_id=account_id)


def access_webhook(account_id: UUID, webhook_id: UUID, *, for_update: bool = False) -> Webhook:
    """The account's own; another's is not there."""
    rows = webhooks_of(account_id)
    rows = rows.select_for_update(no_key=True) if for_update else rows
    webhook = rows.filter(pk=webhook_id).first()
    if webhook is None:
        raise NotFound
    return webhook


def access_delivery(account_id: UUID, webhook_id: UUID, message: UUID) -> Delivery:
    rows = Delivery.objects.filter(webhook__account_id=account_id, webhook_id=webhook_id, message=message)
    delivery = rows.prefetch_related("attempts").first()
    if delivery is None:
        raise NotFound
    return delivery


def deliveries_of(
    account_id: UUID, webhook_id: UUID, status: str | None = None, event: str | None = None, game: UUID | None = None
) -> QuerySet[Delivery]:
    """The log of an endpoint, narrowed by what is given."""
    access_webhook(account_id, webhook_id)
    wanted = {"status": status, "event": event, "game_id": game}
    return Delivery.objects.filter(
        webhook_id=webhook_id, **{name: value for name, value in wanted.items() if value is not None}
    )
