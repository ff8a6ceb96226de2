"""Phones that listen, as light as can be: raw sockets in one asyncio loop, each noting when it heard which event."""

import asyncio
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from uuid import UUID

from bench.load import Connection, request

EVENT = re.compile(rb"id: (\d+)\nevent: event\n")
NUMBER = re.compile(rb'"number":(\d+)')


class Phone(ABC):
    """One phone at one game: `heard` says when it got to know of each event."""

    def __init__(self, url: str, game: UUID, token: str, after: int) -> None:
        self.connection, self.path = Connection(url), f"/api/v1/games/{game}"
        self.game, self.token, self.after = game, token, after
        self.heard: dict[int, float] = {}
        self.is_open = asyncio.Event()
        self.task = asyncio.create_task(self.listen())

    async def opened(self) -> None:
        """Returns when it listens; raises what went wrong if it never will."""
        waiting = asyncio.create_task(self.is_open.wait())
        await asyncio.wait([self.task, waiting], return_when=asyncio.FIRST_COMPLETED)
        if self.task.done():
            waiting.cancel()
            self.task.result()

    async def stop(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.connection.close()

    @abstractmethod
    async def listen(self) -> None:
        """Until it is stopped: note every event, and set `is_open` once nothing can be missed any more."""

    def note(self, numbers: Sequence[bytes], now: float) -> None:
        for number in map(int, numbers):
            self.heard.setdefault(number, now)
            self.after = max(self.after, number)


class StreamPhone(Phone):
    """Server-sent events."""

    async def listen(self) -> None:
        reader, writer = await self.connection.open()
        writer.write(request("GET", f"{self.path}/stream?after={self.after}", self.token))
        rest = await reader.readuntil(b"\r\n\r\n")
        if not rest.startswith(b"HTTP/1.1 200"):
            raise ConnectionError(f"no stream: {rest!r} {await reader.read(2_000)!r}")
        while data := await reader.read(65_536):
            now = time.time()
            rest += data
            self.note(EVENT.findall(rest), now)
            if b"event: now" in rest:
                self.is_open.set()
            rest = rest[rest.rfind(b"\n\n") + 2 :] if b"\n\n" in rest else rest
        raise ConnectionError("the server ended a stream")


class LongPoll(Phone):
    """One request after the other, each waiting for news."""

    async def listen(self) -> None:
        await self.connection.open()
        self.is_open.set()
        while True:
            path = f"{self.path}/events?after={self.after}&wait=25"
            _, body = await self.connection.ask(request("GET", path, self.token))
            self.note(NUMBER.findall(body), time.time())
