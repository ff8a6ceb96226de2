"""The feed of one game: its log, and what each seat may do now."""

from collections.abc import Collection
from datetime import datetime

import msgspec

from games.live.clock import clock
from games.live.feed import Feed
from games.live.listener import MOST_READY, Listener, StreamEnding
from games.live.pictures import MOST_EVENTS, Make, Picture, Sight, as_answer, as_messages, at, needs_resync
from games.live.sse import Chunk, message
from games.models import Game
from games.services.reading import read_for_all
from games.store.log import steps_after
from uu_service.api.problems import Complaint, InvalidQuery

ENDINGS = {
    Game.Status.FINISHED.value: StreamEnding.GAME_FINISHED,
    Game.Status.ABANDONED.value: StreamEnding.GAME_ABANDONED,
}


class Heartbeat(msgspec.Struct, frozen=True):
    """Nothing is new: the number of the newest event that you have been told, and the server's time now."""

    version: int
    """The number of the newest event that you have been told."""
    server_time: datetime
    """The server's clock."""


class GameFeed(Feed[Picture]):
    def read(self, listeners: Collection[Listener]) -> Picture | None:
        found = read_for_all(self.key)
        if found is None:
            return None
        row, seats = found
        clock.note(row.now)
        wanted = {listener.after or 0 for listener in listeners if not needs_resync(listener, row.version)}
        since = max(min([row.version, *wanted]), row.version - MOST_EVENTS)
        steps = steps_after(self.key, since) if since < row.version else []
        picture = Picture(row, seats, since, steps)
        picture.ask_for(listener.account_id for listener in listeners)
        for after in wanted:
            if after < since:
                picture.older[after] = steps_after(self.key, after)
        return picture

    def tell(self, newest: Picture, listener: Listener, is_late: bool) -> None:
        if not newest.may_see(listener.account_id):
            self._turn_away(listener)
            return
        after = listener.after or 0
        sight = Sight(newest.viewer(listener.account_id), listener.language, listener.is_full)
        if after > newest.version and not listener.is_resuming:
            listener.refuse(InvalidQuery(errors=[Complaint("/after", "too_large", {"limit": newest.version})], count=1))
        elif listener.is_poll:
            self._answer(newest, listener, sight, after, is_late)
        else:
            self._stream(newest, listener, sight, after, is_late)

    @property
    def version(self) -> int:
        """The newest that is known here."""
        newest = self._newest
        return newest.version if newest else -1

    def heartbeat(self, listener: Listener) -> bytes:
        return message("heartbeat", Heartbeat(listener.after or 0, clock.now()))

    def empty_page(self, listener: Listener) -> bytes:
        """For a poll whose time is over: nothing is new, and this may be done."""
        with self._lock:
            picture = self._newest
            assert picture is not None
            sight = Sight(picture.viewer(listener.account_id), listener.language, listener.is_full)
            page = at(picture.page(sight, listener.after or 0), clock.now())
        return as_answer(page)

    def _answer(self, newest: Picture, listener: Listener, sight: Sight, after: int, is_late: bool) -> None:
        if (newest.version > after or not listener.is_patient) and not listener.ready:
            listener.put(self._chunk(newest, sight, after, as_answer, is_late))
        elif not listener.is_told:
            listener.put()

    def _stream(self, newest: Picture, listener: Listener, sight: Sight, after: int, is_late: bool) -> None:
        if listener.seen == newest.mark and not listener.is_behind:
            return
        if len(listener.ready) >= MOST_READY:
            listener.is_behind = True
            listener.ring()
            return
        chunks = []
        if needs_resync(listener, newest.version) or after > newest.version:
            chunks.append(Chunk(message("resync", newest.view(sight), newest.version)))
            after = newest.version
        page = newest.page(sight, after)
        chunks.append(self._chunk(newest, sight, after, as_messages, is_late))
        listener.got_news = bool(page.events) or after != (listener.after or 0)
        listener.after = page.events[-1].number if page.events else after
        listener.is_behind = page.more
        listener.seen = None if page.more else newest.mark
        listener.put(*chunks)
        if newest.is_over and not page.more:
            listener.end(ENDINGS[newest.row.status])

    def _chunk(self, newest: Picture, sight: Sight, after: int, make: Make, is_late: bool) -> Chunk:
        if not is_late:
            return newest.chunk(sight, after, make)
        return Chunk(make(at(newest.page(sight, after), clock.now())))
