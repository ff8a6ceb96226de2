"""RFC 9457 problems: what goes wrong is a class with a code, and every non-2xx answer is made here.

The codes are a closed list: a subclass joins it by being defined, docs/problems.md and the words must then know it.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

import msgspec
import structlog
from django.core.exceptions import PermissionDenied as DjangoPermissionDenied
from django.db import InterfaceError, OperationalError
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.translation import get_language
from rest_framework import exceptions as drf

import words
from shapes.reading import MOST_FAULTS
from uu_service.metrics import PROBLEMS

log = structlog.get_logger(__name__)
CONTENT_TYPE = "application/problem+json"
REQUEST_ID = "uu.request_id"
"""Where the id of a request stands in its META."""
CODES: dict[str, type["Problem"]] = {}


class FieldError(msgspec.Struct, frozen=True):
    """One thing wrong with what was sent: where (a JSON pointer), which code, and in words."""

    pointer: str
    """Where, as a JSON pointer; empty: the whole body."""
    code: Annotated[str, msgspec.Meta(description="An open set, listed in `docs/problems.md`.")]
    detail: str
    """What is wrong, in your language."""


class ProblemBody(msgspec.Struct, frozen=True, kw_only=True, rename={"type_": "type"}):
    """Why a request was not done."""

    type_: str
    """Where the problem is explained."""
    title: str
    """What went wrong, in your language."""
    status: int
    """The status of the answer."""
    detail: str
    """Why, in your language."""
    instance: str
    """The address that was called."""
    code: str
    """What went wrong, for programs: listed in `docs/problems.md`."""
    errors: list[FieldError]
    """What is wrong with what was sent, one by one."""
    request_id: str
    """The id of the request in our logs."""
    retryable: bool
    """The same request may succeed later."""


class Complaint(msgspec.Struct, frozen=True):
    """A field error before it is put into words: the message is error-<code>, with these arguments."""

    pointer: str
    code: str
    args: Mapping[str, object] = {}

    def render(self, language: str) -> FieldError:
        return FieldError(self.pointer, self.code, words.say(language, f"error-{kebab(self.code)}", **self.args))


def pointer_to(*names: str) -> str:
    """The JSON pointer of a member (RFC 6901); each name is one that the client has chosen or knows."""
    return "".join("/" + name.replace("~", "~0").replace("/", "~1") for name in names)


class Problem(Exception):
    """A refusal. Subclass it with a code and a status; `args` fill the message problem-<code>-detail.

    `members` are further members of the answer; a subclass that has some names a `body` that declares them.
    """

    code: ClassVar[str]
    status: ClassVar[int]
    retryable: ClassVar[bool] = False
    body: ClassVar[type[ProblemBody]] = ProblemBody
    always: ClassVar[Mapping[str, str]] = {}
    """Headers that its answers always carry; those of one answer come on top."""

    def __init__(
        self,
        *,
        errors: Sequence[Complaint] = (),
        headers: Mapping[str, str] | None = None,
        members: Mapping[str, object] | None = None,
        detail_key: str | None = None,
        **args: object,
    ) -> None:
        super().__init__(self.code)
        self.errors = list(errors)[:MOST_FAULTS]
        self.headers = {**self.always, **(headers or {})}
        self.members = dict(members or {})
        self.detail_key = detail_key or f"problem-{kebab(self.code)}-detail"
        self.words_args = args

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "code" in cls.__dict__:
            if cls.code in CODES:
                raise TypeError(f"two problems have the code {cls.code!r}")
            CODES[cls.code] = cls


class BadRequest(Problem):
    code, status = "bad_request", 400


class MalformedJSON(Problem):
    code, status = "malformed_json", 400


class InvalidQuery(Problem):
    code, status = "invalid_query", 400


class NotAuthenticated(Problem):
    code, status = "not_authenticated", 401
    always = {"WWW-Authenticate": "Bearer"}


class PermissionDenied(Problem):
    code, status = "permission_denied", 403


class NotFound(Problem):
    code, status = "not_found", 404


class MethodNotAllowed(Problem):
    code, status = "method_not_allowed", 405


class NotAcceptable(Problem):
    code, status = "not_acceptable", 406


class BodyTooSlow(Problem):
    code, status, retryable = "body_too_slow", 408, True
    always = {"Connection": "close"}


class BodyTooLarge(Problem):
    code, status = "body_too_large", 413


class UnsupportedMediaType(Problem):
    code, status = "unsupported_media_type", 415


class ValidationFailed(Problem):
    code, status = "validation_failed", 422


class Throttled(Problem):
    code, status, retryable = "throttled", 429, True


class InternalError(Problem):
    code, status, retryable = "internal_error", 500, True


class Unavailable(Problem):
    """Always with a Retry-After, in seconds."""

    code, status, retryable = "unavailable", 503, True

    def __init__(self, retry_after: int = 2, **args: object) -> None:
        super().__init__(headers={"Retry-After": str(retry_after)}, errors=(), members=None, detail_key=None, **args)


BY_STATUS: dict[int, type[Problem]] = {
    problem.status: problem
    for problem in (
        BadRequest,
        NotAuthenticated,
        PermissionDenied,
        NotFound,
        MethodNotAllowed,
        NotAcceptable,
        BodyTooSlow,
        BodyTooLarge,
        UnsupportedMediaType,
        ValidationFailed,
        Throttled,
        InternalError,
        Unavailable,
    )
}


def kebab(code: str) -> str:
    return code.replace("_", "-")


def render(problem: Problem, request: HttpRequest) -> ProblemBody:
    """The problem in the words of the request's language."""
    language = get_language() or words.FALLBACK
    return problem.body(
        type_=f"/docs/problems#{problem.code}",
        title=words.say(language, f"problem-{kebab(problem.code)}-title"),
        status=problem.status,
        detail=words.say(language, problem.detail_key, **problem.words_args),
        instance=request.path,
        code=problem.code,
        errors=[complaint.render(language) for complaint in problem.errors],
        request_id=request.META.get(REQUEST_ID, ""),
        retryable=problem.retryable,
        **problem.members,
    )


def problem_response(problem: Problem, request: HttpRequest) -> HttpResponse:
    PROBLEMS.labels(problem.code).inc()
    body = msgspec.json.encode(render(problem, request))
    return HttpResponse(body, status=problem.status, content_type=CONTENT_TYPE, headers=problem.headers)


def as_problem(error: Exception) -> Problem | None:
    """The problem that an exception stands for; None for what nobody foresaw."""
    match error:
        case Problem():
            return error
        case Http404() | drf.NotFound():
            return NotFound()
        case DjangoPermissionDenied() | drf.PermissionDenied():
            return PermissionDenied()
        case drf.NotAuthenticated() | drf.AuthenticationFailed():
            return NotAuthenticated()
        case drf.ParseError():
            return MalformedJSON()
        case OperationalError() | InterfaceError():
            log.warning("database_away", error=f"{type(error).__name__}: {error}")
            return Unavailable()
        case drf.APIException(status_code=status) if status in BY_STATUS:
            return BY_STATUS[status]()
        case _:
            return None


def problem_handler(error: Exception, context: Mapping[str, HttpRequest]) -> HttpResponse | None:
    """DRF's exception door. What is not foreseen goes on to Django, which logs it and answers 500."""
    problem = as_problem(error)
    return problem_response(problem, context["request"]) if problem else None


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    return problem_response(BadRequest(), request)


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    return problem_response(PermissionDenied(), request)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return problem_response(NotFound(), request)


def internal_error(request: HttpRequest) -> HttpResponse:
    return problem_response(InternalError(), request)
