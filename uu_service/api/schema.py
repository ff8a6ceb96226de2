"""An operation in the schema: what its description says, and the headers and problems that its kind shares.

`make schema` writes openapi.yaml.
"""

from collections import defaultdict
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from drf_spectacular.drainage import warn
from drf_spectacular.openapi import AutoSchema as SpectacularSchema
from drf_spectacular.utils import Direction, OpenApiParameter, OpenApiResponse

from shapes.describing import Schema
from uu_service.api.examples import add_examples
from uu_service.api.links import add_links
from uu_service.api.operation import UNDESCRIBED, Answers, Operation, operation_of
from uu_service.api.problems import CONTENT_TYPE, Problem, ProblemBody
from uu_service.api.shared_problems import problems_of

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
Responses = dict[int | tuple[int, str], OpenApiResponse]
ON_EVERY_ANSWER = ("RequestId", "ServerTime", "RateLimit", "RateLimitPolicy")
WAIT = {"409", "429", "503"}


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

    def get_operation(self, *args: Any, **kwargs: Any) -> Schema | None:
        """With examples, and the scope of a key in words: few tools show those of bearer tokens."""
        operation: Schema | None = super().get_operation(*args, **kwargs)
        if not operation:
            return operation
        if self.method == "DELETE" and self.described.body is not None:  # drf-spectacular expects none
            schema, _ = self._get_request_for_media_type(self.described.body)
            operation["requestBody"] = {"content": {"application/json": {"schema": schema}}}
        add_examples(operation)
        add_links(operation, self.described.links)
        for scope in (scope for way in operation.get("security", []) for scope in way.get("bearer", [])):
            needs = "It needs a `session`: no API key will do."
            operation["description"] += f" {needs if scope == 'session' else f'An API key needs the scope `{scope}`.'}"
        return operation

    def get_override_parameters(self) -> list[Any]:
        kept = [IF_NONE_MATCH] if 304 in self.get_response_serializers() else []
        query = [self.described.query] if self.described.query else []
        own = [*query, *self.described.parameters]
        return [*([IDEMPOTENCY_KEY] if self.described.once else []), *kept, *own]

    def _get_response_bodies(self, direction: Direction = "response") -> Schema:
        responses: Schema = super()._get_response_bodies(direction)
        for problem in problems_of(self):
            response = responses.setdefault(str(problem.status), problem_schema([]))
            response["description"] = _codes(response["description"], problem.code)
        for status, response in responses.items():
            headers = [*_headers_for(status), *(["Replayed"] if self.described.once and status < "300" else [])]
            headers += ["ETag"] if "304" in responses and status < "400" else []
            response["headers"] = {HEADERS[key][0]: {"$ref": f"#/components/headers/{key}"} for key in headers}
        ordered = dict(sorted(responses.items()))
        return {**ordered, "default": {"$ref": "#/components/responses/AnyOther"}}


def answers(success: Answers, *problems: type[Problem]) -> Responses:
    """The responses of an operation: what it gives, and which problem codes each status can carry."""
    refusals: dict[int, list[type[Problem]]] = defaultdict(list)
    for problem in problems:
        refusals[problem.status].append(problem)
    given = {
        key: OpenApiResponse(body, HTTPStatus(key if isinstance(key, int) else key[0]).phrase)
        for key, body in success.items()
    }
    refused: Responses = {
        (status, CONTENT_TYPE): OpenApiResponse(_body_of(group), ", ".join(f"`{problem.code}`" for problem in group))
        for status, group in sorted(refusals.items())
    }
    return {**given, **refused}


def problem_schema(codes: Sequence[str]) -> Schema:
    body = {"schema": {"$ref": "#/components/schemas/ProblemBody"}}
    return {
        "description": ", ".join(f"`{code}`" for code in codes),
        "content": {CONTENT_TYPE: body},
        "headers": {HEADERS[key][0]: {"$ref": f"#/components/headers/{key}"} for key in _headers_for("503")},
    }


def _codes(known: str, code: str) -> str:
    """The list of codes with one more, unless it is there."""
    return known if f"`{code}`" in known else ", ".join(filter(None, [known, f"`{code}`"]))


def _body_of(problems: Sequence[type[Problem]]) -> type[ProblemBody]:
    """The one that has room for all of them: what a subclass adds may be left out."""
    return max((problem.body for problem in problems), key=lambda body: len(body.__mro__))


def _headers_for(status: str) -> tuple[str, ...]:
    more = ("RetryAfter",) if status in WAIT else ("Authenticate",) if status == "401" else ()
    return ON_EVERY_ANSWER + more
