"""Listening as a request does it: a stream's messages one after the other, or a poll's one answer."""

import secrets
import time
from collections.abc import AsyncIterator
from typing import TypeVar
from uuid import UUID
from weakref import finalize

from games.live.feed import AnyFeed
from games.live.guard import guard
from games.live.hub import hub
from games.live.listener import EndOfStream, Listener, StreamEnding
from games.live.shutdown import end_streams_on_sigterm
from games.live.sse import Chunk, Gzip, Plain, message, retry
from games.live.subscriber import ensure_subscribed
from uu_service.api.problems import Unavailable

HEARTBEAT_SECONDS = 15.0
PATIENCE_SECONDS = 20.0
"""How long a request waits for the first reading. Longer than the database lets a statement wait for a lock."""
F = TypeVar("F", bound=AnyFeed)


class Stream:
    """An open stream: iterate it. It closes itself when that ends, or when it is forgotten without having begun."""

    def __init__(self, feed: AnyFeed, listener: Listener, form: Plain) -> None:
        self.feed, self.listener, self.form = feed, listener, form
        self._forgotten = finalize(self, hub.abandon, feed, listener)

    def close(self) -> None:
        self._forgotten.detach()
        hub.leave(self.feed, self.listener)

    async def __aiter__(self) -> AsyncIterator[bytes]:
        try:
            yield self.form.begin() + self.form.take(Chunk(retry()))
            while self.listener.ending is None or self.listener.ready:
                yield self.form.take(await self._next())
            yield self.form.take(Chunk(_end_message(self.listener.ending)))
            for rest in self.form.finish():
                yield rest
        finally:
            self.close()

    async def _next(self) -> Chunk:
        """What lies ready; a heartbeat if that takes long; nothing if it is woken for another reason."""
        listener = self.listener
        if not listener.ready:
            if listener.is_behind:
                listener.is_behind = False
                listener.seen = None
                self.feed.look()
            if not await listener.wait(HEARTBEAT_SECONDS):
                return Chunk(self.feed.heartbeat(listener))
        if not listener.ready:
            return NOTHING
        return listener.ready.popleft()


NOTHING = Chunk(b"")


async def open_stream(make: type[F], key: UUID, listener: Listener, *, is_gzip: bool = False) -> Stream:
    """Listen to this; returns when the first things lie ready. Raises what is wrong with it."""
    _get_ready()
    stream = Stream(hub.open(make, key, listener), listener, Gzip() if is_gzip else Plain())
    try:
        await _first_told(listener)
    except BaseException:
        stream.close()
        raise
    return stream


async def wait_for_page(make: type[F], key: UUID, listener: Listener, seconds: float) -> bytes:
    """The long poll: the first page that holds an event, or an empty one after that many seconds."""
    _get_ready()
    ends = time.monotonic() + seconds
    with hub.listening(make, key, listener, reread=not seconds) as feed:
        await _first_told(listener)
        while not listener.ready and listener.ending is None:
            left = ends - time.monotonic()
            if left <= 0:
                break
            await listener.wait(left)
            _raise_refusal(listener)
        return listener.ready.popleft().plain if listener.ready else feed.empty_page(listener)


async def _first_told(listener: Listener) -> None:
    ends = time.monotonic() + PATIENCE_SECONDS
    while not listener.is_told:
        _raise_refusal(listener)
        if time.monotonic() > ends or listener.ending is not None:
            raise Unavailable(retry_after=1)
        await listener.wait(ends - time.monotonic())
    _raise_refusal(listener)


def _raise_refusal(listener: Listener) -> None:
    if listener.refusal is not None:
        raise listener.refusal


def _get_ready() -> None:
    ensure_subscribed()
    guard.watch()
    end_streams_on_sigterm()


def _end_message(why: StreamEnding | None) -> bytes:
    """All of a process are sent away at once: they are not to come back at once."""
    comes_back = why is StreamEnding.RESTART
    last = message("end", EndOfStream(why or StreamEnding.RESTART, comes_back))
    return (retry(500 + secrets.randbelow(2_500)) if comes_back else b"") + last
