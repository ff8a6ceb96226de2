"""Phones that listen, as light as can be: raw sockets in one asyncio loop, each noting when it heard which event."""

import asyncio
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from urllib.parse import urlsplit
from uuid import UUID

from bench.load import request

EVENT = re.compile(rb"id: (\d+)\nevent: event\n")


class Phone(ABC):
    """One phone at one game: `heard` says when it got to know of each event."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def __init__(self, url: str, game: UUID, token: str, after: int) -> None:
        self.place, self.path = urlsplit(url), f"/api/v1/games/{game}"
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

    async def listen(self) -> None:
        """Until it is stopped."""
        self.reader, self.writer = await asyncio.open_connection(self.place.hostname, self.place.port)
        try:
            await self.hear()
        finally:
            self.writer.close()

    @abstractmethod
    async def hear(self) -> None:
        """Note every event, and set `is_open` once nothing can be missed any more."""

    async def ask(self, path: str) -> bytes:
        """The head of the answer."""
        self.writer.write(request("GET", self.path + path, self.token))
        head = await self.reader.readuntil(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 200"):
            raise ConnectionError(f"a phone was refused: {head!r} {await self.reader.read(2_000)!r}")
        return head

    def note(self, numbers: Sequence[bytes], now: float) -> None:
        for number in map(int, numbers):
            self.heard.setdefault(number, now)
            self.after = max(self.after, number)


class StreamPhone(Phone):
    """Server-sent events."""

    async def hear(self) -> None:
        rest = await self.ask(f"/stream?after={self.after}")
        while data := await self.reader.read(65_536):
            now = time.time()
            rest += data
            self.note(EVENT.findall(rest), now)
            if b"event: now" in rest:
                self.is_open.set()
            rest = rest[rest.rfind(b"\n\n") + 2 :] if b"\n\n" in rest else rest
        raise ConnectionError("the server ended a stream")
