"""Who in this process listens to what. Woken from any thread; waits cost no thread and no connection."""

import threading
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar
from uuid import UUID

from django.conf import settings

from games.live.feed import AnyFeed
from games.live.listener import Listener, StreamEnding
from games.services.problems import TooManyListeners
from uu_service.api.problems import Unavailable

KEPT_SECONDS = 30.0
"""How long a feed outlives its last listener: a client that polls comes back."""
F = TypeVar("F", bound=AnyFeed)


class Hub:
    """The feeds of this process, by what they are about; and how many listeners each account has here."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._feeds: dict[UUID, AnyFeed] = {}
        self._of_account: Counter[UUID] = Counter()
        self._abandoned: deque[tuple[AnyFeed, Listener]] = deque()
        self.closing = False
        self.is_deaf = False
        """No hints come in, so what was read earlier may be out of date."""

    def open(self, make: type[F], key: UUID, listener: Listener, *, reread: bool = False) -> F:
        """Let the listener listen to this. The caller must `leave` later."""
        with self._lock:
            if self.closing:
                raise Unavailable(retry_after=1)
            if self._of_account[listener.account_id] >= settings.MOST_LISTENERS:
                raise TooManyListeners(headers={"Retry-After": "5"}, limit=settings.MOST_LISTENERS)
            self._of_account[listener.account_id] += 1
            feed = self._feeds.setdefault(key, make(key))
            feed.used_at = time.monotonic()
        feed.join(listener, reread=reread or self.is_deaf)
        assert isinstance(feed, make)  # ids are unique: no game has the id of an account
        return feed

    def leave(self, feed: AnyFeed, listener: Listener) -> None:
        """Doing it twice is no error."""
        with self._lock:
            if listener.has_left:
                return
            listener.has_left = True
            self._of_account[listener.account_id] -= 1
            if not self._of_account[listener.account_id]:
                del self._of_account[listener.account_id]
        feed.leave(listener)

    def abandon(self, feed: AnyFeed, listener: Listener) -> None:
        """The listener is gone without leaving. The garbage collector calls this, perhaps while a lock is held: `tidy`
        does the rest."""
        self._abandoned.append((feed, listener))

    @contextmanager
    def listening(self, make: type[F], key: UUID, listener: Listener, *, reread: bool = False) -> Iterator[F]:
        feed = self.open(make, key, listener, reread=reread)
        try:
            yield feed
        finally:
            self.leave(feed, listener)

    def wake(self, key: UUID) -> None:
        """There may be news of this."""
        feed = self._feeds.get(key)
        if feed is not None:
            feed.look()

    def wake_all(self) -> None:
        """After a lost connection to Redis nobody knows what was missed: every feed looks."""
        for feed in self.feeds():
            feed.look()

    def close(self) -> None:
        """The process is going down: every stream ends by itself and says so, every poll is answered."""
        with self._lock:
            self.closing = True
        for listener in self.listeners():
            listener.end(StreamEnding.RESTART)

    def tidy(self) -> None:
        """Let those leave who are gone, and forget feeds that nobody has used for a while."""
        while self._abandoned:
            self.leave(*self._abandoned.popleft())
        with self._lock:
            old = time.monotonic() - KEPT_SECONDS
            for key in [key for key, feed in self._feeds.items() if not feed.listeners and feed.used_at < old]:
                del self._feeds[key]
        for feed in self.feeds():
            feed.rest()

    def feeds(self) -> list[AnyFeed]:
        with self._lock:
            return list(self._feeds.values())

    def listeners(self) -> list[Listener]:
        return [listener for feed in self.feeds() for listener in feed.everybody()]

    def count(self) -> int:
        with self._lock:
            return self._of_account.total()


hub = Hub()
