"""From the games' outbox to deliveries: one for each endpoint that wants the event."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

import msgspec
import structlog
from django.db import transaction
from django.db.models import Exists, OuterRef

from games.live.news import Notice
from games.models import OutboxEntry
from games.store import times
from webhooks import queue
from webhooks.events import message_about
from webhooks.models import Webhook
from webhooks.selectors import enabled_webhooks
from webhooks.wording import changes_behind

log = structlog.get_logger(__name__)
BATCH = 200


def fan_out() -> int:
    """Pass on one batch of the outbox; safe beside others. Returns how many entries were taken.

    Of each game only the oldest entry is taken, and entries that another worker has locked are skipped. So a game's
    second entry is taken only when the deliveries of the first are committed, and ids grow in the order of the game.
    """
    if not OutboxEntry.objects.exists():
        return 0
    with transaction.atomic():
        earlier = OutboxEntry.objects.filter(game=OuterRef("game"), id__lt=OuterRef("id"))
        entries = list(
            OutboxEntry.objects.select_for_update(skip_locked=True)
            .annotate(now=times.clock_now())
            .filter(~Exists(earlier))
            .order_by("id")[:BATCH]
        )
        if entries:
            _pass_on(entries, entries[0].now)
            OutboxEntry.objects.filter(pk__in=[entry.pk for entry in entries]).delete()
    return len(entries)


def _pass_on(entries: Sequence[OutboxEntry], now: datetime) -> None:
    notices = [(entry, notice) for entry in entries for notice in _notices_of(entry)]
    webhooks = _webhooks_of({notice.account for _, notice in notices})
    wanted = [
        (entry, notice, webhook)
        for entry, notice in notices
        for webhook in webhooks[notice.account]
        if notice.kind.value in webhook.events
    ]
    changes = changes_behind([notice for _, notice, _ in wanted])
    deliveries = []
    for entry, notice, webhook in wanted:
        wording = changes[notice.game].wording(notice, webhook.account.language)
        message = message_about(notice, entry.at, wording)
        deliveries.append(queue.make_delivery(webhook, message, now, notice.game, notice.version))
    touched = {delivery.webhook_id: delivery.webhook for delivery in deliveries}
    queue.put(deliveries, list(touched.values()), now)


def _notices_of(entry: OutboxEntry) -> list[Notice]:
    """An entry that another version wrote and this one cannot read is passed over: it must not stop all others."""
    try:
        return msgspec.convert(entry.notices, list[Notice])
    except msgspec.ValidationError as error:
        log.error("outbox_entry_unreadable", game_id=str(entry.game_id), version=entry.version, error=str(error))
        return []


def _webhooks_of(accounts: set[UUID]) -> dict[UUID, list[Webhook]]:
    """Locked in one order, so that two of us never wait for each other."""
    rows = enabled_webhooks().filter(account__in=accounts).select_related("account").order_by("id")
    found: dict[UUID, list[Webhook]] = defaultdict(list)
    for webhook in rows.select_for_update(no_key=True, of=("self",)):
        found[webhook.account_id].append(webhook)
    return found
