"""A game as it was read once, and what each listener gets of it: made once for all who may see the same."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

import msgspec

from games.live.listener import Listener
from games.live.sse import Chunk, message
from games.models import Game, LoggedStep, Seat
from games.rules.kernel.game import State, decode
from games.services.event_views import AnyEvent, event_views
from games.services.reading import may_watch
from games.services.views import GameStatus, GameView, PromptView, make_standing, make_view
from games.store import log
from games.store.avoiding import avoiding_among
from games.store.seen import overseers_among

MOST_EVENTS = 500
TOO_OLD = 2_000
OVER = (Game.Status.FINISHED, Game.Status.ABANDONED)


class NewsPage(msgspec.Struct, frozen=True, kw_only=True):
    """Events in order, and what you may do now. `version` is the number of the newest event there is."""

    events: list[AnyEvent]
    """What happened, in order."""
    version: int
    """The number of the game's last event."""
    status: GameStatus
    """Where the game stands."""
    server_time: datetime
    """The server's clock."""
    prompts: list[PromptView]
    """What you are asked now."""
    waiting_for: list[int]
    """The seats that are waited for."""
    deadline: datetime | None
    """When the open question closes; null: there is time."""
    more: bool
    """There are more events: ask again."""
    view: GameView | msgspec.UnsetType = msgspec.UNSET
    """Your whole view, if you asked for it."""


Make = Callable[[NewsPage], bytes]


class Sight(NamedTuple):
    """What a listener may see, in which language and how much. Equal ones get the same bytes."""

    viewer: int | None
    language: str
    is_full: bool


class Picture:
    """`steps` are all that came after `since`; `older` are the next ones for those who are further behind."""

    def __init__(self, row: Game, seats: list[Seat], since: int, steps: list[LoggedStep]) -> None:
        self.row, self.seats, self.since, self.steps = row, seats, since, steps
        self.version = row.version
        self.now = row.now
        self.older: dict[int, list[LoggedStep]] = {}
        self._viewers = {seat.account_id: seat.number for seat in seats if seat.account_id}
        self.guests: set[UUID] = set()
        self.strangers: set[UUID] = set()
        """Those at no seat who were asked for: who may see the game all the same, and who may not."""
        self._state: State | None = None
        self._pages: dict[tuple[Sight, int], NewsPage] = {}
        self._chunks: dict[tuple[Sight, int, Make], Chunk] = {}

    @property
    def is_over(self) -> bool:
        return self.row.status in OVER

    @property
    def mark(self) -> tuple[object, ...]:
        """Changes with whatever a listener must be told."""
        return (self.version, self.row.status, self.row.opens_at, self.row.closes_at)

    def covers(self, listener: Listener) -> bool:
        """A number beyond the newest is not covered until the game was read again: it may have come since."""
        if not self._knows(listener.account_id):
            return False
        after = listener.after or 0
        return self.since <= after <= self.version or after in self.older or needs_resync(listener, self.version)

    def may_see(self, account_id: UUID) -> bool:
        return account_id in self._viewers or account_id in self.guests or self._is_for_all

    def ask_for(self, account_ids: Iterable[UUID]) -> None:
        """Find out who of those at no seat may see it. A statement only if there are any, and not everybody may."""
        unknown = {account_id for account_id in account_ids if not self.may_see(account_id)}
        if not unknown:
            return
        if self._may_watch:
            self.strangers = avoiding_among(unknown, self.row.pk)
        else:
            self.strangers = unknown - overseers_among(unknown)
        self.guests = unknown - self.strangers

    @property
    def _may_watch(self) -> bool:
        return may_watch(self.row.status, self.row.access, self.row.spectators)

    @property
    def _is_for_all(self) -> bool:
        """At a table that waits, somebody may sit who does not want to meet everybody."""
        return self._may_watch and self.row.status != Game.Status.LOBBY

    def _knows(self, account_id: UUID) -> bool:
        """Whether it may see the game. Who avoids whom at a table that waits, is read each time."""
        if account_id in self._viewers or self._is_for_all:
            return True
        return not self._may_watch and (account_id in self.guests or account_id in self.strangers)

    def viewer(self, account_id: UUID) -> int | None:
        """The number of its seat; None for a spectator."""
        return self._viewers.get(account_id)

    def page(self, sight: Sight, after: int) -> NewsPage:
        key = (sight, after)
        if key not in self._pages:
            self._pages[key] = self._make_page(sight, after)
        return self._pages[key]

    def chunk(self, sight: Sight, after: int, make: Make) -> Chunk:
        """The page as bytes: a stream's messages, or a poll's answer."""
        key = (sight, after, make)
        if key not in self._chunks:
            self._chunks[key] = Chunk(make(self.page(sight, after)))
        return self._chunks[key]

    def view(self, sight: Sight) -> GameView:
        return make_view(self.row, self.seats, self.now, sight.viewer, sight.language, self._decoded())

    def rest(self) -> None:
        self._state = None
        self._pages.clear()
        self._chunks.clear()
        self.older.clear()

    def _decoded(self) -> State | None:
        if self._state is None and self.row.state:
            self._state = decode(bytes(self.row.state))
        return self._state

    def _make_page(self, sight: Sight, after: int) -> NewsPage:
        found = _between(self.older.get(after, self.steps), after, self.version)
        events = event_views(self.row, self.seats, found, sight.viewer, sight.language)
        standing = make_standing(self.row, self.seats, sight.viewer, sight.language, self._decoded())
        newest = events[-1].number if events else self.version  # none: it knows all, or the log is no longer kept
        return NewsPage(
            events=events,
            version=self.version,
            status=GameStatus(self.row.status),
            server_time=self.now,
            prompts=standing.prompts,
            waiting_for=standing.waiting_for,
            deadline=self.row.closes_at,
            more=newest < self.version,
            view=self.view(sight) if sight.is_full else msgspec.UNSET,
        )


def needs_resync(listener: Listener, version: int) -> bool:
    """Whether a stream gets the whole view instead of so many events. A poll pages through them."""
    return not listener.is_poll and version - (listener.after or 0) > TOO_OLD


def at(page: NewsPage, now: datetime) -> NewsPage:
    """The same page, sent later."""
    view = msgspec.structs.replace(page.view, server_time=now) if page.view is not msgspec.UNSET else page.view
    return msgspec.structs.replace(page, server_time=now, view=view)


def as_messages(page: NewsPage) -> bytes:
    """Every event; and, if these are all, what may be done now."""
    told = [message("event", event, event.number) for event in page.events]
    if not page.more:
        told.append(message("now", msgspec.structs.replace(page, events=[])))
    return b"".join(told)


def as_answer(page: NewsPage) -> bytes:
    return msgspec.json.encode(page)


def _between(steps: Sequence[LoggedStep], after: int, version: int) -> list[log.Logged]:
    found = [logged for step in steps for logged in log.events_of(step) if after < logged.number <= version]
    return found[:MOST_EVENTS]
