"""What `me/export` holds. For people to read: its rows are as they are kept, and their members may change.

What the other rooms keep, they register (`register_export`).
"""

from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from functools import cache
from typing import Annotated, NamedTuple, TypeVar
from uuid import UUID

import msgspec
from django.db.models import Model, QuerySet
from msgspec import Meta

from accounts.preferences import Preferences
from accounts.scopes import Scope
from shapes.nodes import Late
from uu_service.api.kept_answers import AnswerRow

Row = TypeVar("Row", bound=msgspec.Struct)


class ExportPart(NamedTuple):
    """What a room keeps about an account: what a row is, the rows, and roughly how many there are."""

    row: object
    about: str
    rows: Callable[[UUID], Iterable[msgspec.Struct]]
    count: Callable[[UUID], int]


parts: dict[str, ExportPart] = {}


def register_export(
    name: str,
    row: object,
    about: str,
    rows: Callable[[UUID], Iterable[msgspec.Struct]],
    count: Callable[[UUID], int],
) -> None:
    """Let another room say what it keeps about an account; `about` is for the contract."""
    parts[name] = ExportPart(row, about, rows, count)


def as_rows(kind: type[Row], rows: QuerySet[Model]) -> Iterator[Row]:
    """Each row as such a Struct, which names the fields that are taken along."""
    for row in rows.order_by("pk").iterator():
        yield msgspec.convert(row, kind, from_attributes=True)


@cache
def _rooms_struct() -> type[msgspec.Struct]:
    """The rooms that are registered by now, as the contract names them."""
    members = [(name, Annotated[list[part.row], Meta(description=part.about)]) for name, part in parts.items()]  # type: ignore[name-defined]
    about = {"__doc__": "What the other parts of the service keep."}
    return msgspec.defstruct("ExportedRooms", members, namespace=about, kw_only=True)


class ExportedProfile(msgspec.Struct, kw_only=True):
    """The account itself."""

    id: UUID
    """The id of the account."""
    username: str | None
    """What it signs in with; null: a guest, or somebody who signs in elsewhere."""
    email: str | None
    """Its proven e-mail address."""
    display_name: str
    """What other players see."""
    language: str
    """The language in which it is spoken to."""
    is_guest: bool
    """It has no way in but its devices."""
    preferences: Preferences
    """What its person wants done."""
    last_login: datetime | None
    """When it was last used to sign in to the admin."""
    created_at: datetime
    """When it was made."""
    has_password: bool
    """It can sign in with a password."""


class ExportedSession(msgspec.Struct, kw_only=True):
    """A device that signed in."""

    id: UUID
    """The id of the session."""
    device_name: str
    """What the device is called."""
    created_at: datetime
    """When it signed in."""
    last_used_at: datetime
    """When it was last used."""
    proven_at: datetime
    """When its person last showed more than a token."""
    ended_at: datetime | None
    """When it ended; null: it is signed in."""
    ending: str
    """Why it ended; empty: it is signed in."""


class ExportedKey(msgspec.Struct, kw_only=True):
    """An API key, without the key itself."""

    id: UUID
    """The id of the key."""
    name: str
    """What it is called."""
    created_at: datetime
    """When it was made."""
    expires_at: datetime | None
    """When it ends; null: never."""
    last_used_at: datetime | None
    """When it was last used."""
    scopes: list[Scope]
    """What it may do."""


class ExportedIdentity(msgspec.Struct, kw_only=True):
    """A way in through somebody else's sign-in."""

    id: UUID
    """The id of the link."""
    subject: str
    """Who you are to the issuer."""
    created_at: datetime
    """When it was linked."""
    last_used_at: datetime
    """When you last signed in with it."""
    issuer: str
    """The issuer, by its name here."""


class ExportedCode(msgspec.Struct, kw_only=True):
    """A code that was mailed, without the code itself."""

    id: UUID
    """The id of the code."""
    purpose: str
    """What it is good for."""
    address: str
    """Where it was sent to."""
    tries: int
    """How often somebody has typed a wrong one."""
    expires_at: datetime
    """Until when it is good."""
    used_at: datetime | None
    """When it was used."""


class ExportedMail(msgspec.Struct, kw_only=True):
    """A mail that is not sent yet."""

    id: UUID
    """The id of the mail."""
    kind: str
    """What it is about."""
    address: str
    """Where it goes to."""
    language: str
    """The language that it is written in."""
    about: str
    """The device or the issuer that it names."""
    at: datetime
    """When it was written."""


class ExportedChange(msgspec.Struct, kw_only=True):
    """Something that was done to the account, by its person or by staff."""

    id: UUID
    """The id of the entry."""
    at: datetime
    """When it was done."""
    action: str
    """What was done."""
    reason: str
    """Why, or to what."""


class ExportedAccount(msgspec.Struct, kw_only=True):
    """Everything that is kept about you. For people to read: the members of its rows may change."""

    made_at: datetime
    """When this was put together."""
    account: ExportedProfile
    """Your account."""
    sessions: list[ExportedSession]
    """Your devices, those that are signed out too while they are kept."""
    api_keys: list[ExportedKey]
    """Your API keys, without the keys themselves."""
    identities: list[ExportedIdentity]
    """Your identities at issuers."""
    codes: list[ExportedCode]
    """Codes that were mailed to you of late, without the codes themselves."""
    mails: list[ExportedMail]
    """Mails to you that are not sent yet."""
    history: list[ExportedChange]
    """What was done to your account, by you or by staff."""
    kept_answers: list[AnswerRow]
    """Answers that are kept for a day under your Idempotency-Keys."""
    rooms: Annotated[dict[str, list[msgspec.Struct]], Late(_rooms_struct)]
    """What the other parts of the service keep."""
