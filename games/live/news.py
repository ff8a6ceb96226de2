"""What a change of a game means to those who sit there: notices for their servers, entries of their own logs.

Written within the transaction of the change, for seats about which somebody wants to know. Another room says whose
servers want notices, and passes them on; an account's log gives its entries their numbers.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime
from enum import StrEnum
from typing import TypedDict
from uuid import UUID

import msgspec

from games.live.entries import (
    GameEntry,
    GameFinishedEntry,
    GameStartedEntry,
    RematchOfferedEntry,
    SeatRemovedEntry,
    WindowOpenedEntry,
    YourTurnEntry,
)
from games.models import Game, OutboxEntry, Seat
from games.rules.kernel.prompts import Prompt
from games.rules.kernel.words import Say
from games.services.views import GameStatus
from games.stepping.stepper import is_window
from games.store.account_log import NewEntry, append
from games.store.open_game import OpenGame


class NoticeKind(StrEnum):
    GAME_STARTED = "game.started"
    PROMPT_OPENED = "prompt.opened"
    WINDOW_OPENED = "window.opened"
    SEAT_AWAY = "seat.away"
    GAME_FINISHED = "game.finished"


class Notice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One fact for one seat's server. It holds nothing that the seat's own view would not say."""

    kind: NoticeKind
    account: UUID
    game: UUID
    ruleset: str
    first: int
    """The number of the first event of the change."""
    version: int
    """The number of the last one."""
    seat: int
    text: Say | None = None
    """What a prompt asks: put into words when it is passed on."""
    prompt: str | None = None
    prompt_kind: str | None = None
    optional: bool = False
    deadline: datetime | None = None
    away_seat: int | None = None
    status: str | None = None
    winners: list[int] = []


def write_news(games: Sequence[OpenGame]) -> None:
    """One statement for all notices and one for all entries, and none where nobody wants to know.

    `has_notices`: the outbox has something new. `told`: whose log has grown.
    """
    notices, entries = [], []
    for game in games:
        found = [msgspec.to_builtins(notice) for notice in _notices(game)]
        if found:
            notices.append(OutboxEntry(game=game.row, version=game.row.version, at=game.now, notices=found))
        facts = [NewEntry(account, game.now, msgspec.json.encode(fact)) for account, fact in _entries(game)]
        entries += facts
        game.has_notices = bool(found)
        game.told = list(dict.fromkeys(entry.account_id for entry in facts))
    if notices:
        OutboxEntry.objects.bulk_create(notices)
    if entries:
        append(entries)


def _has_started(game: OpenGame) -> bool:
    return game.before.status == Game.Status.LOBBY and game.row.started_at is not None


def _opened_for(game: OpenGame, seat: Seat) -> list[Prompt]:
    """What the seat is asked now and was not asked before."""
    if not game.is_running or not game.state:
        return []
    before = game.before.open
    return [prompt for prompt in game.state.prompts if prompt.seat == seat.number and prompt.id not in before]


def _is_over(game: OpenGame) -> bool:
    """Whether it has ended just now, with winners or without."""
    row = game.row
    return bool(game.before.status != row.status and row.started_at and row.finished_at)


def _winners(game: OpenGame) -> list[int]:
    return game.row.outcome["winners"] if game.row.outcome else []


def _notices(game: OpenGame) -> Iterator[Notice]:
    for seat in game.seats:
        if seat.account_id is None or not getattr(seat, "subscribed", False):
            continue
        if _has_started(game):
            yield _notice(game, seat, NoticeKind.GAME_STARTED)
        for other in game.seats:
            if other.away and other.number not in game.before.away:
                yield msgspec.structs.replace(_notice(game, seat, NoticeKind.SEAT_AWAY), away_seat=other.number)
        for prompt in _opened_for(game, seat):
            yield _asked(game, seat, prompt)
        if _is_over(game):
            finished = _notice(game, seat, NoticeKind.GAME_FINISHED)
            yield msgspec.structs.replace(finished, status=game.row.status, winners=_winners(game))


def _asked(game: OpenGame, seat: Seat, prompt: Prompt) -> Notice:
    kind = NoticeKind.WINDOW_OPENED if is_window(game.ruleset, prompt) else NoticeKind.PROMPT_OPENED
    return msgspec.structs.replace(
        _notice(game, seat, kind),
        prompt=prompt.id,
        prompt_kind=prompt.kind,
        optional=prompt.optional,
        text=prompt.text,
        deadline=game.row.closes_at,
    )


def _notice(game: OpenGame, seat: Seat, kind: NoticeKind) -> Notice:
    row = game.row
    assert seat.account_id is not None
    return Notice(
        kind=kind,
        account=seat.account_id,
        game=row.id,
        ruleset=row.ruleset,
        first=game.steps[0].first if game.steps else row.version,
        version=row.version,
        seat=seat.number,
    )


def _entries(game: OpenGame) -> Iterator[tuple[UUID, GameEntry]]:
    for seat in (*game.seats, *game.sent_away):
        if seat.account_id and getattr(seat, "has_log", False):
            for fact in _facts(game, seat):
                yield seat.account_id, fact


def _facts(game: OpenGame, seat: Seat) -> Iterator[GameEntry]:
    place, deadline = _place(game, seat), game.row.closes_at
    if seat in game.sent_away:
        yield SeatRemovedEntry(**place)
        return
    if _has_started(game):
        yield GameStartedEntry(**place)
    for prompt in _opened_for(game, seat):
        kind = WindowOpenedEntry if is_window(game.ruleset, prompt) else YourTurnEntry
        yield kind(**place, prompt=prompt.id, kind=prompt.kind, optional=prompt.optional, deadline=deadline)
    if _is_over(game):
        yield GameFinishedEntry(**place, status=GameStatus(game.row.status), winners=_winners(game))
    if game.rematch is not None and game.rematch.host != seat.account_id:
        yield RematchOfferedEntry(**place, rematch=game.rematch.game)


class _Place(TypedDict):
    """What every entry has."""

    at: datetime
    game: UUID
    ruleset: str
    version: int
    seat: int


def _place(game: OpenGame, seat: Seat) -> _Place:
    row = game.row
    return {"at": game.now, "game": row.id, "ruleset": row.ruleset, "version": row.version, "seat": seat.number}
