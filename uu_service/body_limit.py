"""What stands before Django at both doors: bodies that are too large, too slow, or come without a length.

A client that streams its body (`Transfer-Encoding: chunked`) tells no length, and Django and DRF take a body without
one for no body at all. So it is given its length here, once it is known.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from io import BytesIO
from typing import IO, Any
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from django.conf import settings

Message = Mapping[str, Any]
Scope = dict[str, Any]
"""What ASGI says of a connection; servers may add to it."""
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]
ADMIN_FACTOR = 80  # card images come through the admin
PART = 64 * 1024
ADMIN_PATIENCE = 6
SLOW_BODY = "uu.slow_body"
"""In the scope, and in WSGI's environ: the body did not come in time, and what there is of it must not be read."""

_SAY_SO = (b"content-length", b"transfer-encoding")
_END = {"type": "http.request", "body": b"", "more_body": False}


class WholeBody:
    """WSGI: reads a body without a length, up to the limit; what is longer, the middleware answers with 413."""

    def __init__(self, application: WSGIApplication) -> None:
        self.application = application

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if "chunked" in environ.get("HTTP_TRANSFER_ENCODING", "").lower():
            body = _read(environ["wsgi.input"], _limit(environ.get("PATH_INFO", "")) + 1)
            environ["wsgi.input"], environ["CONTENT_LENGTH"] = BytesIO(body), str(len(body))
        return self.application(environ, start_response)


def _read(stream: IO[bytes], most: int) -> bytes:
    parts, left = [], most
    while left > 0 and (part := stream.read(min(left, PART))):
        parts.append(part)
        left -= len(part)
    return b"".join(parts)


def _limit(path: str) -> int:
    limit: int = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
    return limit * ADMIN_FACTOR if path.startswith("/admin/") else limit


class BodyLimit:
    """ASGI: stops reading at either limit. A Content-Length over the limit, which the middleware answers with 413, or
    the mark of a slow body, which it answers with 408, is handed on.

    Django would first wait for all of a body, write it to a file and only then look at it.
    """

    def __init__(self, application: Application) -> None:
        self.application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and _may_have_body(scope):
            is_admin = scope["path"].startswith("/admin/")
            receive = _bounded(scope, receive, _limit(scope["path"]))
            receive = _quick(scope, receive, settings.BODY_SECONDS * (ADMIN_PATIENCE if is_admin else 1))
        await self.application(scope, receive, send)


def _may_have_body(scope: Scope) -> bool:
    """HTTP/1 says so beforehand, HTTP/2 need not. Most requests have none, and need no watching."""
    return not scope["http_version"].startswith("1") or any(name in _SAY_SO for name, _ in scope["headers"])


def _quick(scope: Scope, receive: Receive, seconds: float) -> Receive:
    """All of the body together may take so long; what comes after it, may take for ever."""
    ends = time.monotonic() + seconds
    is_read = False

    async def receive_in_time() -> Message:
        nonlocal is_read
        if is_read:
            return await (_disconnect(receive) if SLOW_BODY in scope else receive())
        try:
            async with asyncio.timeout(ends - time.monotonic()):
                message = await receive()
        except TimeoutError:
            scope[SLOW_BODY] = is_read = True
            return _END
        is_read = not message.get("more_body", False)
        return message

    return receive_in_time


def _bounded(scope: Scope, receive: Receive, limit: int) -> Receive:
    declared = dict(scope["headers"]).get(b"content-length")
    length = int(declared) if declared is not None and declared.isdigit() else 0
    read, is_cut = (limit + 1 if length > limit else 0), False

    async def receive_within_limit() -> Message:
        nonlocal read, is_cut
        if is_cut:
            return await _disconnect(receive)
        message: Message = _END
        if read <= limit:
            message = await receive()
            read += len(message.get("body", b""))
        if read > limit:
            is_cut, message = True, _END
            _tell_length(scope, limit + 1)
        elif declared is None and read and not message.get("more_body", False):
            _tell_length(scope, read)
        return message

    return receive_within_limit


def _tell_length(scope: Scope, length: int) -> None:
    others = [header for header in scope["headers"] if header[0] != b"content-length"]
    scope["headers"] = [*others, (b"content-length", str(length).encode())]


async def _disconnect(receive: Receive) -> Message:
    """Whatever else comes is thrown away."""
    while (message := await receive())["type"] != "http.disconnect":
        pass
    return message
