"""What a listener is told: one read of the log and of what may be done now, and how to wait for the next.

An idle listener holds no database connection: subscribe, read, give the connection back, wait for the hint.
"""

import time
from collections.abc import AsyncIterator, Callable
from datetime import datetime
from typing import Any, ParamSpec, TypeVar
from uuid import UUID

import msgspec
from asgiref.sync import sync_to_async
from django.db import connections

from games.live.hub import hub
from games.live.subscriber import ensure_subscribed
from games.services.reading import access_game, events_for, read_view
from games.services.views import GameView, PromptView
from games.store.log import EventView
from uu_service.api.problems import Complaint, InvalidQuery

P = ParamSpec("P")
R = TypeVar("R")
MOST_EVENTS = 500
TOO_OLD = 2_000
HEARTBEAT_SECONDS = 15.0


class EventPage(msgspec.Struct, frozen=True):
    """Events in order, and what you may do now. `version` is the number of the newest event there is."""

    events: list[EventView]
    version: int
    server_time: datetime
    prompts: list[PromptView]
    waiting_for: list[int]
    deadline: datetime | None
    more: bool


class Heartbeat(msgspec.Struct, frozen=True):
    """Nothing is new: the number of the newest event, and the server's clock at the last reading."""

    version: int
    server_time: datetime


class Ear:
    """One account's ear at one game, from one number on."""

    def __init__(self, game_id: UUID, account_id: UUID, language: str, after: int) -> None:
        self.game_id, self.account_id, self.language, self.after = game_id, account_id, language, after

    def check(self) -> None:
        """Refuse what cannot be listened to, before anything is sent."""
        glance = access_game(self.game_id, self.account_id)
        if self.after > glance.version:
            raise InvalidQuery(errors=[Complaint("/after", "too_large", {"limit": glance.version})], count=1)

    def read(self) -> EventPage:
        """What is new since `after`, and what may be done now."""
        glance = access_game(self.game_id, self.account_id)
        events = events_for(glance, self.after, MOST_EVENTS)
        view = self.view()
        newest = events[-1].number if events else self.after
        return EventPage(
            events=events,
            version=view.version,
            server_time=view.server_time,
            prompts=view.prompts,
            waiting_for=view.waiting_for,
            deadline=view.deadline,
            more=newest < view.version,
        )

    def view(self) -> GameView:
        return read_view(self.game_id, self.account_id, self.language)

    def is_news(self) -> bool:
        return access_game(self.game_id, self.account_id).version > self.after

    async def wait_for_page(self, seconds: float) -> EventPage:
        """The long poll: the first page that holds an event, or an empty one after that many seconds."""
        if seconds:
            await self._wait_for_news(seconds)
        return await off_thread(self.read)

    async def _wait_for_news(self, seconds: float) -> None:
        """A hint says only that there may be news: look, and wait on if there are none."""
        ensure_subscribed()
        ends = time.monotonic() + seconds
        with hub.listening(str(self.game_id)) as listener:
            while not await off_thread(self.is_news):
                left = ends - time.monotonic()
                if left <= 0 or hub.closing:
                    return
                await listener.wait(left)

    async def messages(self) -> AsyncIterator[bytes]:
        """The stream: every event once, in order; what may be done now after each batch; heartbeats between."""
        ensure_subscribed()
        with hub.listening(str(self.game_id)) as listener:
            page = await off_thread(self.read)
            if page.version - self.after > TOO_OLD:
                view = await off_thread(self.view)
                self.after = view.version
                yield message("resync", view, view.version)
            while not hub.closing:
                page = await off_thread(self.read)
                for event in page.events:
                    yield message("event", event, event.number)
                    self.after = event.number
                if page.more:
                    continue
                yield message("now", msgspec.structs.replace(page, events=[]))
                while not await listener.wait(HEARTBEAT_SECONDS) and not hub.closing:
                    if await off_thread(self.is_news):
                        break
                    yield message("heartbeat", Heartbeat(self.after, page.server_time))


def message(kind: str, data: Any, number: int | None = None) -> bytes:
    """One server-sent event."""
    ident = f"id: {number}\n".encode() if number is not None else b""
    return ident + b"event: " + kind.encode() + b"\ndata: " + msgspec.json.encode(data) + b"\n\n"


async def off_thread(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Run database work in a thread and give its connection back."""

    def work() -> R:
        try:
            return function(*args, **kwargs)
        finally:
            connections.close_all()

    return await sync_to_async(work, thread_sensitive=False)()
