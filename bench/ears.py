"""Phones that listen, as light as can be: raw sockets in one asyncio loop, each noting when it heard which event."""

import asyncio
import re
import time
from abc import ABC, abstractmethod
from typing import Any
from urllib.parse import urlsplit

from bench.load import request

EVENT = re.compile(rb"id: (\d+)\nevent: event\n")
NUMBER = re.compile(rb'"number":(\d+)')
Heard = dict[int, float]


class Ear(ABC):
    """One phone at one game: `heard` says when it got to know of each event."""

    def __init__(self, url: str, game: Any, token: str, after: int) -> None:
        self.place = urlsplit(url)
        self.game, self.token, self.after = game, token, after
        self.heard: Heard = {}
        self.bytes_read = 0
        self.is_open = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.listen())

    async def opened(self) -> None:
        """Returns when it listens; raises what went wrong if it never will."""
        assert self.task
        waiting = asyncio.create_task(self.is_open.wait())
        await asyncio.wait([self.task, waiting], return_when=asyncio.FIRST_COMPLETED)
        if self.task.done():
            waiting.cancel()
            self.task.result()

    async def stop(self) -> None:
        assert self.task
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    @abstractmethod
    async def listen(self) -> None:
        """Until it is stopped: note every event, and set `is_open` once nothing can be missed any more."""

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.place.hostname, self.place.port)

    def note(self, numbers: list[bytes], now: float) -> None:
        for number in map(int, numbers):
            self.heard.setdefault(number, now)
            self.after = max(self.after, number)


class Stream(Ear):
    """Server-sent events."""

    async def listen(self) -> None:
        reader, writer = await self.connect()
        try:
            path = f"/api/v1/games/{self.game}/stream?after={self.after}"
            writer.write(request("GET", path, self.token))
            rest = await reader.readuntil(b"\r\n\r\n")
            if not rest.startswith(b"HTTP/1.1 200"):
                raise ConnectionError(f"no stream: {rest!r} {await reader.read(2_000)!r}")
            while data := await reader.read(65_536):
                now = time.time()
                self.bytes_read += len(data)
                rest += data
                self.note(EVENT.findall(rest), now)
                if b"event: now" in rest:
                    self.is_open.set()
                rest = rest[rest.rfind(b"\n\n") + 2 :] if b"\n\n" in rest else rest
            raise ConnectionError("the server ended a stream")
        finally:
            writer.close()


class LongPoll(Ear):
    """One request after the other, each waiting for news."""

    async def listen(self) -> None:
        reader, writer = await self.connect()
        try:
            while True:
                path = f"/api/v1/games/{self.game}/events?after={self.after}&wait=25"
                writer.write(request("GET", path, self.token))
                self.is_open.set()
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(re.findall(rb"content-length: *(\d+)", head, re.IGNORECASE)[0])
                body = await reader.readexactly(length)
                self.bytes_read += len(head) + length
                self.note(NUMBER.findall(body), time.time())
        finally:
            writer.close()


class Poster:
    """Sends actions on one kept connection."""

    def __init__(self, url: str) -> None:
        self.place = urlsplit(url)
        self.ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, data: bytes) -> int:
        """The status of the answer."""
        if self.ends is None:
            self.ends = await asyncio.open_connection(self.place.hostname, self.place.port)
        reader, writer = self.ends
        writer.write(data)
        head = await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(int(re.findall(rb"content-length: *(\d+)", head, re.IGNORECASE)[0]))
        return int(head[9:12])

    def close(self) -> None:
        if self.ends:
            self.ends[1].close()


async def open_all(ears: list[Any], at_once: int = 40) -> None:
    """In small groups: a thousand phones do not wake in one millisecond."""
    for start in range(0, len(ears), at_once):
        group = ears[start : start + at_once]
        for ear in group:
            ear.start()
        await asyncio.wait_for(asyncio.gather(*(ear.opened() for ear in group)), 60)
