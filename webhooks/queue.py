"""The queue of one endpoint: putting messages in, and when to look at it again.

Everything here is done with the endpoint's row locked, so that counting what is under way is exact.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from uuid import UUID

import msgspec
from django.db.models import Min, Q, QuerySet

from webhooks.events import Message, type_of
from webhooks.models import Delivery, Webhook
from webhooks.vocabulary import DeliveryStatus

A_MOMENT = timedelta(seconds=1)
LOOKED_AT = 50


def make_delivery(
    webhook: Webhook, message: Message, now: datetime, game_id: UUID | None = None, version: int | None = None
) -> Delivery:
    return Delivery(
        webhook=webhook,
        event=type_of(message).value,
        game_id=game_id,
        version=version,
        body=msgspec.json.encode(message).decode(),
        due_at=now,
        created_at=now,
    )


def put(deliveries: Iterable[Delivery], webhooks: Iterable[Webhook], now: datetime) -> None:
    """Keep the messages, and have their endpoints looked at: now, or when they are next tried."""
    Delivery.objects.bulk_create(deliveries)
    for webhook in webhooks:
        soonest = max(now, webhook.resumes_at or now)
        webhook.next_at = min(webhook.next_at or soonest, soonest)
    Webhook.objects.bulk_update(webhooks, ["next_at"])


def pending(webhook: Webhook) -> QuerySet[Delivery]:
    return Delivery.objects.filter(webhook=webhook, status=DeliveryStatus.PENDING)


def under_way(webhook: Webhook, now: datetime) -> QuerySet[Delivery]:
    return pending(webhook).filter(claimed_until__gt=now)


def waiting(webhook: Webhook, now: datetime) -> QuerySet[Delivery]:
    return pending(webhook).filter(Q(claimed_until=None) | Q(claimed_until__lte=now)).order_by("due_at", "id")


def sendable(webhook: Webhook, now: datetime, most: int) -> list[Delivery]:
    """Due, and no earlier message of the same game is untried or under way. One that has failed holds up nobody.

    Two plain statements instead of a clever one: they stay cheap however long the queue is.
    """
    due = list(waiting(webhook, now).filter(due_at__lte=now)[:LOOKED_AT])
    first = pending(webhook).filter(Q(tries=0) | Q(claimed_until__gt=now), game_id__in={one.game_id for one in due})
    holders = dict(first.values_list("game_id").annotate(Min("id")).order_by())
    return [one for one in due if one.id <= holders.get(one.game_id, one.id)][:most]


def look_again_at(webhook: Webhook, now: datetime) -> datetime | None:
    """When anything can be sent next, as far as is known; null if nothing waits."""
    first = waiting(webhook, now).values_list("due_at", flat=True).first()
    return _not_before_it_resumes(webhook, _soonest(first, _first_to_come_back(webhook, now)))


def look_again_after_claim(webhook: Webhook, now: datetime) -> datetime | None:
    """What could be sent now has been claimed: the rest is not due, or waits for what is under way."""
    later = waiting(webhook, now).filter(due_at__gt=now).values_list("due_at", flat=True).first()
    back = _first_to_come_back(webhook, now)
    if back is None and later is None and waiting(webhook, now).exists():
        return now + A_MOMENT
    return _not_before_it_resumes(webhook, _soonest(later, back))


def _first_to_come_back(webhook: Webhook, now: datetime) -> datetime | None:
    """When the first claim ends, should its worker have died."""
    claims = under_way(webhook, now).order_by("claimed_until")
    return claims.values_list("claimed_until", flat=True).first()


def _soonest(*moments: datetime | None) -> datetime | None:
    return min((moment for moment in moments if moment), default=None)


def _not_before_it_resumes(webhook: Webhook, moment: datetime | None) -> datetime | None:
    return max(moment, webhook.resumes_at) if moment and webhook.resumes_at else moment
