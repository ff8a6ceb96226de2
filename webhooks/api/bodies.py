"""The bodies of this room, in and out. Their names are the schema's."""

from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

import msgspec
from msgspec import Meta

from uu_service.api.pages import PageQuery
from uu_service.api.structs import Time
from webhooks.events import WebhookEvent
from webhooks.vocabulary import AttemptOutcome, DeliveryStatus, DisabledReason

_QUAD = "[A-Za-z0-9+/]{4}"
SECRET_PATTERN = f"^whsec_(({_QUAD}){{8,21}}([A-Za-z0-9+/]{{2}}==)?|({_QUAD}){{8,20}}[A-Za-z0-9+/]{{3}}=)$"
Url = Annotated[
    str,
    Meta(
        max_length=2000,
        description="`https`, a public address. Redirects are not followed.",
        extra_json_schema={"pattern": "^https?://[!-~]+$"},  # told; the guard refuses, with its reason
    ),
]
Description = Annotated[str, Meta(max_length=200)]
Events = Annotated[list[WebhookEvent], Meta(min_length=1, max_length=20)]
Secret = Annotated[
    str,
    Meta(
        max_length=120,
        description="`whsec_` and the base64 of 24 to 64 random bytes; left out: one is made.",
        extra_json_schema={"pattern": SECRET_PATTERN},  # only described; `read_secret` checks it
    ),
]
Seconds = Annotated[int, Meta(ge=0, le=7 * 24 * 3600)]


class NewWebhook(msgspec.Struct, kw_only=True):
    """Where to tell you, and what of. A backend with many accounts may give all of them one `secret`."""

    url: Url
    """Where messages are to be sent."""
    events: Events
    """What you want to be told of."""
    description: Description = ""
    """A note of yours."""
    secret: Secret | None = None
    """What messages are to be signed with; left out: one is made."""


class WebhookChange(msgspec.Struct, kw_only=True):
    """What is left out, or null, stays as it is."""

    url: Url | None = None
    """Where messages are to be sent; left out: as it is."""
    events: Events | None = None
    """What you want to be told of; left out: as it is."""
    description: Description | None = None
    """A note of yours; left out: as it is."""
    enabled: bool | None = None
    """Whether anything is to be sent; left out: as it is."""


class WebhookShown(msgspec.Struct, kw_only=True):
    """An address of your server that gets messages. After repeated failures nothing is sent before `resumes_at`."""

    contract_name: ClassVar[str] = "Webhook"
    id: UUID
    """The id of the webhook."""
    url: str
    """Where messages are sent."""
    events: list[WebhookEvent]
    """Which messages are sent there."""
    description: str
    """A note of yours."""
    enabled: bool
    """Whether anything is sent."""
    disabled_at: datetime | None
    """When it was switched off."""
    disabled_reason: DisabledReason | None
    """Why it was switched off."""
    failures: int
    """How many attempts have failed in a row."""
    failing_since: datetime | None
    """When the first of these failed."""
    resumes_at: datetime | None
    """Nothing is sent before this time."""
    last_success_at: datetime | None
    """When your server last took a message."""
    old_secret_until: datetime | None
    """Until when messages are signed with the old secret as well."""
    created_at: datetime
    """When it was made."""


class WebhookMade(WebhookShown, kw_only=True):
    """The only time that `secret` is shown."""

    secret: str
    """What messages are signed with."""


class WebhookList(msgspec.Struct, kw_only=True):
    items: list[WebhookShown]
    """Your webhooks."""


class SecretChange(msgspec.Struct, kw_only=True):
    """For `old_works_for` seconds messages are signed with both secrets; 0 after a leak."""

    secret: Secret | None = None
    """The new secret; left out: one is made."""
    old_works_for: Seconds = 24 * 3600
    """For so many seconds messages are signed with the old one as well."""


class DeliveryQuery(PageQuery, kw_only=True):
    status: Annotated[DeliveryStatus | None, Meta(description="Only messages that stand so.")] = None
    event: Annotated[WebhookEvent | None, Meta(description="Only messages of this event.")] = None
    game: Annotated[UUID | None, Meta(description="Only messages about this game.")] = None


class DeliveryShown(msgspec.Struct, kw_only=True):
    """One message to one endpoint. `id` is the `webhook-id` of every attempt, replays included."""

    contract_name: ClassVar[str] = "Delivery"
    id: UUID
    """The id of the message."""
    event: WebhookEvent
    """What it is about."""
    game: UUID | None
    """Which game it is about; null: none."""
    version: int | None
    """The number of the game's last event when it was made."""
    status: DeliveryStatus
    """Where it stands."""
    tries: int
    """How many attempts there were."""
    due_at: datetime | None
    """When it is tried next; null: not again."""
    created_at: datetime
    """When it was made."""
    finished_at: datetime | None
    """When it was taken, or given up."""


class DeliveryPage(msgspec.Struct, kw_only=True):
    items: list[DeliveryShown]
    """Messages, the newest first."""
    next_cursor: str | None
    """Send it as `cursor` for the next page; null: this is the last."""


class AttemptShown(msgspec.Struct, kw_only=True):
    """`answer` is the beginning of what your server said."""

    contract_name: ClassVar[str] = "Attempt"
    at: datetime
    """When it was made."""
    milliseconds: int
    """How long it took."""
    outcome: AttemptOutcome
    """How it ended."""
    status_code: int | None
    """What your server answered with; null: nothing came."""
    answer: str
    """The beginning of that answer."""


class DeliveryDetail(DeliveryShown, kw_only=True):
    """With the body that is sent, and every attempt, oldest first."""

    body: str
    """The JSON that is sent, as text."""
    attempts: list[AttemptShown]
    """Every attempt."""


class ReplaySpan(msgspec.Struct, kw_only=True):
    """Which messages to send again, by the time at which they were made; at most a thousand."""

    since: Time
    """Messages made at this time or later."""
    until: Time | None = None
    """Messages made before this time; left out: up to now."""
    only_failed: bool = True
    """Only those that your server never took."""


class Replayed(msgspec.Struct, kw_only=True):
    count: int
    """How many messages are sent again."""
