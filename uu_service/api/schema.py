"""How the API is described: Structs become components, and every operation gets what all of them share.

Importing this registers the extensions with drf-spectacular. `make schema` writes openapi.yaml.
"""

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from http import HTTPStatus
from typing import Any, NamedTuple

from drf_spectacular.drainage import warn
from drf_spectacular.extensions import OpenApiSerializerExtension
from drf_spectacular.openapi import AutoSchema as SpectacularSchema
from drf_spectacular.plumbing import ResolvedComponent
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse

from uu_service.api.examples import add_examples, add_problem_examples
from uu_service.api.links import add_links
from uu_service.api.operation import UNDESCRIBED, Operation, operation_of
from uu_service.api.problems import CODES, CONTENT_TYPE, Problem, ProblemBody
from uu_service.api.shared_problems import problems_of
from uu_service.api.struct_schema import Component, NamedUnion, components_of, open_words

IDEMPOTENCY_KEY = OpenApiParameter(
    "Idempotency-Key",
    {"type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]+$"},
    OpenApiParameter.HEADER,
    description="Any string that is new for each wish. Sent again with the same body it gives the first answer again, "
    "with `Idempotent-Replayed: true`, and does nothing twice.",
)
IF_NONE_MATCH = OpenApiParameter(
    "If-None-Match", str, OpenApiParameter.HEADER, description="The `ETag` that you have: 304 while nothing is new."
)
HEADERS = {
    "RequestId": ("X-Request-ID", "The id of this request in our logs; the one you sent, if you did.", "string"),
    "ServerTime": ("Server-Time", "The server's clock when it answered (RFC 3339).", "string"),
    "RateLimit": ("RateLimit", 'What is left: `"purpose";r=remaining;t=seconds until full`.', "string"),
    "RateLimitPolicy": ("RateLimit-Policy", 'The limit: `"purpose";q=requests;w=seconds`.', "string"),
    "RetryAfter": ("Retry-After", "Seconds to wait before the next try.", "integer"),
    "Replayed": ("Idempotent-Replayed", "`true`: this is the first answer again, and nothing was done.", "string"),
    "ETag": ("ETag", "For `If-None-Match`.", "string"),
    "Authenticate": ("WWW-Authenticate", "`Bearer`, with an `error` if a token was sent that does not hold.", "string"),
}
ON_EVERY_ANSWER = ("RequestId", "ServerTime", "RateLimit", "RateLimitPolicy")
WAIT = {"409", "429", "503"}


class StructExtension(OpenApiSerializerExtension):
    """A Struct in an Operation, with everything it holds, as components."""

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

    target_class = "shapes.components.NamedUnion"


class Late(NamedTuple):
    """A body that is made when the schema is generated, from what is registered by then."""

    make: Callable[[], Any]


class LateExtension(StructExtension):
    """What was made stands in for it. The same must be made each time, or it would be two components of one name."""

    target_class = "uu_service.api.schema.Late"

    def __init__(self, target: Late) -> None:
        super().__init__(target.make())

    def get_identity(self, auto_schema: Any, direction: Any) -> Any:
        return self.target


class AutoSchema(SpectacularSchema):
    """drf-spectacular's, with explicit operation ids, and the headers and problems of the operation's kind."""

    @property
    def described(self) -> Operation:
        return operation_of(self.view, self.method)

    def get_operation_id(self) -> str:
        if self.described is UNDESCRIBED:
            warn(f"{self.method} {self.path} is not described: put an Operation over its handler")
            return str(super().get_operation_id())
        return self.described.id

    def get_summary(self) -> str:
        return self.described.summary

    def get_description(self) -> str:  # type: ignore[override]  # as drf-spectacular calls it, not DRF
        return self.described.description

    def get_tags(self) -> list[str]:
        return [self.described.tag]

    def get_request_serializer(self) -> Any:
        return self.described.body

    def get_response_serializers(self) -> Any:
        return answers(self.described.answers, *self.described.problems)

    def get_operation(self, *args: Any, **kwargs: Any) -> Any:
        """With examples, and the scope of a key in words: few tools show those of bearer tokens."""
        operation: Any = super().get_operation(*args, **kwargs)
        if operation:
            add_examples(operation)
            add_links(operation, self.described.links)
        for scope in (scope for way in (operation or {}).get("security", []) for scope in way.get("bearer", [])):
            needs = "It needs a `session`: no API key will do."
            operation["description"] += f" {needs if scope == 'session' else f'An API key needs the scope `{scope}`.'}"
        return operation

    def get_override_parameters(self) -> list[Any]:
        responses: Any = self.get_response_serializers()
        kept = [IF_NONE_MATCH] if isinstance(responses, dict) and 304 in responses else []
        query = [self.described.query] if self.described.query else []
        own = [*query, *self.described.parameters]
        return [*([IDEMPOTENCY_KEY] if self.described.once else []), *kept, *own]

    def _get_response_bodies(self, direction: Any = "response") -> dict[str, Any]:
        responses: dict[str, Any] = super()._get_response_bodies(direction)
        for problem in problems_of(self):
            response = responses.setdefault(str(problem.status), _problem_response([]))
            response["description"] = _codes(response["description"], problem.code)
        for status, response in responses.items():
            headers = [*_headers_for(status), *(["Replayed"] if self.described.once and status < "300" else [])]
            headers += ["ETag"] if "304" in responses and status < "400" else []
            response["headers"] = {HEADERS[key][0]: {"$ref": f"#/components/headers/{key}"} for key in headers}
        ordered = dict(sorted(responses.items()))
        return {**ordered, "default": {"$ref": "#/components/responses/AnyOther"}}


