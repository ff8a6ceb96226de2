"""After a change of the service's key: seals every secret with the new one, so that the former key can be dropped."""

from typing import NamedTuple

from django.db import transaction

from webhooks.models import Webhook
from webhooks.secrets import SecretUnreadable, resealed


class Resealed(NamedTuple):
    """How many have been written again, and which of them cannot be read with any key."""

    endpoints: int
    unreadable: list[str]


def do_reseal() -> Resealed:
    """Each in a transaction of its own: beside it, endpoints may be changed and messages sent. Safe twice."""
    count, unreadable = 0, []
    for pk in list(Webhook.objects.values_list("pk", flat=True)):
        with transaction.atomic():
            for webhook in Webhook.objects.select_for_update(no_key=True).filter(pk=pk):
                try:
                    _reseal(webhook)
                    count += 1
                except SecretUnreadable:
                    unreadable.append(str(pk))
    return Resealed(count, unreadable)


def _reseal(webhook: Webhook) -> None:
    webhook.secret = resealed(webhook.secret)
    webhook.old_secret = resealed(webhook.old_secret) if webhook.old_secret is not None else None
    webhook.save(update_fields=["secret", "old_secret"])
