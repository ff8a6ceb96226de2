"""Somebody else's server, on loopback: it hears, and behaves as badly as a test wants."""

import contextlib
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"


@dataclass
class Heard:
    """One request as it came in."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float = field(default_factory=time.monotonic)

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]


Manner = Callable[[socket.socket, Heard, threading.Event], None]


def says(answer: bytes) -> Manner:
    return lambda conn, heard, over: conn.sendall(answer)


healthy = says(OK)


def status(code: int, *headers: str) -> Manner:
    more = "".join(f"{header}\r\n" for header in headers)
    return says(f"HTTP/1.1 {code} Whatever\r\n{more}Content-Length: 0\r\n\r\n".encode())


def never_answers(conn: socket.socket, heard: Heard, over: threading.Event) -> None:
    """Until the other side has had enough."""
    conn.settimeout(30)
    conn.recv(1)


def trickles(conn: socket.socket, heard: Heard, over: threading.Event) -> None:
    """A byte of the head at a time, each well within any timeout of one read."""
    for byte in b"HTTP/1.1 200 OK\r\n" + b"X-Slow: " + b"a" * 10_000:
        conn.sendall(bytes([byte]))
        if over.wait(0.1):
            return


def trickles_the_body(conn: socket.socket, heard: Heard, over: threading.Event) -> None:
    conn.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
    while not over.wait(0.1):
        conn.sendall(b"a")


def answers_a_gigabyte(conn: socket.socket, heard: Heard, over: threading.Event) -> None:
    size = 2**30
    conn.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % size)
    chunk, sent = b"x" * 65536, 0
    while sent < size and not over.is_set():
        conn.sendall(chunk)
        sent += len(chunk)
    heard.headers["sent"] = str(sent)


def closes_in_the_middle(conn: socket.socket, heard: Heard, over: threading.Event) -> None:
    conn.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf")


def closes_at_once(conn: socket.socket, heard: Heard, over: threading.Event) -> None:
    return


def meets(count: int) -> Manner:
    """Healthy; and the first so many wait for each other, so that they are under way at once, however slow we are."""
    meeting, places = threading.Barrier(count), iter(range(count))

    def manner(conn: socket.socket, heard: Heard, over: threading.Event) -> None:
        if next(places, None) is not None:
            meeting.wait(60)
        healthy(conn, heard, over)

    return manner


class _Answering:
    """A connection that tells before its first byte leaves: the sender may be back before this thread goes on."""

    def __init__(self, conn: socket.socket, tell: Callable[[], None]) -> None:
        self._conn, self._tell = conn, tell

    def sendall(self, data: bytes) -> None:
        self._tell()
        self._conn.sendall(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._conn, name)


class Receiver:
    """Listens on a port of its own; each connection is a thread."""

    def __init__(self, manner: Manner = healthy, tls: ssl.SSLContext | None = None) -> None:
        self.manner, self.tls = manner, tls
        self.heard: list[Heard] = []
        self.most_at_once = self.connections = 0
        self._under_way: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.port: int = self._socket.getsockname()[1]
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def url(self) -> str:
        return f"{'https' if self.tls else 'http'}://127.0.0.1:{self.port}/hook"

    def ids(self) -> list[str]:
        return [heard.id for heard in self.heard]

    def close(self) -> None:
        self._over.set()
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)  # closing alone does not wake who accepts
        self._socket.close()

    def _listen(self) -> None:
        while not self._over.is_set():
            try:
                conn, _ = self._socket.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(conn,), daemon=True).start()

    def _serve(self, conn: socket.socket) -> None:
        with self._lock:
            self.connections += 1
            self._under_way.add(conn)
            self.most_at_once = max(self.most_at_once, len(self._under_way))
        tell = partial(self._under_way.discard, conn)
        try:
            if self.tls:
                conn = self.tls.wrap_socket(conn, server_side=True)
            heard = _read(conn)
            with self._lock:
                self.heard.append(heard)
            self.manner(_Answering(conn, tell), heard, self._over)  # type: ignore[arg-type]
        except OSError:
            return
        finally:
            tell()
            conn.close()


def _read(conn: socket.socket) -> Heard:
    data = b""
    while b"\r\n\r\n" not in data:
        data += _some(conn)
    head, _, body = data.partition(b"\r\n\r\n")
    request, *lines = head.decode().split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    while len(body) < int(headers.get("content-length", 0)):
        body += _some(conn)
    return Heard(request.split()[1], headers, body)


def _some(conn: socket.socket) -> bytes:
    data = conn.recv(65536)
    if not data:
        raise ConnectionResetError
    return data


@contextmanager
def receiving(manner: Manner = healthy, **options: Any) -> Iterator[Receiver]:
    receiver = Receiver(manner, **options)
    try:
        yield receiver
    finally:
        receiver.close()
