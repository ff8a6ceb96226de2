"""How this room shows in the schema: the bearer scheme, and the scope that an API key needs for each operation."""

from collections.abc import Iterable

from drf_spectacular.drainage import set_override
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.openapi import AutoSchema

from accounts.problems import CredentialEnded, ScopeMissing, SessionRequired, TokenExpired, TokenInvalid
from uu_service.api.operation import ONLY_SESSIONS, operation_of
from uu_service.api.problems import NotAuthenticated, Problem
from uu_service.api.schema import AutoSchema as OwnSchema
from uu_service.api.shared_problems import shared_problems

BEARER = {
    "type": "http",
    "scheme": "bearer",
    "description": "The access token of a session, from `auth/guest`, `auth/register`, `auth/token` or "
    "`auth/token/refresh`: it may do everything that its account may. Or an API key, from `me/api-keys`: it may do "
    "what its scopes allow. Each operation names the scope that a key needs; `[]` means that any key will do, "
    "`session` that none will.",
}


class BearerScheme(OpenApiAuthenticationExtension):
    """One scheme for both kinds of token: clients with a setter a scheme would get two of the same name."""

    target_class = "accounts.api.authentication.BearerAuthentication"
    match_subclasses = True
    name = "bearer"

    def get_security_definition(self, auto_schema: AutoSchema) -> dict[str, str]:
        set_override(type(self.target), "suppress_collision_warning", True)  # its subclasses are the same scheme
        return BEARER

    def get_security_requirement(self, auto_schema: AutoSchema) -> dict[str, list[str]]:
        scope = operation_of(auto_schema.view, auto_schema.method).scope
        return {"bearer": [] if scope is None else [str(scope)]}


@shared_problems
def guarded(operation: OwnSchema) -> Iterable[type[Problem]]:
    """What the default permission refuses."""
    ways = [way for way in operation.get_auth() if way]
    if not ways or {} in operation.get_auth():
        return
    yield from (NotAuthenticated, TokenInvalid, TokenExpired, CredentialEnded)
    scopes = [scope for way in ways for scope in way["bearer"]]
    if ONLY_SESSIONS in scopes:
        yield SessionRequired
    elif scopes:
        yield ScopeMissing
