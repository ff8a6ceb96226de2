"""The load: prepared requests, a thread for each lane, answers read by Python's own HTTP client.

A lane is the requests of one game, in their order, over one connection. `parallel` lanes are sent at a time.
"""

import socket
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPResponse
from itertools import chain
from typing import NamedTuple
from urllib.parse import urlsplit

from bench.processes import TICKS

PATIENCE_SECONDS = 60.0
Lane = list[bytes]


class Cost(NamedTuple):
    """What a load took: time in all and for each answer, and the CPU seconds of the sender and of each server."""

    seconds: float
    latencies: list[float]
    sender: float
    web: float = 0.0
    postgres: float = 0.0
    redis: float = 0.0

    @property
    def requests(self) -> int:
        return len(self.latencies)

    @property
    def cpu_ms(self) -> float:
        """Of all servers, for one request. Nothing burns less than the tick that it is counted in."""
        return 1000 * max(self.web + self.postgres + self.redis, 1 / TICKS) / self.requests


class Connection:
    """One connection that is kept."""

    def __init__(self, url: str) -> None:
        place = urlsplit(url)
        self.socket = socket.create_connection((place.hostname, place.port), PATIENCE_SECONDS)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def ask(self, data: bytes) -> bytes:
        """The body of the answer, which must be a success."""
        self.socket.sendall(data)
        answer = HTTPResponse(self.socket)
        answer.begin()
        body = answer.read()
        assert answer.status < 400, f"a request was answered with {answer.status}: {body[:500]!r}"
        return body


def request(method: str, path: str, token: str, body: bytes = b"", /, **headers: str) -> bytes:
    """One HTTP/1.1 request, ready to be sent."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost"]
    lines += [f"Authorization: Bearer {token}"] if token else []
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    if method != "GET":
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + body


def send(url: str, lanes: Sequence[Lane], parallel: int = 8) -> Cost:
    """Send all lanes, each connection its share. The connections are opened before the time begins."""
    connections = [Connection(url) for _ in range(parallel)]

    def play(number: int) -> list[float]:
        took = []
        for data in chain.from_iterable(lanes[number::parallel]):
            began = time.perf_counter()
            connections[number].ask(data)
            took.append(time.perf_counter() - began)
        return took

    burned, began = time.process_time(), time.perf_counter()
    with ThreadPoolExecutor(parallel) as pool:
        latencies = [one for took in pool.map(play, range(parallel)) for one in took]
    cost = Cost(time.perf_counter() - began, latencies, time.process_time() - burned)
    for connection in connections:
        connection.socket.close()
    return cost
