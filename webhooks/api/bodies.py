"""The bodies of this room, in and out. Their names are the schema's."""

from datetime import datetime
from typing import Annotated
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
        extra_json_schema={"pattern": SECRET_PATTERN},  # told; whoever reads it refuses
    ),
]
Seconds = Annotated[int, Meta(ge=0, le=7 * 24 * 3600)]


class NewWebhook(msgspec.Struct, kw_only=True):
    """Where to tell you, and what of. A backend with many accounts may give all of them one `secret`."""

    url: Url
    events: Events
    description: Description = ""
    secret: Secret | None = None


class WebhookChange(msgspec.Struct, kw_only=True):
    """What is left out, or null, stays as it is."""

    url: Url | None = None
    events: Events | None = None
    description: Description | None = None
    enabled: bool | None = None


class Webhook(msgspec.Struct, kw_only=True):
    """An address at which you are told. While `resumes_at` is set, nothing is sent before: it failed repeatedly."""

    id: UUID
    url: str
    events: list[WebhookEvent]
    description: str
    enabled: bool
    disabled_at: datetime | None
    disabled_reason: DisabledReason | None
    failures: int
    failing_since: datetime | None
    resumes_at: datetime | None
    last_success_at: datetime | None
    old_secret_until: datetime | None
    created_at: datetime


class WebhookMade(Webhook, kw_only=True):
    """The only time that `secret` is shown."""

    secret: str


class WebhookList(msgspec.Struct, kw_only=True):
    items: list[Webhook]


class SecretChange(msgspec.Struct, kw_only=True):
    """For `old_works_for` seconds messages are signed with both secrets; 0 after a leak."""

    secret: Secret | None = None
    old_works_for: Seconds = 24 * 3600


class DeliveryQuery(PageQuery, kw_only=True):
    status: Annotated[DeliveryStatus | None, Meta(description="Only messages that stand so.")] = None
    event: Annotated[WebhookEvent | None, Meta(description="Only messages of this event.")] = None
    game: Annotated[UUID | None, Meta(description="Only messages about this game.")] = None


class Delivery(msgspec.Struct, kw_only=True):
    """One message to one endpoint. `id` is the `webhook-id` of every attempt, replays included."""

    id: UUID
    event: WebhookEvent
    game: UUID | None
    version: int | None
    status: DeliveryStatus
    tries: int
    due_at: datetime | None
    created_at: datetime
    finished_at: datetime | None


class DeliveryPage(msgspec.Struct, kw_only=True):
    items: list[Delivery]
    next_cursor: str | None


class Attempt(msgspec.Struct, kw_only=True):
    """`answer` is the beginning of what your server said."""

    at: datetime
    milliseconds: int
    outcome: AttemptOutcome
    status_code: int | None
    answer: str


class DeliveryDetail(Delivery, kw_only=True):
    """With the body that is sent, and every attempt, oldest first."""

    body: str
    attempts: list[Attempt]


class ReplaySpan(msgspec.Struct, kw_only=True):
    """Which messages to send again, by the time at which they were made; at most a thousand."""

    since: Time
    until: Time | None = None
    only_failed: bool = True


class Replayed(msgspec.Struct, kw_only=True):
    count: int
