"""How this room shows in the schema: two bearer schemes, and the scope that an API key needs for each operation."""

from typing import Any

from drf_spectacular.drainage import set_override
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.openapi import AutoSchema

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
