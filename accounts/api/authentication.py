"""Reads `Authorization: Bearer` for every endpoint: an access token or an API key.

`request.auth` is then the credential; `request.user` is the account, fetched only if something looks at it.
"""

from typing import Any, cast
from uuid import UUID

import structlog
from django.utils.functional import SimpleLazyObject
from rest_framework.authentication import BaseAuthentication
from rest_framework.request import Request

from accounts.credentials import Credential, read_credential
from accounts.liveness import check_live
from accounts.problems import CredentialEnded, Unproven
from accounts.selectors import account_with_id
from uu_service.api.operation import operation_of
from uu_service.api.problems import NotAuthenticated


class LazyAccount(SimpleLazyObject):
    """An account whose id is known and whose row is not read yet."""

    is_authenticated = True
    is_anonymous = False

    def __init__(self, account_id: UUID) -> None:
        super().__init__(lambda: _existing(account_id))
        self.__dict__["pk"] = self.__dict__["id"] = account_id


def bearer_token(header: str) -> str | None:
    """The token of an Authorization header; None if there is none, or another scheme."""
    scheme, _, token = header.strip().partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def credential_of(request: Request) -> Credential:
    """Who asks; refuses nobody. For views that the default permission guards, and for those that it does not."""
    credential = cast("Credential | None", request.auth)
    if credential is None:
        raise NotAuthenticated
    return credential


class BearerAuthentication(BaseAuthentication):
    """The default. An operation that checks liveness itself puts `is_live(request.auth)` on its own statement."""

    def authenticate(self, request: Request) -> tuple[Any, Credential] | None:
        token = bearer_token(request.META.get("HTTP_AUTHORIZATION", ""))
        if token is None:
            return None
        credential = read_credential(token)
        view = (request.parser_context or {}).get("view")
        if not operation_of(view, request.method).checks_liveness_itself:
            check_live(credential)
        structlog.contextvars.bind_contextvars(account_id=str(credential.account_id))
        return LazyAccount(credential.account_id), credential

    def authenticate_header(self, request: Request) -> str:
        return "Bearer"


class LenientBearerAuthentication(BearerAuthentication):
    """Takes a credential that does not hold for none: for endpoints that have another way to know who asks."""

    def authenticate(self, request: Request) -> tuple[Any, Credential] | None:
        try:
            return super().authenticate(request)
        except Unproven:
            return None


def _existing(account_id: UUID) -> Any:
    account = account_with_id(account_id)
    if account is None:
        raise CredentialEnded
    return account
