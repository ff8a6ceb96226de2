"""Django's own middleware without a thread for every hook.

In an async stack Django calls each `process_request` and `process_response` in a thread, fifteen times a request. It
also keeps a thread for as long as the request lasts, which is an hour for a stream. These hooks need no thread: they
only look at headers. Only the admin writes sessions, which does wait for the database.
"""

from inspect import isawaitable
from typing import Any

from django.contrib.auth.middleware import AuthenticationMiddleware
from django.contrib.messages.middleware import MessageMiddleware
from django.contrib.sessions.middleware import SessionMiddleware
from django.http import HttpRequest, HttpResponsePermanentRedirect
from django.http.response import HttpResponseBase
from django.middleware.clickjacking import XFrameOptionsMiddleware
from django.middleware.common import CommonMiddleware
from django.middleware.csrf import CsrfViewMiddleware
from django.middleware.gzip import GZipMiddleware
from django.middleware.security import SecurityMiddleware
from django.utils.deprecation import MiddlewareMixin

PROBES = frozenset({"/healthz", "/readyz", "/metrics"})
HTML_ROOMS = ("/admin/", "/static/")
API = "/api/"


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


class PagesOnly(Inline):
    """Put before one of Django's classes that serves people who have a cookie. The API knows none: it would only make
    circles of objects, and the garbage collector halts everybody to find them."""

    def __call__(self, request: HttpRequest) -> Any:
        return self.get_response(request) if request.path_info.startswith(API) else super().__call__(request)


class Security(Inline, SecurityMiddleware):
    pass


class PageSession(PagesOnly, SessionMiddleware):
    pass


class Csrf(PagesOnly, CsrfViewMiddleware):
    pass


class Authentication(PagesOnly, AuthenticationMiddleware):
    pass


class Message(PagesOnly, MessageMiddleware):
    pass


class XFrameOptions(Inline, XFrameOptionsMiddleware):
    pass


class WholeAnswerGzip(Inline, GZipMiddleware):
    """Compresses whole answers only: a stream must leave line by line."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        return response if response.streaming else super().process_response(request, response)


class NamedHost(Inline, CommonMiddleware):
    """Checks the Host header, except on /healthz, /readyz and /metrics, which probes reach by IP address."""

    def process_request(self, request: HttpRequest) -> HttpResponsePermanentRedirect | None:
        return None if request.path_info in PROBES else super().process_request(request)
