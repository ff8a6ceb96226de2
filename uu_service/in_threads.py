"""A WSGI application as an ASGI one: a request gets a thread when all of its body is there, not before.

So a client that sends slowly costs memory, and no thread that others wait for. Answers are sent whole.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from tempfile import SpooledTemporaryFile
from typing import IO
from urllib.parse import unquote_to_bytes
from wsgiref.types import WSGIApplication, WSGIEnvironment

from uu_service.body_limit import SLOW_BODY, Receive, Scope, Send

IN_MEMORY_BYTES = 1024 * 1024
OWN_THREAD = "/healthz"
"""Whether the process lives must not depend on who else is being served."""
_PLAIN = {"content-type": "CONTENT_TYPE", "content-length": "CONTENT_LENGTH"}


class InThreads:
    """Serves http scopes with so many threads, which live as long as the process and keep their connections."""

    def __init__(self, application: WSGIApplication, threads: int) -> None:
        self.application = application
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="rest")
        self._own_thread = ThreadPoolExecutor(1, thread_name_prefix="health")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with SpooledTemporaryFile(max_size=IN_MEMORY_BYTES) as body:
            if not await _read(receive, body):
                return
            pool = self._own_thread if scope["path"] == OWN_THREAD else self._threads
            loop = asyncio.get_running_loop()
            status, headers, content = await loop.run_in_executor(pool, self._answer, environ_of(scope, body))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": content})

    def _answer(self, environ: WSGIEnvironment) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        head = _Head()
        chunks = self.application(environ, head)
        try:
            content = b"".join(chunks)
        finally:
            if hasattr(chunks, "close"):
                chunks.close()
        headers = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in head.headers]
        return int(head.status[:3]), headers, content


class _Head:
    """WSGI's start_response: keeps the status and the headers."""

    status: str
    headers: list[tuple[str, str]]

    def __call__(
        self, status: str, headers: list[tuple[str, str]], exc_info: object = None, /
    ) -> Callable[[bytes], object]:
        self.status, self.headers = status, headers
        return self.write

    def write(self, content: bytes) -> None:
        raise NotImplementedError("Django returns what it answers")


async def _read(receive: Receive, body: IO[bytes]) -> bool:
    """All of it. False: the client has gone before it had sent it."""
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return False
        body.write(message.get("body", b""))
        more = message.get("more_body", False)
    return True


def environ_of(scope: Scope, body: IO[bytes]) -> WSGIEnvironment:
    """What WSGI calls the same request. A name with an underscore could pass for another's, and is left out."""
    size = body.tell()
    body.seek(0)
    host, port = scope.get("server") or ("localhost", 80)
    environ = {
        "REQUEST_METHOD": scope["method"],
        "SCRIPT_NAME": "",
        "PATH_INFO": _path(scope).decode("latin-1"),
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "SERVER_NAME": host,
        "SERVER_PORT": str(port),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "REMOTE_ADDR": (scope.get("client") or ("", 0))[0],
        "CONTENT_LENGTH": str(size),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scope["scheme"],
        "wsgi.input": body,
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }
    if SLOW_BODY in scope:
        environ[SLOW_BODY] = True
    for name, values in _headers(scope).items():
        environ[_PLAIN.get(name) or f"HTTP_{name.upper().replace('-', '_')}"] = values
    return environ


def _path(scope: Scope) -> bytes:
    raw = scope.get("raw_path")
    return unquote_to_bytes(raw) if raw else scope["path"].encode()


def _headers(scope: Scope) -> dict[str, str]:
    found: dict[str, str] = {}
    for raw_name, raw_value in scope["headers"]:
        name, value = raw_name.decode("latin-1").lower(), raw_value.decode("latin-1")
        if "_" not in name:
            found[name] = found[name] + ("; " if name == "cookie" else ",") + value if name in found else value
    return found
