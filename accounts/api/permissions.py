"""Who may use an endpoint: sessions always, API keys only with the scope that the operation names."""

from typing import TYPE_CHECKING

from rest_framework.permissions import BasePermission
from rest_framework.request import Request

from accounts.api.authentication import credential_of
from accounts.credentials import Credential, Kind
from accounts.problems import ScopeMissing, SessionRequired
from uu_service.api.operation import ONLY_SESSIONS, operation_of

if TYPE_CHECKING:  # DRF's views import their default permissions, this module
    from rest_framework.views import APIView


class CredentialAllows(BasePermission):
    """The default permission: what the operation says."""

    def has_permission(self, request: Request, view: "APIView") -> bool:
        require_scope(credential_of(request), operation_of(view, request.method).scope)
        return True


def require_scope(credential: Credential, scope: str | None) -> None:
    """Also for views that are not DRF's. An operation that names none is closed to keys, so that forgetting is safe."""
    if credential.kind is Kind.SESSION or scope is None:
        return
    if scope == ONLY_SESSIONS:
        raise SessionRequired
    if scope not in credential.scopes:
        raise ScopeMissing(scope=str(scope))
