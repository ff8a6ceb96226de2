"""What wraps every request: its id, line and times, its language, and problems for errors that no endpoint made."""

import re
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any
from uuid import uuid4

import structlog
from asgiref.sync import iscoroutinefunction, markcoroutinefunction
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.utils import translation
from whitenoise.middleware import WhiteNoiseMiddleware

from uu_service.api.inline import (
    HTML_ROOMS,
    PROBES,
    Security,
    XFrameOptions,
    checked,
    put_on,
    vary_by,
    view_hook_inline,
)
from uu_service.api.languages import asked_language
from uu_service.api.operation import require_no_query
from uu_service.api.packing import packed
from uu_service.api.problems import (
    BY_STATUS,
    CONTENT_TYPE,
    REQUEST_ID,
    BadRequest,
    BodyTooLarge,
    BodyTooSlow,
    InvalidQuery,
    as_problem,
    problem_response,
)
from uu_service.body_limit import SLOW_BODY
from uu_service.logs import note_request
from uu_service.metrics import meters_for

NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
FACE = f"{NOTHING}; img-src data:"
_PAGE = (
    "default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ADMIN = _PAGE.format(scripts="'self' 'unsafe-eval'")
TABLE = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types 'none'"
)
PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
_STARTED = "uu.started"
_SANE_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")


