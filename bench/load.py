"""A load generator that is light enough to share two cores with what it measures: one epoll loop, prepared bytes.

A lane is what one game is sent: waves, one after the other; the requests of a wave are sent at once, each on a
connection of its own. Every lane has as many connections as its widest wave; `parallel` lanes run at a time.
"""

import selectors
import socket
import time
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

PATIENCE_SECONDS = 60.0
Lane = list[list[bytes]]


class Sent(NamedTuple):
    """What came of a load: how long it took, how long each answer took, and what the generator itself burned."""

    seconds: float
    latencies: list[float]
    statuses: Counter[int]
    cpu: float
    bytes_read: int

    @property
    def total(self) -> int:
        return len(self.latencies)


def request(method: str, path: str, token: str, body: bytes = b"", /, **headers: str) -> bytes:
    """One HTTP/1.1 request, ready to be sent."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Authorization: Bearer {token}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    if method != "GET":
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + body


def send(urls: str | Sequence[str], lanes: Iterable[Lane], parallel: int = 8) -> Sent:
    """Play all lanes. With several addresses, connections are shared out among them."""
    places = [urls] if isinstance(urls, str) else list(urls)
    loop = _Loop([(part.hostname or "", part.port or 80) for part in map(urlsplit, places)], deque(lanes))
    burned, began = time.process_time(), time.perf_counter()
    try:
        loop.run(parallel)
    finally:
        loop.close()
    seconds, cpu = time.perf_counter() - began, time.process_time() - burned
    return Sent(seconds, loop.latencies, loop.statuses, cpu, loop.bytes_read)


class _Loop:
    def __init__(self, places: list[tuple[str, int]], lanes: deque[Lane]) -> None:
        self.places, self.lanes = places, lanes
        self.selector = selectors.DefaultSelector()
        self.opened: list[_Connection] = []
        self.latencies: list[float] = []
        self.statuses: Counter[int] = Counter()
        self.bytes_read = 0

    def run(self, parallel: int) -> None:
        width = max(len(wave) for lane in self.lanes for wave in lane)
        teams = [_Team(self, width) for _ in range(min(parallel, len(self.lanes)))]
        busy = sum(team.next_wave() for team in teams)
        while busy:
            ready = self.selector.select(PATIENCE_SECONDS)
            if not ready:
                raise TimeoutError(f"no answer in {PATIENCE_SECONDS} s")
            for key, _ in ready:
                connection: _Connection = key.data
                if connection.read() and connection.team.is_answered() and not connection.team.next_wave():
                    busy -= 1

    def connect(self) -> socket.socket:
        made = socket.create_connection(self.places[len(self.opened) % len(self.places)])
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return made

    def close(self) -> None:
        for connection in self.opened:
            connection.socket.close()
        self.selector.close()


class _Team:
    """The connections of one lane."""

    def __init__(self, loop: _Loop, width: int) -> None:
        self.loop = loop
        self.lane: deque[list[bytes]] = deque()
        self.connections = [_Connection(loop, self) for _ in range(width)]
        self.waiting = 0

    def next_wave(self) -> bool:
        """Send the next requests of this lane, or of the next one; False if there is none."""
        if not self.lane:
            if not self.loop.lanes:
                return False
            self.lane = deque(self.loop.lanes.popleft())
        wave = self.lane.popleft()
        self.waiting = len(wave)
        for connection, data in zip(self.connections, wave, strict=False):
            connection.send(data)
        return True

    def is_answered(self) -> bool:
        self.waiting -= 1
        return self.waiting == 0


class _Connection:
    def __init__(self, loop: _Loop, team: _Team) -> None:
        self.loop, self.team, self.socket = loop, team, loop.connect()
        loop.opened.append(self)
        loop.selector.register(self.socket, selectors.EVENT_READ, self)
        self.buffer = bytearray()
        self.length = -1

    def send(self, data: bytes) -> None:
        self.sent = time.perf_counter()
        self.socket.sendall(data)

    def read(self) -> bool:
        """True when the answer is whole."""
        data = self.socket.recv(262_144)
        if not data:
            raise ConnectionError("the server closed a connection")
        self.buffer += data
        self.loop.bytes_read += len(data)
        if self.length < 0:
            self.length = self._length()
        if self.length < 0 or len(self.buffer) < self.length:
            return False
        self.loop.latencies.append(time.perf_counter() - self.sent)
        self.loop.statuses[int(self.buffer[9:12])] += 1
        self.buffer.clear()
        self.length = -1
        return True

    def _length(self) -> int:
        """Of the whole answer; -1 while its head is not whole."""
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return -1
        head = bytes(self.buffer[:end]).lower()
        at = head.find(b"\r\ncontent-length:")
        return end + 4 + (int(head[at + 17 :].split(b"\r\n", 1)[0]) if at >= 0 else 0)
