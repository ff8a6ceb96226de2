"""From what the services give to the bodies that are sent."""

from datetime import datetime
from typing import TypedDict
from uuid import UUID

from rest_framework.request import Request

from accounts.api import bodies
from accounts.issuers import name_of
from accounts.models import Account, ApiKey, Identity, MailedCode, Session
from accounts.profile import preferences_of
from accounts.scopes import Scope, from_bits
from accounts.sessions import OpenSession
from uu_service.api.languages import Language


def caller(request: Request) -> bodies.AccountShown:
    """The account that asks; the endpoint's permission has seen that there is one."""
    assert isinstance(request.user, Account)
    return account(request.user)


def account(row: Account) -> bodies.AccountShown:
    return bodies.AccountShown(
        id=row.pk,
        username=row.username,
        email=row.email,
        has_password=row.has_usable_password(),
        display_name=row.display_name,
        language=Language(row.language),
        is_guest=row.is_guest,
        preferences=preferences_of(row),
        created_at=row.date_joined,
    )


def signed_in(signed: OpenSession) -> bodies.SignedIn:
    return bodies.SignedIn(
        account=account(signed.account),
        session_id=signed.session.pk,
        access=signed.access,
        access_expires_at=signed.access_expires_at,
        refresh=signed.refresh,
    )


def session(row: Session, current: UUID) -> bodies.SessionShown:
    return bodies.SessionShown(
        id=row.pk,
        device_name=row.device_name,
        created_at=row.created_at,
        last_used_at=row.last_used_at,
        is_current=row.pk == current,
    )


class _KeyFields(TypedDict):
    """What is shown of a key, in lists and when it was just made."""

    id: UUID
    name: str
    scopes: list[Scope]
    created_at: datetime
    expires_at: datetime | None
    last_used_at: datetime | None


def api_key(row: ApiKey) -> bodies.ApiKeyShown:
    return bodies.ApiKeyShown(**_key_fields(row))


def api_key_made(row: ApiKey, key: str) -> bodies.ApiKeyMade:
    return bodies.ApiKeyMade(**_key_fields(row), key=key)


def _key_fields(row: ApiKey) -> _KeyFields:
    return {
        "id": row.pk,
        "name": row.name,
        "scopes": sorted(from_bits(row.scope_bits)),
        "created_at": row.created_at,
        "expires_at": row.expires_at,
        "last_used_at": row.last_used_at,
    }


def code_mailed(row: MailedCode) -> bodies.CodeMailed:
    return bodies.CodeMailed(id=row.pk, expires_at=row.expires_at)


def identity(row: Identity) -> bodies.LinkedIdentity:
    return bodies.LinkedIdentity(
        id=row.pk, issuer=name_of(row.issuer), created_at=row.created_at, last_used_at=row.last_used_at
    )
