"""Who in this process waits for which game. Woken from any thread; waits cost no thread and no connection."""

import asyncio
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Listener:
    """One waiting client."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.news = asyncio.Event()

    def wake(self) -> None:
        with suppress(RuntimeError):  # its loop has ended: nobody waits any more
            self.loop.call_soon_threadsafe(self.news.set)

    async def wait(self, seconds: float) -> bool:
        """True if there may be news; False after that many seconds without."""
        try:
            await asyncio.wait_for(self.news.wait(), seconds)
        except TimeoutError:
            return False
        self.news.clear()
        return True


class Hub:
    """The listeners of this process, by game."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self.closing = False

    @contextmanager
    def listening(self, game: str) -> Iterator[Listener]:
        """Subscribe before reading the backlog, so that nothing falls between."""
        listener = Listener()
        with self._lock:
            self._listeners[game].add(listener)
        try:
            yield listener
        finally:
            with self._lock:
                self._listeners[game].discard(listener)
                if not self._listeners[game]:
                    del self._listeners[game]

    def wake(self, game: str) -> None:
        with self._lock:
            listeners = list(self._listeners.get(game, ()))
        for listener in listeners:
            listener.wake()

    def wake_all(self) -> None:
        """After a lost connection to Redis nobody knows what was missed: everybody looks."""
        with self._lock:
            listeners = [listener for group in self._listeners.values() for listener in group]
        for listener in listeners:
            listener.wake()

    def close(self) -> None:
        """The process is going down: every stream ends by itself."""
        self.closing = True
        self.wake_all()

    def count(self) -> int:
        with self._lock:
            return sum(len(group) for group in self._listeners.values())


hub = Hub()
