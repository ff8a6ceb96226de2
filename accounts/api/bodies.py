"""The bodies of this room, in and out. Their names are the schema's."""

import enum
from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec
from msgspec import Meta

from accounts.names import USERNAME
from accounts.preferences import Passes, Preferences
from accounts.scopes import Scope

DisplayName = Annotated[str, Meta(max_length=40, description="What other players see. One line, no markup.")]
Username = Annotated[
    str,
    Meta(
        max_length=30,
        description="To sign in with; the same in any case.",
        extra_json_schema={"pattern": f"^{USERNAME.pattern}$"},  # told; check_username refuses, in better words
    ),
]
Password = Annotated[str, Meta(max_length=256)]
NewPassword = Annotated[
    str,
    Meta(
        max_length=256,
        description="Common passwords, digits alone and what resembles the username are refused too.",
        extra_json_schema={"minLength": 8},  # told; Django's validators refuse
    ),
]
DeviceName = Annotated[str, Meta(max_length=80, description="Shown in the list of sessions; else the User-Agent.")]
Moment = Annotated[datetime, Meta(tz=True)]


class Language(enum.StrEnum):
    EN = "en"
    ES = "es"
    FR = "fr"
    IT = "it"
    PL = "pl"


class NewGuest(msgspec.Struct, kw_only=True):
    """Everything is optional: an empty body makes a guest."""

    display_name: DisplayName | None = None
    language: Language | None = None
    device_name: DeviceName | None = None


class Registration(msgspec.Struct, kw_only=True):
    username: Username
    password: NewPassword
    display_name: DisplayName | None = None
    language: Language | None = None
    device_name: DeviceName | None = None


class SignIn(msgspec.Struct, kw_only=True):
    username: Annotated[str, Meta(max_length=256)]
    password: Password
    device_name: DeviceName | None = None


class Refresh(msgspec.Struct, kw_only=True):
    refresh: Annotated[str, Meta(max_length=512)]


class SignOut(msgspec.Struct, kw_only=True):
    """With the refresh token, no Authorization header is needed, and an expired one does no harm."""

    refresh: Annotated[str, Meta(max_length=512)] | None = None


class Account(msgspec.Struct, kw_only=True):
    """You."""

    id: UUID
    username: str | None
    display_name: str
    language: Language
    is_guest: bool
    preferences: Preferences
    created_at: Moment


class SignedIn(msgspec.Struct, kw_only=True):
    """Send `access` as `Authorization: Bearer`; keep `refresh` safe, and exchange it when `access` has expired."""

    account: Account
    session_id: UUID
    access: str
    access_expires_at: Moment
    refresh: str


class PreferencesChange(msgspec.Struct, kw_only=True):
    """Of `auto_pass`, only the windows that are sent change."""

    auto_pass: Passes | None = None


class AccountChange(msgspec.Struct, kw_only=True):
    """What is left out, or null, stays as it is."""

    display_name: DisplayName | None = None
    language: Language | None = None
    preferences: PreferencesChange | None = None


class Upgrade(msgspec.Struct, kw_only=True):
    username: Username
    password: NewPassword
    display_name: DisplayName | None = None


class PasswordChange(msgspec.Struct, kw_only=True):
    current_password: Password
    new_password: NewPassword


class Session(msgspec.Struct, kw_only=True):
    """A device that is signed in. `last_used_at` is true to within five minutes."""

    id: UUID
    device_name: str
    created_at: Moment
    last_used_at: Moment
    is_current: bool


class SessionList(msgspec.Struct, kw_only=True):
    items: list[Session]


class NewApiKey(msgspec.Struct, kw_only=True):
    """An account that has a password gives it again: a key outlives the session that makes it."""

    name: Annotated[str, Meta(max_length=80, extra_json_schema={"minLength": 1})]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=10)]
    expires_at: Moment | None = None
    password: Password | None = None


class ApiKey(msgspec.Struct, kw_only=True):
    """`last_used_at` is true to within five minutes."""

    id: UUID
    name: str
    scopes: list[Scope]
    created_at: Moment
    expires_at: Moment | None
    last_used_at: Moment | None


class ApiKeyMade(ApiKey, kw_only=True):
    """The only time that `key` is shown."""

    key: str


class ApiKeyList(msgspec.Struct, kw_only=True):
    items: list[ApiKey]
