"""A feed: all listeners of one game, or of one account, in this process. It reads news once for all of them.

The feed reads in a thread, when a hint comes or when a listener needs more than the last reading holds. A listener
that joins gets the last reading at once, if no hint has come since.
"""

import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Generic, Protocol, TypeAlias, TypeVar
from uuid import UUID

import structlog
from django.db import connections

from games.live.listener import Listener, StreamEnding
from uu_service.api.problems import NotFound

log = structlog.get_logger(__name__)
READERS = 4


class Reading(Protocol):
    """What was read of the thing at one moment."""

    def covers(self, listener: Listener) -> bool:
        """Whether it holds all that this listener needs."""
        ...

    def rest(self) -> None:
        """Forget what was made only to tell listeners: it can be made again."""
        ...


R = TypeVar("R", bound=Reading)


@cache
def _readers() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(READERS, thread_name_prefix="feeds")


class Feed(ABC, Generic[R]):
    """The listeners of one thing, and what was read of it last."""

    def __init__(self, key: UUID) -> None:
        self.key = key
        self.listeners: set[Listener] = set()
        self.used_at = time.monotonic()
        self._lock = threading.Lock()
        self._newest: R | None = None
        self._is_fresh = False
        self._begun = 0
        self._is_reading = self._is_wanted_again = False

    @abstractmethod
    def read(self, listeners: Collection[Listener]) -> R | None:
        """Read what these need; None if there is no such thing. In a thread, and without the feed's lock."""

    @abstractmethod
    def tell(self, newest: R, listener: Listener, is_late: bool) -> None:
        """Give the listener what is new to it. `is_late`: it was read earlier, for others."""

    @abstractmethod
    def empty_page(self, listener: Listener) -> bytes:
        """The answer to a poll whose time is over."""

    @abstractmethod
    def heartbeat(self, listener: Listener) -> bytes:
        """What a stream says when nothing has happened for a while."""

    def join(self, listener: Listener, *, reread: bool = False) -> None:
        """Add the listener, then read: in this order no news is missed. `reread`: the last reading is not enough."""
        with self._lock:
            self.listeners.add(listener)
            self.used_at = time.monotonic()
            newest = self._newest if self._is_fresh and not reread else None
            if newest is not None and newest.covers(listener):
                self._tell(newest, listener, is_late=True)
                return
            listener.not_before = self._begun + 1
        self.look()

    def leave(self, listener: Listener) -> None:
        with self._lock:
            self.listeners.discard(listener)
            self.used_at = time.monotonic()

    def look(self) -> None:
        """There may be news: read, unless nobody listens. If a reading is under way, another follows it."""
        with self._lock:
            self._is_fresh = False
            self._is_wanted_again = True
            if self._is_reading or not self.listeners:
                return
            self._is_reading = True
        _readers().submit(self._read_until_nothing_is_wanted)

    def everybody(self) -> list[Listener]:
        with self._lock:
            return list(self.listeners)

    def rest(self) -> None:
        """All who waited have been told, so what was made to tell them is not needed any more."""
        with self._lock:
            if self._newest is not None:
                self._newest.rest()

    def _read_until_nothing_is_wanted(self) -> None:
        try:
            while self._is_wanted():
                self._read_once()
        finally:
            connections.close_all()

    def _is_wanted(self) -> bool:
        with self._lock:
            if self._is_wanted_again and self.listeners:
                self._is_wanted_again = False
                self._begun += 1
                return True
            self._is_reading = False
            return False

    def _read_once(self) -> None:
        with self._lock:
            listeners = {one for one in self.listeners if one.not_before <= self._begun}
        try:
            newest = self.read(listeners)
        except Exception as error:  # noqa: BLE001 - listeners that wait for an answer get the error; the others wait for the next look
            self._fail(error)
            return
        with self._lock:
            self._newest = newest
            self._is_fresh = newest is not None and not self._is_wanted_again
            for listener in [one for one in self.listeners if one.not_before <= self._begun]:
                if newest is None:
                    self._turn_away(listener)
                elif listener in listeners or newest.covers(listener):
                    self._tell(newest, listener, is_late=False)
                else:  # it came while this was being read
                    self._is_wanted_again = True

    def _tell(self, newest: R, listener: Listener, is_late: bool) -> None:
        try:
            self.tell(newest, listener, is_late)
        except Exception as error:
            log.exception("listener_not_told", key=str(self.key))
            listener.refuse(error)

    def _fail(self, error: Exception) -> None:
        log.warning("feed_not_read", key=str(self.key), error=f"{type(error).__name__}: {error}")
        with self._lock:
            for listener in self.listeners:
                if not listener.is_told:
                    listener.refuse(error)

    def _turn_away(self, listener: Listener) -> None:
        """The listener may not see this, or no longer may: for it there is no such thing."""
        if listener.is_told and not listener.is_poll:
            listener.end(StreamEnding.NOT_ALLOWED)
        else:
            listener.refuse(NotFound())


AnyFeed: TypeAlias = Feed[Any]
"""For code that hands a feed on, whatever it reads."""
