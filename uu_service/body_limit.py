"""Keeps large bodies out under ASGI, where Django would first read all of one into a file and only then look at it."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from django.conf import settings

Message = Mapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Application = Callable[[dict[str, Any], Receive, Any], Awaitable[None]]
ADMIN_FACTOR = 80  # card images come through the admin

_END = {"type": "http.request", "body": b"", "more_body": False}


class BodyLimit:
    """Stops reading at the limit and hands on a Content-Length over it, which the middleware answers with 413."""

    def __init__(self, application: Application) -> None:
        self.application = application

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Any) -> None:
        if scope["type"] == "http":
            limit = settings.DATA_UPLOAD_MAX_MEMORY_SIZE * (ADMIN_FACTOR if scope["path"].startswith("/admin/") else 1)
            receive = _bounded(scope, receive, limit)
        await self.application(scope, receive, send)


def _bounded(scope: dict[str, Any], receive: Receive, limit: int) -> Receive:
    declared = dict(scope["headers"]).get(b"content-length", b"0")
    left = limit if declared.isdigit() and int(declared) <= limit else -1
    is_cut = False

    async def receive_within_limit() -> Message:
        nonlocal left, is_cut
        if is_cut:
            return await _disconnect(receive)
        if left >= 0:
            message = await receive()
            left -= len(message.get("body", b""))
        if left < 0:
            is_cut = True
            others = [header for header in scope["headers"] if header[0] != b"content-length"]
            scope["headers"] = [*others, (b"content-length", str(limit + 1).encode())]
            return _END
        return message

    return receive_within_limit


async def _disconnect(receive: Receive) -> Message:
    """Whatever else comes is thrown away."""
    while (message := await receive())["type"] != "http.disconnect":
        pass
    return message
