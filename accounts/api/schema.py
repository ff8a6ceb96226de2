"""How this room shows in the schema: two bearer schemes, and the scope that an API key needs for each operation."""

from collections.abc import Iterable
from typing import Any

from drf_spectacular.drainage import set_override
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.openapi import AutoSchema

from accounts.problems import CredentialEnded, ScopeMissing, SessionRequired, TokenExpired, TokenInvalid
from uu_service.api.problems import NotAuthenticated, Problem
from uu_service.api.shared_problems import shared_problems

SESSION = {
    "type": "http",
    "scheme": "bearer",
    "description": "The access token of a session, from `auth/guest`, `auth/register`, `auth/token` or "
    "`auth/token/refresh`. It may do everything that its account may.",
}
API_KEY = {
    "type": "http",
    "scheme": "bearer",
    "bearerFormat": "uuk_…",
    "description": "An API key, from `me/api-keys`. It may do what its scopes allow: each operation names the one it "
    "needs; `[]` means that any key will do. An operation that does not list this scheme is closed to API keys.",
}


class BearerScheme(OpenApiAuthenticationExtension):
    target_class = "accounts.api.authentication.BearerAuthentication"
    match_subclasses = True
    name = ["session", "apiKey"]

    def get_security_definition(self, auto_schema: AutoSchema) -> list[dict[str, Any]]:
        set_override(type(self.target), "suppress_collision_warning", True)  # its heirs are the same two schemes
        return [SESSION, API_KEY]

    def get_security_requirement(self, auto_schema: AutoSchema) -> list[dict[str, list[str]]]:
        required = getattr(auto_schema.view, "required_scopes", {})
        ways: list[dict[str, list[str]]] = [{"session": []}]
        if auto_schema.method in required:
            scope = required[auto_schema.method]
            ways.append({"apiKey": [scope.value] if scope else []})
        return ways


@shared_problems
def guarded(operation: Any) -> Iterable[type[Problem]]:
    """What the default permission refuses."""
    ways = [way for way in operation.get_auth() if way]
    if not ways or {} in operation.get_auth():
        return
    yield from (NotAuthenticated, TokenInvalid, TokenExpired, CredentialEnded)
    scopes = [scope for way in ways for scope in way.get("apiKey", [])]
    if scopes:
        yield ScopeMissing
    elif not any("apiKey" in way for way in ways):
        yield SessionRequired
