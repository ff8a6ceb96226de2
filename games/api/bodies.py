"""The bodies of this room: what is sent and what is answered, as Structs."""

from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any
from uuid import UUID

import msgspec
from msgspec import Meta

from games.services.views import GameAccess, GameStatus
from games.stepping.deadlines import Mode
from uu_service.api.pages import PageQuery

Name = Annotated[str, Meta(max_length=40)]
Code = Annotated[str, Meta(max_length=20)]
OptionValue = Annotated[Any, Meta(description="A boolean, a whole number or a word, as the option's `type` says.")]


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Join (with the `code` of a private table), or, as the host, add a `bot`."""

    code: Code | None = None
    bot: Name | None = None


class JoinByCode(msgspec.Struct, forbid_unknown_fields=True):
    code: Code


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """Only what is sent is changed."""

    ready: bool | None = None
    away: bool | None = None
    consents: bool | None = None


class GameRow(msgspec.Struct, frozen=True):
    """A game in a list: enough to know whether it is your turn without opening it."""

    id: UUID
    ruleset: str
    status: GameStatus
    version: int
    access: GameAccess
    seats_taken: int
    min_seats: int
    max_seats: int
    players: list[str]
    your_seat: int | None
    you_owe: bool
    deadline: datetime | None
    options: dict[str, Any]
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None


class GamePage(msgspec.Struct, frozen=True):
    items: list[GameRow]
    next_cursor: str | None
    server_time: datetime


class GameQuery(PageQuery, forbid_unknown_fields=True):
    """Filters of the list; together they narrow it."""

    status: Annotated[GameStatus | None, Meta(description="Only games that stand so.")] = None
    ruleset: Annotated[Name | None, Meta(description="Only games of this ruleset.")] = None
    open: Annotated[bool | None, Meta(description="Tables with a free seat, or those without.")] = None
    mine: Annotated[bool | None, Meta(description="`true`: games in which you sit; else public ones.")] = None
    owed: Annotated[bool | None, Meta(description="`true`: only games that wait for you.")] = None


class EventsQuery(msgspec.Struct, forbid_unknown_fields=True):
    after: Annotated[int, Meta(ge=0, description="The number of the last event that you have.")] = 0
    wait: Annotated[float, Meta(ge=0, le=25, description="Seconds to wait for the first event.")] = 0


class StreamQuery(msgspec.Struct, forbid_unknown_fields=True):
    after: Annotated[int, Meta(ge=0, description="Start after this number; `Last-Event-ID` wins.")] = 0
    ticket: Annotated[str, Meta(description="From `stream-tickets`, instead of the header.")] | None = None


class ReplayQuery(msgspec.Struct, forbid_unknown_fields=True):
    at: Annotated[
        Annotated[int, Meta(ge=1)] | None, Meta(description="The number of the event at which to look at the game.")
    ] = None
    seat: Annotated[
        Annotated[int, Meta(ge=0, le=20)] | None, Meta(description="As whom to look; left out: as a spectator.")
    ] = None


class OptionKind(StrEnum):
    """Which control an option wants."""

    BOOLEAN = "boolean"
    CHOICE = "choice"
    INTEGER = "integer"


class OptionView(msgspec.Struct, frozen=True):
    """One option of a table: enough to draw its control."""

    name: str
    label: str
    explanation: str
    type: OptionKind
    default: OptionValue
    choices: list["OptionChoice"] | None = None
    min: int | None = None
    max: int | None = None


class OptionChoice(msgspec.Struct, frozen=True):
    value: OptionValue
    label: str


class RulesetView(msgspec.Struct, frozen=True):
    """One of the games this service runs."""

    name: str
    label: str
    engine: int
    min_seats: int
    max_seats: int
    options: list[OptionView]
    bots: list[str]
    clock: "list[ClockModeView]"


class ClockModeView(msgspec.Struct, frozen=True):
    """A way to time a table of this game: each of its settings, with bounds and default. Others are refused."""

    mode: Mode
    label: str
    explanation: str
    private_only: bool
    settings: "list[ClockSettingView]"


class ClockSettingView(msgspec.Struct, frozen=True):
    """How many seconds one kind of moment lasts at most. Send it in `clock.seconds` under its `name`."""

    name: str
    label: str
    explanation: str
    min: float
    max: float
    default: float


class RulesetList(msgspec.Struct, frozen=True):
    items: list[RulesetView]


class StreamTicket(msgspec.Struct, frozen=True):
    """Opens one stream, once, within a minute: for browsers, which cannot send the header."""

    ticket: str
    expires_at: datetime
