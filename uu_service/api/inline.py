"""Django's own middleware without a thread for every hook.

In an async stack Django calls each `process_request` and `process_response` in a thread, fifteen times a request. It
also keeps a thread for as long as the request lasts, which is an hour for a stream. These hooks need no thread: they
only look at headers. Only the admin writes sessions, which does wait for the database.

Headers that every answer carries are put on all at once: Django would check each of them each time.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from inspect import isawaitable
from typing import Any

from asgiref.sync import iscoroutinefunction, markcoroutinefunction
from corsheaders.middleware import CorsMiddleware
from django.conf import settings
from django.contrib.auth.middleware import AuthenticationMiddleware
from django.contrib.messages.middleware import MessageMiddleware
from django.contrib.sessions.middleware import SessionMiddleware
from django.core.handlers.exception import convert_exception_to_response
from django.http import HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from django.http.response import HttpResponseBase, ResponseHeaders
from django.middleware.clickjacking import XFrameOptionsMiddleware
from django.middleware.common import CommonMiddleware
from django.middleware.csrf import CsrfViewMiddleware
from django.middleware.gzip import GZipMiddleware
from django.middleware.security import SecurityMiddleware
from django.utils.cache import patch_vary_headers
from django.utils.deprecation import MiddlewareMixin
from django.utils.module_loading import import_string

PROBES = frozenset({"/healthz", "/readyz", "/metrics"})
HTML_ROOMS = ("/admin/", "/static/")
API = "/api/"
Checked = Mapping[str, tuple[str, str]]
"""Headers as Django keeps them: by the name in small letters, the name and the value. They hold no line break."""


def view_hook_inline(middleware: Any) -> None:
    """Django's async stack calls a hook that is a coroutine without going into a thread."""
    hook = getattr(middleware, "process_view", None)
    if hook is None:
        return

    async def process_view(*args: Any) -> Any:
        return hook(*args)

    middleware.process_view = process_view


class Inline(MiddlewareMixin):
    """Put before one of Django's classes."""

    def __init__(self, get_response: Any) -> None:
        super().__init__(get_response)
        if self.async_mode:
            view_hook_inline(self)

    async def __acall__(self, request: HttpRequest) -> Any:
        if request.path_info.startswith(HTML_ROOMS):
            return await super().__acall__(request)
        before, after = getattr(self, "process_request", None), getattr(self, "process_response", None)
        response = before(request) if before else None
        if response is None:
            coming = self.get_response(request)
            assert isawaitable(coming)  # as it is in an async stack
            response = await coming
        return after(request, response) if after else response


class ByPath:
    """Sends what concerns the API through `settings.API_MIDDLEWARE`, and everything else through `PAGE_MIDDLEWARE`.

    Pages have sessions, forms and files; the API knows none of them. What serves them would cost it time, and leave
    circles of objects behind, for which the garbage collector halts everybody.
    """

    sync_capable = True
    async_capable = True

    def __init__(self, get_response: Any) -> None:
        self.api = Chain(settings.API_MIDDLEWARE, get_response)
        self.pages = Chain(settings.PAGE_MIDDLEWARE, get_response)
        if iscoroutinefunction(get_response):
            markcoroutinefunction(self)
            view_hook_inline(self)

    def __call__(self, request: HttpRequest) -> Any:
        return self._chain(request).first(request)

    def process_view(self, request: HttpRequest, *view: Any) -> HttpResponseBase | None:
        return self._chain(request).asked("process_view", request, *view)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponseBase | None:
        return self._chain(request).asked("process_exception", request, error)

    def _chain(self, request: HttpRequest) -> "Chain":
        return self.api if request.path_info.startswith(API) else self.pages


class Chain:
    """Middleware, made as Django makes it. None of it may need a thread for what it does."""

    def __init__(self, names: Sequence[str], get_response: Any) -> None:
        self.hooks: dict[str, list[Any]] = {"process_view": [], "process_exception": []}
        self.first = get_response
        for name in reversed(names):
            one = import_string(name)(self.first)
            self.first = convert_exception_to_response(one)
            for hook, found in self.hooks.items():
                if hasattr(one, hook):
                    found.append(partial(getattr(type(one), hook), one))
        self.hooks["process_view"].reverse()  # from the outside in; exceptions go the other way

    def asked(self, hook: str, *arguments: Any) -> HttpResponseBase | None:
        """The first answer that one of them has."""
        return next((answer for ask in self.hooks[hook] if (answer := ask(*arguments)) is not None), None)


class Security(Inline, SecurityMiddleware):
    pass


class PageSession(Inline, SessionMiddleware):
    pass


class Csrf(Inline, CsrfViewMiddleware):
    pass


class Authentication(Inline, AuthenticationMiddleware):
    pass


class Message(Inline, MessageMiddleware):
    pass


class XFrameOptions(Inline, XFrameOptionsMiddleware):
    pass


class WholeAnswerGzip(Inline, GZipMiddleware):
    """Compresses whole answers only: a stream must leave line by line."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        return response if response.streaming else super().process_response(request, response)


class Cors(CorsMiddleware):
    """Only a page in a browser tells its origin; to everybody else, answers only say that they differ by it."""

    def add_response_headers(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        if "HTTP_ORIGIN" in request.META:
            return super().add_response_headers(request, response)
        vary_by(response, "origin")
        return response


class NamedHost(Inline, CommonMiddleware):
    """Checks the Host header, except on /healthz, /readyz and /metrics, which probes reach by IP address."""

    def process_request(self, request: HttpRequest) -> HttpResponsePermanentRedirect | None:
        return None if request.path_info in PROBES else super().process_request(request)


def checked(headers: Mapping[str, str]) -> Checked:
    """Checked by Django, to be put on any number of answers."""
    return dict(ResponseHeaders(headers)._store)


def put_on(response: HttpResponseBase, headers: Checked) -> None:
    response.headers._store.update(headers)


def vary_by(response: HttpResponseBase, name: str) -> None:
    """As `patch_vary_headers`, which takes the header apart each time."""
    put_on(response, _varied(response.headers.get("Vary"), name))


@lru_cache(maxsize=256)
def _varied(known: str | None, name: str) -> Checked:
    response = HttpResponse(headers={} if known is None else {"Vary": known})
    patch_vary_headers(response, (name,))
    return checked({"Vary": response.headers["Vary"]})
