"""A network between two parts: passes bytes on, and is slow, narrow, silent or cut on command.

`python -m tools.chaos.link FROM TO TOLD`: three ports of this machine. Each connection to the third tells, in a line
of JSON, what the network is like from then on.
"""

import asyncio
import json
import sys
from contextlib import suppress
from typing import Any, NamedTuple

HOST = "127.0.0.1"
CHUNK = 65536
MOST_ON_THE_WAY = 64
LOOKS_EVERY_SECONDS = 0.02


class LinkState(NamedTuple):
    """What the network is like."""

    delay: float = 0.0
    """Seconds that bytes are on their way."""
    rate: float = 0.0
    """Bytes a second, of each connection and direction; 0: as many as come."""
    silent: bool = False
    """Nothing arrives, and no connection is closed."""
    cut: bool = False
    """There is no connection, and none is made."""


class ProxiedLink:
    def __init__(self, to: int) -> None:
        self.to = to
        self.state = LinkState()
        self.open: set[asyncio.StreamWriter] = set()

    async def tell(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not (line := await reader.readline()):
            return  # somebody only looks whether we are there
        self.state = LinkState(**json.loads(line))
        if self.state.cut:
            for one in self.open:
                one.transport.abort()
        writer.write(b"ok\n")
        writer.close()

    async def connect(self, *near: Any) -> None:
        reader, writer = near
        if self.state.cut:
            writer.transport.abort()
            return
        try:
            far = await asyncio.open_connection(HOST, self.to)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, far[1]}
        self.open |= ends
        try:
            await asyncio.gather(self.pass_on(reader, far[1]), self.pass_on(far[0], writer))
        finally:
            self.open -= ends
            for end in ends:
                end.transport.abort()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until either side has gone; then both have."""
        loop = asyncio.get_running_loop()
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(MOST_ON_THE_WAY)

        async def arrive() -> None:
            while True:
                due, data = await under_way.get()
                await asyncio.sleep(due - loop.time())
                while self.state.silent:
                    await asyncio.sleep(LOOKS_EVERY_SECONDS)
                if not data:
                    break
                writer.write(data)
                await writer.drain()
                if self.state.rate:
                    await asyncio.sleep(len(data) / self.state.rate)
            with suppress(OSError):
                writer.write_eof()

        arriving = asyncio.create_task(arrive())
        with suppress(OSError):
            while not arriving.done() and (data := await reader.read(CHUNK)):
                await under_way.put((loop.time() + self.state.delay, data))
        if not arriving.done():
            await under_way.put((loop.time(), b""))
        with suppress(OSError):
            await arriving


async def serve(near: int, far: int, told: int) -> None:
    link = ProxiedLink(far)
    servers = [await asyncio.start_server(link.connect, HOST, near), await asyncio.start_server(link.tell, HOST, told)]
    await asyncio.gather(*(server.serve_forever() for server in servers))


if __name__ == "__main__":
    asyncio.run(serve(*map(int, sys.argv[1:4])))
