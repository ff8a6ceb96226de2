"""The entries of an account's own log, as types: what may concern a person, and never a card."""

from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

import msgspec
from msgspec import Meta

from games.services.views import GameStatus

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
