"""The REST door: what WSGI is told of an ASGI request, and who waits for whom."""

import asyncio
import threading
from collections.abc import Iterable
from typing import Any

import pytest

from uu_service.body_limit import SLOW_BODY, Application, BodyLimit
from uu_service.in_threads import InThreads

SCOPE = {
    "type": "http",
    "method": "POST",
    "path": "/é/x",
    "raw_path": b"/%C3%A9/x",
    "query_string": b"a=1",
    "http_version": "1.1",
    "scheme": "http",
    "server": ("127.0.0.1", 8000),
    "client": ("192.0.2.7", 5),
    "headers": [],
}


class Echo:
    """A WSGI application that remembers what it was told."""

    def __init__(self) -> None:
        self.environ: dict[str, Any] = {}
        self.body = b""
        self.is_closed = False

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        self.environ, self.body = environ, environ["wsgi.input"].read()
        start_response("201 Created", [("X-Echo", "é")])
        return self

    def __iter__(self) -> Any:
        return iter([b"o", b"k"])

    def close(self) -> None:
        self.is_closed = True


def ask(application: Any, *messages: dict[str, Any], **scope: Any) -> list[dict[str, Any]]:
    return ask_door(InThreads(application, 1), *messages, **scope)


def ask_door(door: Application, *messages: dict[str, Any], **scope: Any) -> list[dict[str, Any]]:
    left, sent = list(messages), []

    async def receive() -> dict[str, Any]:
        return left.pop(0)

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    asyncio.run(door({**SCOPE, **scope}, receive, send))
    return sent


def part(body: bytes, more: bool = False) -> dict[str, Any]:
    return {"type": "http.request", "body": body, "more_body": more}


def test_a_body_in_parts_and_of_no_declared_length_is_whole() -> None:
    echo = Echo()
    start, body = ask(echo, part(b"ab", True), part(b"cd"))
    assert (echo.body, echo.environ["CONTENT_LENGTH"]) == (b"abcd", "4")
    assert (start["status"], start["headers"], body["body"]) == (201, [(b"x-echo", b"\xe9")], b"ok")
    assert echo.is_closed


@pytest.mark.parametrize(
    ("version", "headers"),
    [("1.1", [(b"transfer-encoding", b"chunked")]), ("1.1", [(b"content-length", b"6")]), ("2", [])],
)
def test_a_body_that_is_too_long_is_not_read_however_it_comes(
    settings: Any, version: str, headers: list[tuple[bytes, bytes]]
) -> None:
    """HTTP/2 needs no header that announces a body. The service is given no body, only a length that it refuses."""
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE = 4
    echo = Echo()
    ask_door(BodyLimit(InThreads(echo, 1)), part(b"abcdef"), http_version=version, headers=headers)
    assert (echo.body, int(echo.environ["CONTENT_LENGTH"]) > 4) == (b"", True)


def test_what_wsgi_is_told() -> None:
    echo = Echo()
    headers = [(b"content-type", b"a/b"), (b"x-two", b"1"), (b"x-two", b"2"), (b"cookie", b"a=1"), (b"cookie", b"b=2")]
    ask(echo, part(b""), headers=[*headers, (b"x_forwarded_for", b"evil")])
    told = {"PATH_INFO": "/Ã©/x", "QUERY_STRING": "a=1", "REMOTE_ADDR": "192.0.2.7", "CONTENT_TYPE": "a/b"}
    told |= {"HTTP_X_TWO": "1,2", "HTTP_COOKIE": "a=1; b=2", "REQUEST_METHOD": "POST", "SERVER_PORT": "8000"}
    assert told.items() <= echo.environ.items()
    assert not {"HTTP_X_FORWARDED_FOR", SLOW_BODY} & echo.environ.keys()


def test_who_leaves_before_the_end_of_the_body_is_not_served() -> None:
    echo = Echo()
    assert ask(echo, part(b"ab", True), {"type": "http.disconnect"}) == []
    assert echo.environ == {}


def test_the_health_probe_waits_for_nobody() -> None:
    free = threading.Event()

    def hung(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        if environ["PATH_INFO"] != "/healthz":
            assert free.wait(60)
        start_response("200 OK", [])
        return [b""]

    async def both() -> list[int]:
        door, order = InThreads(hung, 1), []

        async def get(path: str) -> None:
            async def receive() -> dict[str, Any]:
                return part(b"")

            async def send(message: dict[str, Any]) -> None:
                if "status" in message:
                    order.append(path)

            await door({**SCOPE, "path": path, "raw_path": path.encode()}, receive, send)

        waiting = asyncio.create_task(get("/slow"))
        await get("/healthz")
        free.set()
        await waiting
        return order

    assert asyncio.run(both()) == ["/healthz", "/slow"]
