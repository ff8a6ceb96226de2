"""How the API is described: Structs become components, and every operation gets what all of them share.

Importing this registers the extensions with drf-spectacular. `make schema` writes openapi.yaml.
"""

from collections import defaultdict
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from drf_spectacular.drainage import warn
from drf_spectacular.extensions import OpenApiSerializerExtension
from drf_spectacular.openapi import AutoSchema as SpectacularSchema
from drf_spectacular.plumbing import ResolvedComponent
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse

from uu_service.api.problems import CODES, CONTENT_TYPE, Problem, ProblemBody
from uu_service.api.struct_schema import Component, NamedUnion, components_of

IDEMPOTENCY_KEY = OpenApiParameter(
    "Idempotency-Key",
    {"type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]+$"},
    OpenApiParameter.HEADER,
    description="Any string that is new for each wish. Sent again with the same body it gives the first answer again, "
    "with `Idempotent-Replayed: true`, and does nothing twice.",
)
HEADERS = {
    "RequestId": ("X-Request-ID", "The id of this request in our logs; the one you sent, if you did.", "string"),
    "ServerTime": ("Server-Time", "The server's clock when it answered (RFC 3339).", "string"),
    "RateLimit": ("RateLimit", 'What is left: `"purpose";r=remaining;t=seconds until full`.', "string"),
    "RateLimitPolicy": ("RateLimit-Policy", 'The limit: `"purpose";q=requests;w=seconds`.', "string"),
    "RetryAfter": ("Retry-After", "Seconds to wait before the next try.", "integer"),
}
ON_EVERY_ANSWER = ("RequestId", "ServerTime", "RateLimit", "RateLimitPolicy")


class StructExtension(OpenApiSerializerExtension):
    """A Struct in @extend_schema, with everything it holds, as components."""

    target_class = "msgspec.Struct"
    match_subclasses = True

    def get_name(self, auto_schema: Any, direction: Any) -> str:
        name = str(self.target.__name__)
        return name.removesuffix("Request") if direction == "request" else name  # drf-spectacular puts it back

    def map_serializer(self, auto_schema: Any, direction: Any) -> Any:
        own, others = components_of(self.target, is_request=direction == "request")
        _register(auto_schema.registry, others)
        return own


class NamedUnionExtension(StructExtension):
    """A union with a name, likewise."""

    target_class = "uu_service.api.struct_schema.NamedUnion"


class AutoSchema(SpectacularSchema):
    """drf-spectacular's, with explicit operation ids and the shared header of POSTs."""

    def get_operation_id(self) -> str:
        warn(f"{self.method} {self.path} has no operation_id: give it one with extend_schema")
        return str(super().get_operation_id())

    def get_override_parameters(self) -> list[Any]:
        handler = getattr(self.view, str(self.method).lower(), None)
        shared = [IDEMPOTENCY_KEY] if getattr(handler, "is_idempotent", False) else []
        return [*shared, *super().get_override_parameters()]


def answers(success: Mapping[Any, Any], *problems: type[Problem]) -> dict[Any, OpenApiResponse]:
    """The responses of an operation: what it gives, and which problem codes each status can carry."""
    refusals: dict[tuple[int, type[ProblemBody]], list[str]] = defaultdict(list)
    for problem in problems:
        refusals[problem.status, problem.body].append(problem.code)
    given = {
        key: OpenApiResponse(body, HTTPStatus(key if isinstance(key, int) else key[0]).phrase)
        for key, body in success.items()
    }
    refused = {
        (status, CONTENT_TYPE): OpenApiResponse(body, ", ".join(f"`{code}`" for code in codes))
        for (status, body), codes in sorted(refusals.items(), key=lambda item: item[0][0])
    }
    return {**given, **refused}


def finish(result: dict[str, Any], generator: Any, request: Any, public: bool) -> dict[str, Any]:
    """Postprocessing: headers and a default problem for every operation."""
    components = result.setdefault("components", {})
    schemas = components.setdefault("schemas", {})
    own, others = components_of(ProblemBody, is_request=False)
    schemas.update({"ProblemBody": own, **{name: component.schema for name, component in others.items()}})
    schemas["ProblemCode"] = {"type": "string", "enum": sorted(CODES)}
    for schema in schemas.values():
        if "retryable" in schema.get("properties", {}):  # ProblemBody and its heirs
            schema["properties"]["code"] = {"$ref": "#/components/schemas/ProblemCode"}
    components["schemas"] = dict(sorted(schemas.items()))
    components["headers"] = {
        key: {"description": text, "schema": {"type": kind}} for key, (_, text, kind) in HEADERS.items()
    }
    for operations in result["paths"].values():
        for operation in operations.values():
            _finish_operation(operation)
    return result


def _finish_operation(operation: dict[str, Any]) -> None:
    for parameter in operation.get("parameters", []):
        parameter["schema"] = _never_null(parameter["schema"])
    responses = operation["responses"]
    body = {"schema": {"$ref": "#/components/schemas/ProblemBody"}}
    responses.setdefault("default", {"description": "Any other problem", "content": {CONTENT_TYPE: body}})
    for status, response in responses.items():
        keys = ON_EVERY_ANSWER + (("RetryAfter",) if status in {"409", "429", "503"} else ())
        shared = {HEADERS[key][0]: {"$ref": f"#/components/headers/{key}"} for key in keys}
        response["headers"] = {**response.get("headers", {}), **shared}


def _never_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A query parameter is left out, never null."""
    arms = [arm for arm in schema.get("anyOf", []) if arm != {"type": "null"}]
    rest = {key: value for key, value in schema.items() if key != "anyOf" and not (key == "default" and value is None)}
    return {**rest, **arms[0]} if len(arms) == 1 else schema


def _register(registry: Any, components: Mapping[str, Component]) -> None:
    for name, (schema, origin) in components.items():
        component = ResolvedComponent(name=name, type=ResolvedComponent.SCHEMA, object=origin, schema=schema)
        registry.register_on_missing(component)


__all__ = ["AutoSchema", "NamedUnion", "answers", "finish"]
