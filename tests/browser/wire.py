"""A wire between a page and the server, which can be cut, or go dead: then bytes vanish, and nobody is told."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class Wire:
    """Carries what comes in at its port to another one."""

    def __init__(self, port: int) -> None:
        self.port, self.address = port, ""
        self.is_cut = self.is_dead = False
        self.refused = 0
        self._ends: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """Break every connection, and refuse new ones."""
        self.is_cut = True
        self._loop.call_soon_threadsafe(lambda: [end.transport.abort() for end in self._ends])

    def mend(self) -> None:
        self.is_cut = self.is_dead = False

    async def serve(self, is_ready: threading.Event) -> None:
        self._loop, self._is_over = asyncio.get_running_loop(), asyncio.Event()
        async with await asyncio.start_server(self._connect, "127.0.0.1", 0) as server:
            self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            is_ready.set()
            await self._is_over.wait()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._is_over.set)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        try:
            if self.is_cut:
                self.refused += 1
                return
            inner, inner_writer = await asyncio.open_connection("127.0.0.1", self.port)
            self._ends.add(inner_writer)
            await asyncio.gather(self._carry(reader, inner_writer), self._carry(inner, writer))
        except OSError:
            pass
        finally:
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What was once lost leaves a gap: nothing that is sent after it arrives."""
        has_gap = False
        while data := await reader.read(65_536):
            has_gap = has_gap or self.is_dead
            if not has_gap:
                writer.write(data)
                await writer.drain()
        if not has_gap:
            writer.close()


@contextmanager
def wire_to(port: int) -> Iterator[Wire]:
    wire, is_ready = Wire(port), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(wire.serve(is_ready)), daemon=True)
    thread.start()
    assert is_ready.wait(30), "the wire does not listen"
    try:
        yield wire
    finally:
        wire.stop()
        thread.join(10)
