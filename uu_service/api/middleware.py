"""What wraps every request: its id and the server's time, and problems for errors that no endpoint made."""

import re
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import structlog
from asgiref.sync import iscoroutinefunction, markcoroutinefunction
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from whitenoise.middleware import WhiteNoiseMiddleware

from uu_service.api.inline import HTML_ROOMS, PROBES, view_hook_inline
from uu_service.api.operation import require_no_query
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
from uu_service.ids import uuid7
from uu_service.metrics import REQUESTS, SECONDS, method_label

log = structlog.get_logger(__name__)

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
        sent = request.headers.get("X-Request-ID", "")
        request_id = sent if _SANE_ID.fullmatch(sent) else str(uuid7())
        request.META[REQUEST_ID], request.META[_STARTED] = request_id, time.perf_counter()
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request_id=request_id)

    def after(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        response.headers["X-Request-ID"] = request.META[REQUEST_ID]
        self._note(request, response)
        response.headers["Server-Time"] = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        return response

    def _note(self, request: HttpRequest, response: HttpResponseBase) -> None:
        """One log line and two metrics. The path without its query, which may hold a ticket."""
        match = request.resolver_match
        route = match.route if match else "none"
        seconds = time.perf_counter() - request.META[_STARTED]
        method = method_label(request.method)
        REQUESTS.labels(method, route, response.status_code).inc()
        SECONDS.labels(method, route).observe(seconds)
        if request.path_info in PROBES:
            return
        account = getattr(getattr(request, "auth", None), "account_id", None)  # DRF leaves the credential here
        ids = {"account_id": account, "game_id": match.kwargs.get("game_id") if match else None}
        log.info(
            "request",
            method=request.method,
            path=request.path,
            status=response.status_code,
            ms=round(seconds * 1000, 1),
            **{name: str(value) for name, value in ids.items() if value is not None},
        )


class StaticFiles(BothWays, WhiteNoiseMiddleware):
    """Knows by the path whether it has a file; WhiteNoise's own would make everything else wait in a thread."""

    def __init__(self, get_response: Any) -> None:
        WhiteNoiseMiddleware.__init__(self, get_response)
        BothWays.__init__(self, get_response)

    def before(self, request: HttpRequest) -> HttpResponseBase | None:
        find = self.find_file if self.autorefresh else self.files.get
        file = find(request.path_info)
        return None if file is None else self.serve(file, request)


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
