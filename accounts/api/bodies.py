"""The bodies of this room, in and out. Their names are the schema's."""

import enum
from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

import msgspec
from msgspec import Meta

from accounts.names import USERNAME
from accounts.preferences import Avatar, Passes, Preferences, ProfileAccess
from accounts.scopes import Scope
from uu_service.api.languages import Language

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
Email = Annotated[
    str,
    Meta(
        max_length=254,
        description="An e-mail address, in ASCII; the same in any case.",
        extra_json_schema={"format": "email"},
    ),
]
Moment = Annotated[datetime, Meta(tz=True)]


class NewGuest(msgspec.Struct, kw_only=True):
    """Everything is optional: an empty body makes a guest."""

    display_name: DisplayName | None = None
    """What other players see; left out: a name is made up."""
    language: Language | None = None
    """The language in which you are spoken to; left out: that of the request."""
    device_name: DeviceName | None = None
    """What the list of sessions calls this device."""


class Registration(msgspec.Struct, kw_only=True):
    username: Username
    """What you want to sign in with."""
    password: NewPassword
    """The password that you want."""
    display_name: DisplayName | None = None
    """What other players see; left out: the username."""
    language: Language | None = None
    """The language in which you are spoken to; left out: that of the request."""
    device_name: DeviceName | None = None
    """What the list of sessions calls this device."""


class SignIn(msgspec.Struct, kw_only=True):
    username: Annotated[str, Meta(max_length=256)]
    """Your username, or your e-mail address."""
    password: Password
    """Your password."""
    device_name: DeviceName | None = None
    """What the list of sessions calls this device."""


class IdentityToken(msgspec.Struct, kw_only=True):
    """An ID token of OpenID Connect, as the SDK of the issuer gives it to the app."""

    issuer: Annotated[str, Meta(max_length=80)]
    """Which issuer, by the name that the operator has given it: `apple`, `google` …"""
    token: Annotated[str, Meta(max_length=8192)]
    """The ID token (a JWT)."""
    nonce: Annotated[str, Meta(min_length=16, max_length=200)]
    """The random text that the app had put into the token, plain or as its SHA-256 in hexadecimal. Use it once."""


class IdentitySignIn(IdentityToken, kw_only=True):
    """The last three are for an account that is made now."""

    device_name: DeviceName | None = None
    """What the list of sessions calls this device."""
    display_name: DisplayName | None = None
    """What other players see; left out: a name is made up."""
    language: Language | None = None
    """The language in which you are spoken to; left out: that of the request."""


class CodeFromMail(msgspec.Struct, kw_only=True):
    """A code that was mailed, and which one of those that were."""

    id: UUID
    """The id that you were given when you asked for the code."""
    code: Annotated[str, Meta(max_length=20)]
    """The eight digits in the mail."""


class Proof(msgspec.Struct, kw_only=True):
    """Who you are, shown again by one of the three. A guest has none of them, and needs none."""

    password: Password | None = None
    """Your password, if you have one."""
    code: CodeFromMail | None = None
    """A code that was mailed to you for this purpose."""
    identity: IdentityToken | None = None
    """A token of an identity that is linked to your account, not older than ten minutes."""


class Recovery(msgspec.Struct, kw_only=True):
    email: Email
    """The address of the account that you cannot get into."""


class RecoveryConfirmation(CodeFromMail, kw_only=True):
    new_password: NewPassword | None = None
    """The password that you want from now on; left out: the password stays as it is."""
    device_name: DeviceName | None = None
    """What the list of sessions calls this device."""


class CodeMailed(msgspec.Struct, kw_only=True):
    """The same for every address: whether a mail was sent, only its reader knows."""

    id: UUID
    """Send it back with the code."""
    expires_at: Moment
    """The code is good until then."""


class EmailChange(msgspec.Struct, kw_only=True):
    email: Email
    """The address that you want."""


class CodePurpose(enum.StrEnum):
    """What a code is good for; it is good for nothing else."""

    PROVE = "prove"
    CREATE_API_KEY = "create_api_key"
    DELETE_ACCOUNT = "delete_account"


class CodeRequest(msgspec.Struct, kw_only=True):
    purpose: CodePurpose
    """What you want to show who you are for."""


class Refresh(msgspec.Struct, kw_only=True):
    refresh: Annotated[str, Meta(max_length=512)]
    """The refresh token that you were given last."""


class SignOut(msgspec.Struct, kw_only=True):
    """With the refresh token, no Authorization header is needed, and an expired one does no harm."""

    refresh: Annotated[str, Meta(max_length=512)] | None = None
    """The refresh token of the session that is to end; left out: the session of the access token."""


