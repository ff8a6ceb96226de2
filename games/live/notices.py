"""What a change of a game means to the servers of those who sit there: facts, and what its prompts ask.

Written within the transaction of the change. Another room says whose servers want to know, and passes them on.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime
from enum import StrEnum
from uuid import UUID

import msgspec

from games.models import Game, OutboxEntry, Seat
from games.rules.kernel.prompts import Prompt
from games.rules.kernel.words import Say
from games.stepping.stepper import is_window
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


def write_notices(games: Sequence[OpenGame]) -> None:
    """One statement for them all, and none where nobody wants to know. `has_notices`: the outbox has something new."""
    entries = []
    for game in games:
        told = [seat for seat in game.seats if seat.account_id and getattr(seat, "subscribed", False)]
        found = [msgspec.to_builtins(notice) for notice in _news(game, told)] if told else []
        game.has_notices = bool(found)
        if found:
            entries.append(OutboxEntry(game=game.row, version=game.row.version, at=game.now, notices=found))
    if entries:
        OutboxEntry.objects.bulk_create(entries)


def _news(game: OpenGame, told: list[Seat]) -> Iterator[Notice]:
    row, before = game.row, game.before
    for seat in told:
        if before.status == Game.Status.LOBBY and row.started_at:
            yield _notice(game, seat, NoticeKind.GAME_STARTED)
        for other in game.seats:
            if other.away and other.number not in before.away:
                yield msgspec.structs.replace(_notice(game, seat, NoticeKind.SEAT_AWAY), away_seat=other.number)
        if game.is_running and game.state:
            for prompt in game.state.prompts:
                if prompt.seat == seat.number and prompt.id not in before.open:
                    yield _asked(game, seat, prompt)
        if before.status != row.status and row.started_at and row.finished_at:
            winners = row.outcome["winners"] if row.outcome else []
            finished = _notice(game, seat, NoticeKind.GAME_FINISHED)
            yield msgspec.structs.replace(finished, status=row.status, winners=winners)


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
