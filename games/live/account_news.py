"""What a change of a game means to the people who sit there: entries of their own logs, never a card.

Written within the transaction of the change, for accounts that have a log; that gives each its number.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Annotated, ClassVar, TypedDict
from uuid import UUID

import msgspec
from msgspec import Meta

from games.models import Game, Seat
from games.rules.kernel.prompts import Prompt
from games.services.views import GameStatus
from games.stepping.stepper import is_window
from games.store.account_log import NewEntry, append
from games.store.open_game import OpenGame

Deadline = Annotated[datetime | None, Meta(description="Until when it may be answered; null: no clock runs.")]
PromptKind = Annotated[str, Meta(description="An open set, for icons and sounds.")]


class LogEntry(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something that concerns you."""

    says: ClassVar[tuple[str, ...]] = ()
    """Members that its words need, beside the game's name and ending."""
    number: Annotated[int, Meta(description="Its place in your log: 1, 2, 3 and so on.")] = 0
    at: datetime
    """When it happened."""
    ruleset: str
    """What kind of game."""
    text: Annotated[str, Meta(description="What happened, in your language. It is made when you read it.")] = ""


class GameEntry(LogEntry, frozen=True, kw_only=True):
    """Something that concerns you, at one table."""

    game: UUID
    """The id of the game."""
    version: Annotated[int, Meta(description="The number of the game's newest event then.")]
    seat: Annotated[int, Meta(description="Your seat's number.")]


class YourTurnEntry(GameEntry, frozen=True, kw_only=True, tag="your_turn"):
    """A question to you has been opened; the game waits for you, unless it is `optional`."""

    prompt: str
    """The id of the prompt."""
    kind: PromptKind
    optional: bool
    """It is not waited for."""
    deadline: Deadline


class WindowOpenedEntry(GameEntry, frozen=True, kw_only=True, tag="window_opened"):
    """A window is open in which you may interfere, for a few seconds."""

    prompt: str
    """The id of the prompt."""
    kind: PromptKind
    optional: bool
    """It is not waited for."""
    deadline: Deadline


class GameStartedEntry(GameEntry, frozen=True, kw_only=True, tag="game_started"):
    """The game has begun."""


class GameFinishedEntry(GameEntry, frozen=True, kw_only=True, tag="game_finished"):
    """The game is over: `finished`, or `abandoned` and without winners."""

    status: GameStatus
    """How it ended: `finished` or `abandoned`."""
    winners: list[int]
    """The numbers of the winners' seats."""


class RematchOfferedEntry(GameEntry, frozen=True, kw_only=True, tag="rematch_offered"):
    """Somebody wants to play again: you have a seat at the new table, and are not ready yet."""

    rematch: Annotated[UUID, Meta(description="The id of the new table.")]


class SeatRemovedEntry(GameEntry, frozen=True, kw_only=True, tag="seat_removed"):
    """The host has freed your seat before the start."""


_kinds: list[type[LogEntry]] = [
    YourTurnEntry,
    WindowOpenedEntry,
    GameStartedEntry,
    GameFinishedEntry,
    RematchOfferedEntry,
    SeatRemovedEntry,
]


def register_entries(*kinds: type[LogEntry]) -> None:
    """Another room writes these into accounts' logs."""
    _kinds.extend(kind for kind in kinds if kind not in _kinds)


def entry_kinds() -> tuple[type[LogEntry], ...]:
    return tuple(_kinds)


def write_account_news(games: Sequence[OpenGame]) -> None:
    """One statement for them all, and none where nobody listens."""
    entries = []
    for game in games:
        found = [NewEntry(account, game.now, msgspec.json.encode(fact)) for account, fact in _news(game)]
        game.told = list(dict.fromkeys(entry.account_id for entry in found))
        entries += found
    if entries:
        append(entries)


def _news(game: OpenGame) -> Iterator[tuple[UUID, GameEntry]]:
    for seat in (*game.seats, *game.sent_away):
        if seat.account_id and getattr(seat, "has_log", False):
            for fact in _facts(game, seat):
                yield seat.account_id, fact


def _facts(game: OpenGame, seat: Seat) -> Iterator[GameEntry]:
    row, before, place = game.row, game.before, _place(game, seat)
    if seat in game.sent_away:
        yield SeatRemovedEntry(**place)
        return
    if before.status == Game.Status.LOBBY and row.started_at:
        yield GameStartedEntry(**place)
    if game.is_running and game.state:
        for prompt in game.state.prompts:
            if prompt.seat == seat.number and prompt.id not in before.open:
                yield _asked(game, prompt, place)
    if before.status != row.status and row.started_at and row.finished_at:
        winners = row.outcome["winners"] if row.outcome else []
        yield GameFinishedEntry(**place, status=GameStatus(row.status), winners=winners)
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


def _asked(game: OpenGame, prompt: Prompt, place: _Place) -> GameEntry:
    kind = WindowOpenedEntry if is_window(game.ruleset, prompt) else YourTurnEntry
    deadline = game.row.closes_at
    return kind(**place, prompt=prompt.id, kind=prompt.kind, optional=prompt.optional, deadline=deadline)