class AccountShown(msgspec.Struct, kw_only=True):
    """You."""

    contract_name: ClassVar[str] = "Account"
    id: UUID
    """Your id, for ever the same."""
    username: str | None
    """What you sign in with; null: you have none."""
    email: str | None
    """Your verified e-mail address; null: none."""
    has_password: bool
    """There is a password to sign in with."""
    display_name: str
    """What other players see."""
    language: Language
    """The language in which you are spoken to."""
    is_guest: bool
    """You have no password, address or identity: nothing but this device's tokens leads to this account."""
    preferences: Preferences
    """How you like to play."""
    created_at: Moment
    """When the account was made."""


class SignedIn(msgspec.Struct, kw_only=True):
    """Send `access` as `Authorization: Bearer`; keep `refresh` safe, and exchange it when `access` has expired."""

    account: AccountShown
    """Who you are."""
    session_id: UUID
    """The session that was opened: this device."""
    access: str
    """The access token, for the header `Authorization`."""
    access_expires_at: Moment
    """When the access token ends."""
    refresh: str
    """Gives the next access token, once."""


class PreferencesChange(msgspec.Struct, kw_only=True):
    """Of `auto_pass`, only the windows that are sent change."""

    auto_pass: Passes | None = None
    profile: ProfileAccess | None = None
    """Who may look at your profile; left out: as it is."""
    avatar: Avatar | None = None
    """Which of your avatars others see; left out: as it is."""


class AccountChange(msgspec.Struct, kw_only=True):
    """What is left out, or null, stays as it is."""

    display_name: DisplayName | None = None
    """What other players see; left out: as it is."""
    language: Language | None = None
    """The language in which you are spoken to; left out: as it is."""
    preferences: PreferencesChange | None = None
    """How you like to play; left out: as it is."""


class Upgrade(msgspec.Struct, kw_only=True):
    username: Username
    password: NewPassword
    display_name: DisplayName | None = None


class PasswordChange(msgspec.Struct, kw_only=True):
    current_password: Password
    """The password that you have."""
    new_password: NewPassword
    """The password that you want."""


class Deletion(Proof, kw_only=True):
    """With a proof of who you are: nothing brings the account back."""


class SessionShown(msgspec.Struct, kw_only=True):
    """A device that is signed in. `last_used_at` is true to within five minutes."""

    contract_name: ClassVar[str] = "Session"
    id: UUID
    """The id of the session."""
    device_name: str
    """What the device calls itself."""
    created_at: Moment
    """When it signed in."""
    last_used_at: Moment
    """When it was last used."""
    is_current: bool
    """It is the one that sent this request."""


class SessionList(msgspec.Struct, kw_only=True):
    items: list[SessionShown]
    """Your sessions."""


class NewApiKey(Proof, kw_only=True):
    """With a proof of who you are: a key outlives the session that makes it."""

    name: Annotated[str, Meta(max_length=80, extra_json_schema={"minLength": 1})]
    """What you call it."""
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=10)]
    """What it may be used for."""
    expires_at: Moment | None = None
    """When it ends; left out: never."""


class ApiKeyShown(msgspec.Struct, kw_only=True):
    """`last_used_at` is true to within five minutes."""

    contract_name: ClassVar[str] = "ApiKey"
    id: UUID
    """The id of the key."""
    name: str
    """What you call it."""
    scopes: list[Scope]
    """What it may be used for."""
    created_at: Moment
    """When it was made."""
    expires_at: Moment | None
    """When it ends; null: never."""
    last_used_at: Moment | None
    """When it was last used; null: never."""


class ApiKeyMade(ApiKeyShown, kw_only=True):
    """The only time that `key` is shown."""

    key: str
    """The key itself, for the header `Authorization`."""


class ApiKeyList(msgspec.Struct, kw_only=True):
    items: list[ApiKeyShown]
    """Your keys."""


class LinkedIdentity(msgspec.Struct, kw_only=True):
    """A way in through somebody else's sign-in."""

    id: UUID
    """The id of the link."""
    issuer: str
    """The issuer, by the name that the operator has given it; its address if the operator no longer takes it."""
    created_at: Moment
    """When it was linked."""
    last_used_at: Moment
    """When you last signed in with it."""


class LinkedIdentityList(msgspec.Struct, kw_only=True):
    items: list[LinkedIdentity]
    """Your identities."""


class ExportUnderWay(msgspec.Struct, kw_only=True):
    """There is a lot of it, and it is still being put together: ask again."""

    retry_after: int
    """In so many seconds."""
