"""Who may use an endpoint: sessions always, API keys only with the scope that the view names for the method."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rest_framework.permissions import BasePermission
from rest_framework.request import Request

from accounts.api.authentication import credential_of
from accounts.credentials import Credential, Kind
from accounts.problems import ScopeMissing, SessionRequired
from accounts.scopes import Scope
from uu_service.api.operation import ONLY_SESSIONS, operation_of

if TYPE_CHECKING:  # DRF's views import their default permissions, this module
    from rest_framework.views import APIView

# By method. None: any key will do. A method that is not named is closed to keys, so that forgetting is safe.
RequiredScopes = Mapping[str, Scope | None]


class CredentialAllows(BasePermission):
    """The default permission. Views name their scopes: `required_scopes = {"GET": Scope.GAMES_READ}`."""

    def has_permission(self, request: Request, view: "APIView") -> bool:
        method = request.method or "GET"
        described = operation_of(view, method)
        if described.id:
            check_operation_scope(credential_of(request), described.scope)
        else:
            check_scope(credential_of(request), getattr(view, "required_scopes", {}), method)
        return True


def check_operation_scope(credential: Credential, scope: str | None) -> None:
    if credential.kind is Kind.SESSION or scope is None:
        return
    if scope == ONLY_SESSIONS:
        raise SessionRequired
    if scope not in credential.scopes:
        raise ScopeMissing(scope=str(scope))


def check_scope(credential: Credential, required: RequiredScopes, method: str) -> None:
    """Also for views that are not DRF's."""
    if credential.kind is Kind.SESSION:
        return
    method = "GET" if method == "HEAD" else method
    if method not in required:
        raise SessionRequired
    scope = required[method]
    if scope is not None and scope not in credential.scopes:
        raise ScopeMissing(scope=scope.value)