def answers(success: Mapping[Any, Any], *problems: type[Problem]) -> dict[Any, OpenApiResponse]:
    """The responses of an operation: what it gives, and which problem codes each status can carry."""
    refusals: dict[int, list[type[Problem]]] = defaultdict(list)
    for problem in problems:
        refusals[problem.status].append(problem)
    given = {
        key: OpenApiResponse(body, HTTPStatus(key if isinstance(key, int) else key[0]).phrase)
        for key, body in success.items()
    }
    refused = {
        (status, CONTENT_TYPE): OpenApiResponse(_body_of(group), ", ".join(f"`{problem.code}`" for problem in group))
        for status, group in sorted(refusals.items())
    }
    return {**given, **refused}


def finish(result: dict[str, Any], generator: Any, request: Any, public: bool) -> dict[str, Any]:
    """Postprocessing: the components that every operation refers to."""
    components = result.setdefault("components", {})
    schemas = components.setdefault("schemas", {})
    own, others = components_of(ProblemBody, is_request=False)
    schemas.update({"ProblemBody": own, **{name: component.schema for name, component in others.items()}})
    schemas["ProblemCode"] = open_words(CODES, "Why it was not done; `docs/problems.md` explains each.")
    for schema in schemas.values():
        if "retryable" in schema.get("properties", {}):  # ProblemBody and its heirs
            schema["properties"]["code"] = {"$ref": "#/components/schemas/ProblemCode"}
    components["schemas"] = dict(sorted(schemas.items()))
    components["headers"] = {
        key: {"description": text, "schema": {"type": kind}} for key, (_, text, kind) in HEADERS.items()
    }
    shared = _share_problems(operation for path in result["paths"].values() for operation in path.values())
    components["responses"] = {"AnyOther": _problem_response(["internal_error", "unavailable"]), **shared}
    for response in components["responses"].values():
        add_problem_examples(response)
    for operations in result["paths"].values():
        for operation in operations.values():
            for response in operation["responses"].values():
                if "$ref" not in response:
                    add_problem_examples(response)
            if operation.get("security", [{}]) == [{}]:
                operation["security"] = []  # nothing, not a choice of nothing: generators tell the two apart
            _require_union(operation.get("requestBody"), schemas)
            for parameter in operation.get("parameters", []):
                parameter["schema"] = _never_null(parameter["schema"])
                if parameter["name"].endswith("_id"):
                    parameter.setdefault("description", f"The id of the {parameter['name'].removesuffix('_id')}.")
    return result


def _require_union(body: dict[str, Any] | None, schemas: Mapping[str, Any]) -> None:
    """No member of a union is empty, so its body cannot be left out; drf-spectacular looks only at objects."""
    for media in body["content"].values() if body else ():
        if "oneOf" in schemas.get(media["schema"].get("$ref", "").rpartition("/")[2], {}):
            body["required"] = True  # type: ignore[index]


def _problem_response(codes: Sequence[str]) -> dict[str, Any]:
    body = {"schema": {"$ref": "#/components/schemas/ProblemBody"}}
    return {
        "description": ", ".join(f"`{code}`" for code in codes),
        "content": {CONTENT_TYPE: body},
        "headers": {HEADERS[key][0]: {"$ref": f"#/components/headers/{key}"} for key in _headers_for("503")},
    }


def _share_problems(operations: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Problems that several operations answer with alike become components, and references to them."""
    places: dict[str, list[tuple[dict[str, Any], str]]] = defaultdict(list)
    for operation in operations:
        for status, response in operation["responses"].items():
            if response.get("content", {}).keys() == {CONTENT_TYPE}:
                places[json.dumps([status, response])].append((operation["responses"], status))
    shared: dict[str, Any] = {}
    for responses, status in (found for group in places.values() if len(group) > 1 for found in group):
        name = _name_of(int(status), responses[status]["description"])
        if shared.setdefault(name, responses[status]) != responses[status]:
            warn(f"two responses would be called {name}")
        responses[status] = {"$ref": f"#/components/responses/{name}"}
    return dict(sorted(shared.items()))


def _name_of(status: int, codes: str) -> str:
    """A few codes are its name; many are their status'."""
    words = re.findall(r"\w+", codes)
    if len(words) > 3:
        return HTTPStatus(status).phrase.title().replace(" ", "")
    return "Or".join(word.title().replace("_", "") for word in words)


def _codes(known: str, code: str) -> str:
    """The list of codes with one more, unless it is there."""
    return known if f"`{code}`" in known else ", ".join(filter(None, [known, f"`{code}`"]))


def _body_of(problems: Sequence[type[Problem]]) -> type[ProblemBody]:
    """The one that has room for all of them: what an heir adds may be left out."""
    return max((problem.body for problem in problems), key=lambda body: len(body.__mro__))


def _headers_for(status: str) -> tuple[str, ...]:
    more = ("RetryAfter",) if status in WAIT else ("Authenticate",) if status == "401" else ()
    return ON_EVERY_ANSWER + more


def _never_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A query parameter is left out, never null."""
    (arm,) = [arm for arm in schema.get("anyOf", []) if arm != {"type": "null"}] or [{}]
    rest = {key: value for key, value in schema.items() if key != "anyOf" and not (key == "default" and value is None)}
    kinds = [kind for kind in schema["type"] if kind != "null"] if isinstance(schema.get("type"), list) else []
    return {**rest, **arm, **({"type": kinds[0]} if kinds else {})}


def _register(registry: Any, components: Mapping[str, Component]) -> None:
    for name, (schema, origin) in components.items():
        component = ResolvedComponent(name=name, type=ResolvedComponent.SCHEMA, object=origin, schema=schema)
        registry.register_on_missing(component)


__all__ = ["AutoSchema", "Late", "NamedUnion", "answers", "finish"]
