"""The feed of one account: what concerns a person beyond one table."""

from collections.abc import Collection
from datetime import datetime
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

import words
from games.live.clock import clock
from games.live.entries import entry_kinds
from games.live.feed import Feed
from games.live.listener import MOST_READY, Listener
from games.live.sse import Chunk, message
from games.services.views import GameStatus
from games.store.account_log import entries_after, head_of


class AccountStanding(msgspec.Struct, frozen=True):
    """How far your log has come, and the server's time now."""

    number: Annotated[int, Meta(description="The number of the newest entry: go on after it.")]
    server_time: datetime
    """The server's clock."""


Entry = dict[str, Any]
"""One entry as it is sent. It is a dict and no type, because a newer process may have written it."""


def entry_text(entry: Entry, language: str) -> str:
    """What the entry says to its reader. A type that only a newer process knows gets a general sentence."""
    key = f"news-{entry['type'].replace('_', '-')}"
    title = words.say(language, f"ruleset-{entry['ruleset'].replace('_', '-')}")
    said = {name: entry[name] for name in _says().get(entry["type"], ()) if name in entry}
    return words.say(language, key if words.has(key) else "news-other", game=title, ending=_ending(entry), **said)


@cache
def _says() -> dict[str, tuple[str, ...]]:
    """What the words of each type need. Every room has registered its entries when the first one is read."""
    return {str(kind.__struct_config__.tag): kind.says for kind in entry_kinds()}


def _ending(entry: Entry) -> str:
    """How a game ended for its reader; for other entries it does not matter."""
    if entry.get("status") == GameStatus.ABANDONED:
        return "abandoned"
    winners = entry.get("winners", [])
    return "won" if entry.get("seat") in winners else "lost" if winners else "nobody"


class AccountNews(msgspec.Struct, frozen=True):
    """A page of the log."""

    events: list[Entry]
    number: int
    server_time: datetime
    more: bool
    resync: bool


class LogReading:
    """Where the log stood, and the next entries for those who were behind, by the number that they had."""

    def __init__(self, number: int, now: datetime, pages: dict[int, list[Entry]]) -> None:
        self.number, self.now, self.pages = number, now, pages

    def covers(self, listener: Listener) -> bool:
        return listener.after is None or listener.after == self.number or listener.after in self.pages

    def rest(self) -> None:
        self.pages.clear()

    def page(self, after: int, now: datetime, language: str) -> AccountNews:
        """With `resync`: what came next is forgotten, or the number is none of this log's."""
        entries = self.pages.get(after, [])
        is_lost = after != self.number and (not entries or entries[0]["number"] != after + 1)
        if is_lost:
            entries = []
        last: int = entries[-1]["number"] if entries else self.number
        told = [{**entry, "text": entry_text(entry, language)} for entry in entries]
        return AccountNews(events=told, number=last, server_time=now, more=last < self.number, resync=is_lost)


def page_messages(page: AccountNews, now: datetime) -> bytes:
    standing = AccountStanding(page.number, now)
    told = [message("resync", standing, page.number)] if page.resync else []
    told += [message("event", entry, entry["number"]) for entry in page.events]
    if not page.more:
        told.append(message("now", standing, page.number))
    return b"".join(told)


class AccountFeed(Feed[LogReading]):
    @property
    def number(self) -> int:
        """The newest that is known here."""
        newest = self._newest
        return newest.number if newest else -1

    def read(self, listeners: Collection[Listener]) -> LogReading | None:
        head = head_of(self.key)
        clock.note(head.now)
        wanted = {one.after for one in listeners if one.after is not None and one.after != head.last}
        return LogReading(head.last, head.now, {after: self._next(after, head.last) for after in wanted})

    def tell(self, newest: LogReading, listener: Listener, is_late: bool) -> None:
        after = newest.number if listener.after is None else listener.after
        if listener.is_poll:
            listener.after = after
            if after != newest.number and not listener.ready:
                listener.put(Chunk(msgspec.json.encode(newest.page(after, clock.now(), listener.language))))
            elif not listener.is_told:
                listener.put()
        elif not listener.is_told or listener.is_behind or after != newest.number:
            self._stream(newest, listener, after)

    def empty_page(self, listener: Listener) -> bytes:
        nothing = AccountNews([], listener.after or 0, clock.now(), more=False, resync=False)
        return msgspec.json.encode(nothing)

    def heartbeat(self, listener: Listener) -> bytes:
        return message("heartbeat", AccountStanding(listener.after or 0, clock.now()))

    def _stream(self, newest: LogReading, listener: Listener, after: int) -> None:
        if len(listener.ready) >= MOST_READY:
            listener.is_behind = True
            listener.ring()
            return
        now = clock.now()
        page = newest.page(after, now, listener.language)
        listener.after, listener.is_behind = page.number, page.more
        listener.put(Chunk(page_messages(page, now)))

    def _next(self, after: int, last: int) -> list[Entry]:
        rows = [row for row in entries_after(self.key, after) if row[0] <= last]
        return [{**msgspec.json.decode(bytes(facts)), "number": number} for number, facts in rows]
