"""Making, changing and removing endpoints, and changing their secrets."""

from collections.abc import Iterable
from datetime import timedelta
from uuid import UUID

import structlog
from django.conf import settings
from django.db import transaction

from accounts.models import Account
from games.store import times
from uu_service.api.problems import Complaint
from uu_service.outgoing import guard
from uu_service.outgoing.http import LOOK_UP_SECONDS
from webhooks.disabling import do_disable
from webhooks.events import WebhookEvent
from webhooks.models import Webhook
from webhooks.problems import DisabledByStaff, TooManyWebhooks, invalid
from webhooks.secrets import SecretRefused, make_secret, read_secret, seal, write_secret
from webhooks.selectors import access_webhook, webhooks_of
from webhooks.vocabulary import DisabledReason

log = structlog.get_logger(__name__)
MOST_WEBHOOKS = 10


def check_make_webhook(
    account_id: UUID, *, url: str, events: Iterable[WebhookEvent], description: str, secret: str | None
) -> tuple[Webhook, str]:
    """Make an endpoint; the secret is returned here and never again."""
    require_public_url(url)
    raw = _secret_from(secret)
    with transaction.atomic():
        Account.objects.select_for_update(no_key=True).get(pk=account_id)  # two must not pass the limit together
        if webhooks_of(account_id).count() >= MOST_WEBHOOKS:
            raise TooManyWebhooks(limit=MOST_WEBHOOKS)
        webhook = Webhook.objects.create(
            account_id=account_id, url=url, description=description, events=_plain(events), secret=seal(raw)
        )
    log.info("webhook_made", webhook=str(webhook.pk), account_id=str(account_id))
    return webhook, write_secret(raw)


def check_change_webhook(
    account_id: UUID,
    webhook_id: UUID,
    *,
    url: str | None = None,
    events: Iterable[WebhookEvent] | None = None,
    description: str | None = None,
    enabled: bool | None = None,
) -> Webhook:
    """Only what is given is changed. Enabling forgets past failures; disabling fails what waits.

    What staff have disabled, only staff enable.
    """
    if url is not None:
        require_public_url(url)
    with transaction.atomic():
        webhook = access_webhook(account_id, webhook_id, for_update=True)
        webhook.url = webhook.url if url is None else url
        webhook.events = webhook.events if events is None else _plain(events)
        webhook.description = webhook.description if description is None else description
        webhook.save(update_fields=["url", "events", "description"])
        if enabled is False and webhook.is_enabled:
            do_disable(webhook, DisabledReason.OWNER, times.python_now())
        elif enabled is True and not webhook.is_enabled:
            if webhook.disabled_why == DisabledReason.STAFF:
                raise DisabledByStaff
            do_enable(webhook)
    return webhook


def do_enable(webhook: Webhook) -> None:
    """With the endpoint's row locked. It starts afresh, cautiously; what has failed stays so until it is replayed."""
    webhook.is_enabled, webhook.disabled_at, webhook.disabled_why = True, None, ""
    webhook.failures, webhook.failing_since, webhook.resumes_at, webhook.last_success_at = 0, None, None, None
    webhook.save()


def do_switch_for_staff(webhook_id: UUID, *, enabled: bool) -> None:
    """What the owner may do, done by an operator; doing it twice is doing it once."""
    with transaction.atomic():
        webhook = Webhook.objects.select_for_update(no_key=True).get(pk=webhook_id)
        if enabled and not webhook.is_enabled:
            do_enable(webhook)
        elif not enabled and webhook.is_enabled:
            do_disable(webhook, DisabledReason.STAFF, times.python_now())


def check_remove_webhook(account_id: UUID, webhook_id: UUID) -> None:
    access_webhook(account_id, webhook_id).delete()
    log.info("webhook_removed", webhook=str(webhook_id), account_id=str(account_id))


def check_change_secret(
    account_id: UUID, webhook_id: UUID, *, secret: str | None, old_works_for: timedelta
) -> tuple[Webhook, str]:
    """A new secret; for a while messages carry a signature with each, so that the receiver can change over."""
    raw = _secret_from(secret)
    with transaction.atomic():
        webhook = access_webhook(account_id, webhook_id, for_update=True)
        keeps_old = old_works_for > timedelta(0)
        webhook.old_secret = webhook.secret if keeps_old else None
        webhook.old_secret_until = times.python_now() + old_works_for if keeps_old else None
        webhook.secret = seal(raw)
        webhook.save(update_fields=["secret", "old_secret", "old_secret_until"])
    log.info("webhook_secret_changed", webhook=str(webhook_id), account_id=str(account_id))
    return webhook, write_secret(raw)


def require_public_url(url: str) -> None:
    """Refuse early what would be refused at every delivery. It is looked at again each time something is sent.

    Unknown hosts and private ones get the same answer: nobody learns from it which names exist inside.
    """
    try:
        target = guard.read_url(url)
        guard.checked_addresses(target, LOOK_UP_SECONDS, settings.WEBHOOK_ALLOWED_NETWORKS)
    except guard.UrlRefused as refusal:
        raise invalid(Complaint("/url", str(refusal))) from refusal
    except (guard.AddressRefused, guard.HostUnknown) as refusal:
        raise invalid(Complaint("/url", "url_not_reachable" if target.is_secure else "url_not_https")) from refusal


def _secret_from(given: str | None) -> bytes:
    try:
        return make_secret() if given is None else read_secret(given)
    except SecretRefused as refusal:
        raise invalid(Complaint("/secret", "webhook_secret_format")) from refusal


def _plain(events: Iterable[WebhookEvent]) -> list[str]:
    return sorted({event.value for event in events})