class BothWays:
    """A middleware that runs in sync and async stacks without a thread hop: `before` and `after` are quick."""

    sync_capable = True
    async_capable = True

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase | Awaitable[HttpResponseBase]]) -> None:
        self.get_response = get_response
        self.is_async = iscoroutinefunction(get_response)
        if self.is_async:
            markcoroutinefunction(self)
            view_hook_inline(self)

    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        if self.is_async:
            return self._call_async(request)
        response = self.before(request) or self.get_response(request)
        assert isinstance(response, HttpResponseBase)
        return self.after(request, response)

    async def _call_async(self, request: HttpRequest) -> HttpResponseBase:
        response = self.before(request) or self.get_response(request)
        return self.after(request, response if isinstance(response, HttpResponseBase) else await response)

    def before(self, request: HttpRequest) -> HttpResponseBase | None:
        return None

    def after(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        return response


class RequestIdMiddleware(BothWays):
    """Gives the request an id (the client's own, if it is a sane one) and stamps each answer with it and the time."""

    def before(self, request: HttpRequest) -> None:
        sent = request.META.get("HTTP_X_REQUEST_ID", "")
        request_id = sent if _SANE_ID.fullmatch(sent) else uuid4().hex
        request.META[REQUEST_ID], request.META[_STARTED] = request_id, time.perf_counter()
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request_id=request_id)

    def after(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        self._note(request, response)
        now = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        own = {"x-request-id": ("X-Request-ID", request.META[REQUEST_ID]), "server-time": ("Server-Time", now)}
        put_on(response, own)
        return response

    def _note(self, request: HttpRequest, response: HttpResponseBase) -> None:
        """One log line and two metrics. The path without its query, which may hold a ticket."""
        match, status = request.resolver_match, response.status_code
        seconds = time.perf_counter() - request.META[_STARTED]
        meters = meters_for(request.method, match.route if match else "none", status)
        meters.total.inc()
        meters.seconds.observe(seconds)
        if request.path_info in PROBES:
            return
        account = getattr(getattr(request, "auth", None), "account_id", None)  # DRF leaves the credential here
        ids = {"account_id": account, "game_id": match.kwargs.get("game_id") if match else None}
        note_request(
            request.path,
            method=request.method,
            status=status,
            ms=round(seconds * 1000, 1),
            **{name: str(value) for name, value in ids.items() if value is not None},
        )


class LanguageMiddleware(BothWays):
    """Puts the language that the request asks for into effect; whoever learns who asks may choose the account's."""

    def before(self, request: HttpRequest) -> None:
        header = request.META.get("HTTP_ACCEPT_LANGUAGE", "")
        request.LANGUAGE_CODE = asked_language(header) or settings.LANGUAGE_CODE
        translation.activate(request.LANGUAGE_CODE)

    def after(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        vary_by(response, "Accept-Language")
        response.headers.setdefault("Content-Language", translation.get_language())
        return response


class ContentPolicy(BothWays):
    """Says what a browser may do with a page of ours: load nothing from elsewhere, run no script that stands in it.

    The table and the documents in the browser may run their own modules and call the API, no more. The admin's theme
    evaluates expressions (Alpine) and sets styles. A card's face may show the picture that is in it. Everything else is
    data or plain text and gets nothing at all.
    """

    def after(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        response.headers["Content-Security-Policy"] = _policy(request.path_info)
        response.headers["Permissions-Policy"] = PERMISSIONS
        return response


class ApiHeaders(BothWays):
    """What Security, XFrameOptions and ContentPolicy say of an answer. Worked out once: only https matters."""

    def __init__(self, get_response: Any) -> None:
        super().__init__(get_response)
        self.guard = Security(HttpResponse)
        self.kept = {
            (is_secure, policy): checked({"Content-Security-Policy": policy, **_kept_headers(self.guard, is_secure)})
            for is_secure in (False, True)
            for policy in (NOTHING, FACE)
        }

    def before(self, request: HttpRequest) -> HttpResponseBase | None:
        return self.guard.process_request(request)

    def after(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        put_on(response, self.kept[request.is_secure(), _policy(request.path_info)])
        return response


def _kept_headers(guard: Security, is_secure: bool) -> dict[str, str]:
    request, answer = HttpRequest(), HttpResponse()
    request._get_scheme = lambda: "https" if is_secure else "http"  # type: ignore[attr-defined]
    answer = XFrameOptions(HttpResponse).process_response(request, guard.process_response(request, answer))
    answer.headers["Permissions-Policy"] = PERMISSIONS
    return {name: value for name, value in answer.headers.items() if name != "Content-Type"}


def _policy(path: str) -> str:
    if path.startswith("/admin/"):
        return ADMIN
    if path in ("/", "/play/") or path.startswith("/docs/"):
        return TABLE
    if path.endswith("/face.svg"):
        return FACE
    return NOTHING


class StaticFiles(BothWays, WhiteNoiseMiddleware):
    """Knows by the path whether it has a file; WhiteNoise's own would make everything else wait in a thread."""

    def __init__(self, get_response: Any) -> None:
        WhiteNoiseMiddleware.__init__(self, get_response)
        BothWays.__init__(self, get_response)

    def before(self, request: HttpRequest) -> HttpResponseBase | None:
        find = self.find_file if self.autorefresh else self.files.get
        file = find(request.path_info)
        return None if file is None else packed(file, self.serve(file, request), request)


class ProblemMiddleware(BothWays):
    """Turns every error answer outside the admin into a problem, also those of Django and DRF."""

    def before(self, request: HttpRequest) -> HttpResponse | None:
        if SLOW_BODY in request.META or SLOW_BODY in getattr(request, "scope", ()):
            return problem_response(BodyTooSlow(), request)
        length = request.META.get("CONTENT_LENGTH") or "0"
        if request.path.startswith(HTML_ROOMS):
            return None
        if not length.isdigit():
            return problem_response(BadRequest(), request)
        if int(length) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            return problem_response(BodyTooLarge(limit=settings.DATA_UPLOAD_MAX_MEMORY_SIZE), request)
        return None

    def after(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        foreign = response.status_code >= 400 and response.headers.get("Content-Type") != CONTENT_TYPE
        if not foreign or request.path.startswith(HTML_ROOMS):
            return response
        kind = BY_STATUS.get(response.status_code, BadRequest)
        allow = response.headers.get("Allow")
        return problem_response(kind(headers={"Allow": allow} if allow else None), request)

    def process_view(self, request: HttpRequest, view: object, args: object, kwargs: object) -> HttpResponse | None:
        if not request.path.startswith("/api/"):
            return None
        try:
            require_no_query(request, view)
        except InvalidQuery as problem:
            return problem_response(problem, request)
        return None

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Problems raised by plain Django views, which have no exception door of their own."""
        problem = as_problem(error)
        return problem_response(problem, request) if problem else None
