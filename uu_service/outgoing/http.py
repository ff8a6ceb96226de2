"""One exchange with somebody else's server: within a time and a size, with the address that was checked, no further.

The standard library's HTTP, because it follows no redirect, asks no proxy and unpacks nothing.
"""

import http.client
import io
import socket
import ssl
import time
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from uu_service.outgoing.guard import IP, Target, checked_addresses

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer, WriteableBuffer

LOOK_UP_SECONDS = 2.0


class Answered(NamedTuple):
    """What the other server said; of a long answer the beginning."""

    status: int
    content: bytes


class SendingTime:
    """The one moment at which everything ends, however many steps there are."""

    def __init__(self, seconds: float) -> None:
        self.began = time.monotonic()
        self.ends = self.began + seconds

    def left(self) -> float:
        left = self.ends - time.monotonic()
        if left <= 0:
            raise TimeoutError
        return left

    def milliseconds(self) -> int:
        return int((time.monotonic() - self.began) * 1000)


def exchange(
    method: str,
    target: Target,
    headers: Mapping[str, str],
    deadline: SendingTime,
    *,
    allowed: Iterable[str],
    most_bytes: int,
    body: bytes | None = None,
) -> Answered:
    """Send a request and read its answer. `allowed` are networks that may be called although they are not public."""
    sock = _connect(target, deadline, allowed)
    try:
        connection = http.client.HTTPConnection(target.host, target.port)
        connection.sock = _TimedSocket(sock, deadline)
        shared = {"Host": target.host_header, "Accept-Encoding": "identity", "Connection": "close"}
        connection.request(method, target.path, body, {**shared, **headers})
        return _read(connection.getresponse(), most_bytes)
    finally:
        sock.close()


def _connect(target: Target, deadline: SendingTime, allowed: Iterable[str]) -> socket.socket:
    """To an address that was checked; the certificate is the name's."""
    addresses = checked_addresses(target, min(LOOK_UP_SECONDS, deadline.left()), allowed)
    failure: OSError = ConnectionError()
    for address in addresses:
        try:
            sock = _open(address, target.port, deadline)
            break
        except OSError as error:
            failure = error
    else:
        raise failure
    if not target.is_secure:
        return sock
    try:
        sock.settimeout(deadline.left())
        return tls().wrap_socket(sock, server_hostname=target.host)
    except BaseException:
        sock.close()
        raise


def _open(address: IP, port: int, deadline: SendingTime) -> socket.socket:
    """Not `create_connection`, which would ask the resolver once more."""
    sock = socket.socket(socket.AF_INET if address.version == 4 else socket.AF_INET6, socket.SOCK_STREAM)
    try:
        sock.settimeout(deadline.left())
        sock.connect((str(address), port))
    except BaseException:
        sock.close()
        raise
    return sock


@cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _read(response: http.client.HTTPResponse, most_bytes: int) -> Answered:
    """An answer that stops in the middle is none."""
    content = response.read(most_bytes)
    if len(content) < most_bytes and response.length:
        raise http.client.IncompleteRead(content, response.length)
    return Answered(response.status, content)


class _TimedSocket:
    """A connected socket whose every read and write ends at one deadline: a trickle gains no time."""

    def __init__(self, sock: socket.socket, deadline: SendingTime) -> None:
        self._sock = sock
        self._deadline = deadline

    def sendall(self, data: "ReadableBuffer") -> None:
        self._sock.settimeout(self._deadline.left())
        self._sock.sendall(data)

    def makefile(self, mode: str) -> io.BufferedReader:
        return io.BufferedReader(_TimedReader(self._sock, self._deadline))

    def close(self) -> None:
        """http.client closes when the head is read; the body is still wanted, and `exchange` closes."""


class _TimedReader(io.RawIOBase):
    def __init__(self, sock: socket.socket, deadline: SendingTime) -> None:
        self._sock = sock
        self._deadline = deadline

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "WriteableBuffer") -> int:
        self._sock.settimeout(self._deadline.left())
        return self._sock.recv_into(buffer)
