"""One client that waits: how far it has been told, and what lies ready for it.

A feed puts things in from any thread; the loop of its request takes them out. Nothing here waits for a client.
"""

import asyncio
from collections import deque
from contextlib import suppress
from enum import StrEnum
from uuid import UUID

import msgspec

from accounts.credentials import Credential
from games.live.sse import Chunk
from shapes.components import open_set

MOST_READY = 8
"""So many chunks may lie ready for a slow client. It gets more when it has read them."""


@open_set
class StreamEnding(StrEnum):
    """Why a stream ends."""

    GAME_FINISHED = "game_finished"
    GAME_ABANDONED = "game_abandoned"
    CREDENTIAL_ENDED = "credential_ended"
    NOT_ALLOWED = "not_allowed"
    RESTART = "restart"


class EndOfStream(msgspec.Struct, frozen=True):
    """Nothing more comes on this connection. `reconnect`: whether it makes sense to open it again."""

    reason: StreamEnding
    """Why the stream ends."""
    reconnect: bool
    """Whether to open it again."""


class Listener:
    """`after` is the number up to which things have been put in; None: whatever is newest when it is first told."""

    def __init__(
        self,
        credential: Credential,
        language: str,
        after: int | None,
        *,
        is_poll: bool = False,
        is_patient: bool = True,
        is_full: bool = False,
        is_resuming: bool = False,
    ) -> None:
        self.credential, self.language, self.after = credential, language, after
        self.is_poll, self.is_patient = is_poll, is_patient
        self.is_full, self.is_resuming = is_full, is_resuming
        self.ready: deque[Chunk] = deque()
        self.seen: object = None
        self.is_told = self.got_news = self.has_left = False
        self.is_behind = False
        self.not_before = 0
        self.refusal: Exception | None = None
        self.ending: StreamEnding | None = None
        self._loop = asyncio.get_running_loop()
        self._bell: asyncio.Future[bool] | None = None
        self._has_rung = False

    @property
    def account_id(self) -> UUID:
        return self.credential.account_id

    def put(self, *chunks: Chunk) -> None:
        """Lay these chunks ready; none: there is nothing yet. It ignores them once it has ended. Call it after
        everything else that you set on the listener."""
        if self.ending is None:
            self.ready.extend(chunks)
        self.is_told = True
        self.ring()

    def refuse(self, problem: Exception) -> None:
        """It may not listen, or not so: its request is answered with this."""
        self.refusal = problem
        self.ring()

    def end(self, why: StreamEnding) -> None:
        """After what lies ready, nothing more."""
        self.ending = self.ending or why
        self.ring()

    def ring(self) -> None:
        with suppress(RuntimeError):  # its loop has ended: nobody waits any more
            self._loop.call_soon_threadsafe(self._hear)

    def _hear(self) -> None:
        self._has_rung = True
        if self._bell is not None and not self._bell.done():
            self._bell.set_result(True)

    async def wait(self, seconds: float) -> bool:
        """True if something happened; False after that many seconds in which nothing did."""
        if not self._has_rung:
            self._bell = self._loop.create_future()
            timer = self._loop.call_later(seconds, self._give_up)
            try:
                await self._bell
            finally:
                timer.cancel()
                self._bell = None
        happened, self._has_rung = self._has_rung, False
        return happened

    def _give_up(self) -> None:
        if self._bell is not None and not self._bell.done():
            self._bell.set_result(False)
