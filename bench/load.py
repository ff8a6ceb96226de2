"""A load generator that is light enough to share two cores with what it measures: raw sockets, prepared bytes.

A lane is a list of waves for one game. The waves are sent one after the other; the requests of a wave at once, each on
a connection of its own. Every lane has as many connections as its widest wave, and `parallel` lanes run at a time.
"""

import asyncio
import re
import time
from collections import Counter, deque
from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

from bench.processes import TICKS

PATIENCE_SECONDS = 60.0
LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
Lane = list[list[bytes]]


class Cost(NamedTuple):
    """What came of a load: how long it and each answer took, and the CPU seconds that each part burned for it."""

    seconds: float
    latencies: list[float]
    generator: float
    web: float = 0.0
    postgres: float = 0.0
    redis: float = 0.0

    @property
    def requests(self) -> int:
        return len(self.latencies)

    @property
    def cpu_ms(self) -> float:
        """Of all servers, a request. Nothing burns less than the tick that it is counted in."""
        return 1000 * max(self.web + self.postgres + self.redis, 1 / TICKS) / self.requests

    @property
    def rate(self) -> float:
        return self.requests / self.seconds


class Connection:
    """Opened with the first request, and kept."""

    def __init__(self, url: str) -> None:
        self.place = urlsplit(url)
        self.ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.ends = self.ends or await asyncio.open_connection(self.place.hostname, self.place.port)
        return self.ends

    async def ask(self, data: bytes) -> tuple[int, bytes]:
        """The answer's status and body."""
        reader, writer = await self.open()
        writer.write(data)
        head = await reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(head)
        body = await reader.readexactly(int(length[1])) if length else b""
        return int(head[9:12]), body

    def close(self) -> None:
        if self.ends:
            self.ends[1].close()


def request(method: str, path: str, token: str, body: bytes = b"", /, **headers: str) -> bytes:
    """One HTTP/1.1 request, ready to be sent."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost"]
    lines += [f"Authorization: Bearer {token}"] if token else []
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    if method != "GET":
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + body


def send(urls: Sequence[str], lanes: Sequence[Lane], parallel: int) -> Cost:
    """Play all lanes; every answer must be a success. With several addresses, connections are shared out among them."""
    return asyncio.run(_send(urls, lanes, parallel))


async def _send(urls: Sequence[str], lanes: Sequence[Lane], parallel: int) -> Cost:
    width, waiting = max(len(wave) for lane in lanes for wave in lane), deque(lanes)
    latencies: list[float] = []
    statuses: Counter[int] = Counter()

    async def ask(connection: Connection, data: bytes) -> None:
        began = time.perf_counter()
        status, _ = await connection.ask(data)
        latencies.append(time.perf_counter() - began)
        statuses[status] += 1

    async def play(team: list[Connection]) -> None:
        while waiting:
            for wave in waiting.popleft():
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await asyncio.gather(*map(ask, team, wave))

    connections = [Connection(urls[n % len(urls)]) for n in range(width * min(parallel, len(lanes)))]
    for connection in connections:
        await connection.open()
    burned, began = time.process_time(), time.perf_counter()
    await asyncio.gather(*(play(connections[n : n + width]) for n in range(0, len(connections), width)))
    cost = Cost(time.perf_counter() - began, latencies, time.process_time() - burned)
    for connection in connections:
        connection.close()
    assert max(statuses) < 400, f"not every answer was a success: {dict(statuses)}"
    return cost
