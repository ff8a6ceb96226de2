"""One request to somebody else's server: at most five seconds and 64 kB, to the address that was checked, no further.

The standard library's HTTP, because it follows no redirect, asks no proxy and unpacks nothing.
"""

import http.client
import io
import socket
import ssl
import time
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from webhooks.guard import IP, AddressRefused, HostUnknown, Target, UrlRefused, checked_addresses, read_url
from webhooks.vocabulary import AttemptOutcome

TOTAL_SECONDS = 5.0
LOOK_UP_SECONDS = 2.0
MOST_BYTES = 64 * 1024
KEPT_CHARACTERS = 2000
USER_AGENT = "uu-service-webhooks/1"


class Result(msgspec.Struct, frozen=True):
    """What came of one request."""

    outcome: AttemptOutcome
    milliseconds: int = 0
    status_code: int | None = None
    answer: str = ""


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


def post(url: str, body: bytes, headers: Mapping[str, str]) -> Result:
    """Send the body. Never raises: whatever the other side does is a result."""
    deadline = SendingTime(TOTAL_SECONDS)
    try:
        target = read_url(url)
        found = _exchange(target, body, headers, deadline)
    except (AddressRefused, UrlRefused):
        found = Result(AttemptOutcome.ADDRESS_REFUSED)
    except HostUnknown:
        found = Result(AttemptOutcome.HOST_UNKNOWN)
    except TimeoutError:
        found = Result(AttemptOutcome.TIMED_OUT)
    except ssl.SSLCertVerificationError as error:
        found = Result(AttemptOutcome.BAD_CERTIFICATE, answer=error.verify_message)
    except http.client.IncompleteRead:
        found = Result(AttemptOutcome.CUT_OFF)
    except (ConnectionResetError, BrokenPipeError, http.client.RemoteDisconnected, ssl.SSLEOFError):
        found = Result(AttemptOutcome.CUT_OFF)
    except http.client.HTTPException as error:
        found = Result(AttemptOutcome.NOT_HTTP, answer=type(error).__name__)
    except OSError as error:
        found = Result(AttemptOutcome.UNREACHABLE, answer=type(error).__name__)
    except ValueError as error:
        found = Result(AttemptOutcome.NOT_HTTP, answer=type(error).__name__)
    return msgspec.structs.replace(found, milliseconds=deadline.milliseconds())


def _exchange(target: Target, body: bytes, headers: Mapping[str, str], deadline: SendingTime) -> Result:
    sock = _connect(target, deadline)
    try:
        connection = http.client.HTTPConnection(target.host, target.port)
        connection.sock = _TimedSocket(sock, deadline)
        connection.request("POST", target.path, body, {**_shared_headers(target), **headers})
        return _read(connection.getresponse())
    finally:
        sock.close()


def _shared_headers(target: Target) -> dict[str, str]:
    return {
        "Host": target.host_header,
        "Content-Type": "application/json",
        "User-Agent": USER_AGENT,
        "Accept-Encoding": "identity",
        "Connection": "close",
    }


def _connect(target: Target, deadline: SendingTime) -> socket.socket:
    """To an address that was checked; the certificate is the name's."""
    addresses = checked_addresses(target, min(LOOK_UP_SECONDS, deadline.left()))
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


def _read(response: http.client.HTTPResponse) -> Result:
    """The status, and the beginning of what was said. An answer that stops in the middle is none."""
    content = response.read(MOST_BYTES)
    if len(content) < MOST_BYTES and response.length:
        raise http.client.IncompleteRead(content, response.length)
    answer = content.decode("utf-8", "replace").replace("\0", "\ufffd")[:KEPT_CHARACTERS]
    if 200 <= response.status < 300:
        outcome = AttemptOutcome.DELIVERED
    else:
        outcome = AttemptOutcome.REDIRECTED if 300 <= response.status < 400 else AttemptOutcome.BAD_STATUS
    return Result(outcome, status_code=response.status, answer=answer)


class _TimedSocket:
    """A connected socket whose every read and write ends at one deadline: a trickle gains no time."""

    def __init__(self, sock: socket.socket, deadline: SendingTime) -> None:
        self._sock = sock
        self._deadline = deadline

    def sendall(self, data: Any) -> None:
        self._sock.settimeout(self._deadline.left())
        self._sock.sendall(data)

    def makefile(self, mode: str) -> io.BufferedReader:
        return io.BufferedReader(_TimedReader(self._sock, self._deadline))

    def close(self) -> None:
        """http.client closes when the head is read; the body is still wanted, and `_exchange` closes."""


class _TimedReader(io.RawIOBase):
    def __init__(self, sock: socket.socket, deadline: SendingTime) -> None:
        self._sock = sock
        self._deadline = deadline

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        self._sock.settimeout(self._deadline.left())
        return self._sock.recv_into(buffer)
