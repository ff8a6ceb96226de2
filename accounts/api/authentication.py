"""Reads `Authorization: Bearer` for every endpoint, an access token or an API key: who asks, and whether they may.

`request.auth` is then the credential; `request.user` is the account, fetched only if something looks at it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, cast
from uuid import UUID

import structlog
from django.http import HttpRequest
from django.utils import translation
from django.utils.functional import SimpleLazyObject
from rest_framework.authentication import BaseAuthentication
from rest_framework.permissions import BasePermission
from rest_framework.request import Request

from accounts.credentials import Credential, Kind, liveness, read_credential, require_live
from accounts.problems import CredentialEnded, ScopeMissing, SessionRequired, TokenExpired, Unproven
from accounts.selectors import account_with_id
from uu_service.api.languages import asked_language
from uu_service.api.operation import ONLY_SESSIONS, Operation, operation_of
from uu_service.api.problems import NotAuthenticated
from uu_service.api.throttling import require_turn_left, take_turn

if TYPE_CHECKING:  # DRF's views import their default permissions, which are here
    from rest_framework.views import APIView


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


def credential_if_any(request: Request) -> Credential | None:
    """Who asks; None for nobody, where that is allowed."""
    return cast("Credential | None", request.auth)


def credential_of(request: Request) -> Credential:
    """Who asks. Refuses a request without a credential, also where the default permission does not guard the view."""
    credential = credential_if_any(request)
    if credential is None:
        raise NotAuthenticated
    return credential


def proven_credential(request: Request, token: str, operation: Operation) -> Credential:
    """Who a token stands for. From here on the request counts for that account, so what can be forged is proven first.

    Keys are always checked here. Sessions, whose tokens are signed, are left to an operation that checks them itself.
    """
    with counting_refusals(request):
        credential = read_credential(token)
    if credential.kind is Kind.KEY or not operation.checks_liveness_itself:
        with counting_refusals(request, credential):
            speak(request._request, require_live(credential))
    return credential


@contextmanager
def counting_refusals(request: Request | HttpRequest, credential: Credential | None = None) -> Iterator[None]:
    """Count refused credentials by address. After too many, keys from there are refused without asking the database."""
    if credential and credential.kind is Kind.KEY and liveness.language_of(credential) is None:
        require_turn_left(request, "refused")
    try:
        yield
    except TokenExpired:
        raise
    except Unproven:
        take_turn(request, "refused")
        raise


class BearerAuthentication(BaseAuthentication):
    """The default. An operation that checks liveness itself puts `is_live(request.auth)` on its own statement."""

    def authenticate(self, request: Request) -> tuple[object, Credential] | None:
        token = bearer_token(request.META.get("HTTP_AUTHORIZATION", ""))
        if token is None:
            return None
        view = (request.parser_context or {}).get("view")
        credential = proven_credential(request, token, operation_of(view, request.method))
        structlog.contextvars.bind_contextvars(account_id=str(credential.account_id))
        return LazyAccount(credential.account_id), credential

    def authenticate_header(self, request: Request) -> str:
        return "Bearer"


class LenientBearerAuthentication(BearerAuthentication):
    """Ignores a credential that does not hold, for endpoints that have another way to know who asks."""

    def authenticate(self, request: Request) -> tuple[object, Credential] | None:
        try:
            return super().authenticate(request)
        except Unproven:
            return None


class CredentialAllows(BasePermission):
    """The default permission: sessions always, API keys only with the scope that the operation names."""

    def has_permission(self, request: Request, view: "APIView") -> bool:
        require_scope(credential_of(request), operation_of(view, request.method).scope)
        return True


def require_scope(credential: Credential, scope: str | None) -> None:
    """Also for views that are not DRF's. An operation that names no scope is closed to keys, to be safe."""
    if credential.kind is Kind.SESSION or scope is None:
        return
    if scope == ONLY_SESSIONS:
        raise SessionRequired
    if scope not in credential.scopes:
        raise ScopeMissing(scope=str(scope))


def speak(request: HttpRequest, language: str) -> str:
    """Answer in the account's language, unless Accept-Language names one that there is."""
    if asked_language(request.META.get("HTTP_ACCEPT_LANGUAGE", "")) is None:
        request.LANGUAGE_CODE = language
        translation.activate(language)
    return request.LANGUAGE_CODE


def _existing(account_id: UUID) -> object:
    account = account_with_id(account_id)
    if account is None:
        raise CredentialEnded
    return account
