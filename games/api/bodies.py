"""The bodies of this room: what is sent and what is answered, as Structs."""

from datetime import datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

import msgspec
from msgspec import Meta

from games.rules.kernel.table import Outcome
from games.services.tables import RulesetName, TableOptions
from games.services.views import GameAccess, GameResult, GameStatus
from games.stepping.deadlines import Mode
from uu_service.api.languages import Language
from uu_service.api.pages import PageQuery

Name = Annotated[str, Meta(max_length=40)]
Code = Annotated[str, Meta(max_length=20)]
OptionValue = bool | int | str
"""As the option's `type` says."""


class NowView(StrEnum):
    """How much `now` tells."""

    BRIEF = "brief"
    FULL = "full"


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Join (with the `code` of a private table), or, as the host, add a `bot`."""

    code: Code | None = None
    """The code of a private table."""
    bot: Name | None = None
    """The kind of bot that you, the host, add."""


class StandInRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The kind of bot that plays for the absent seat."""

    bot: Name
    """The kind of bot, as `GET rulesets` names it."""


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """How much of a scenario is taken back."""

    all: bool = False
    """Everything since the beginning, not only the last answer."""


class ScenarioSeat(msgspec.Struct, forbid_unknown_fields=True):
    """From where you play on in a scenario."""

    seat: Annotated[int, Meta(ge=0, le=20)]
    """The number of the seat."""


class JoinByCode(msgspec.Struct, forbid_unknown_fields=True):
    code: Code
    """The code of the table."""


class CodeQuery(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[Code, Meta(description="The code of a private table, in any case.")]


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """Only what is sent is changed."""

    ready: bool | None = None
    """You are ready to start."""
    away: bool | None = None
    """You are away: the game decides for you."""
    consents: bool | None = None
    """You accept the table's options."""


class GameRow(msgspec.Struct, frozen=True):
    """A game in a list: enough to know whether it is your turn, or who has won, without opening it."""

    id: UUID
    """The id of the game."""
    ruleset: RulesetName
    """What kind of game."""
    status: GameStatus
    """Where it stands."""
    version: int
    """The number of its last event."""
    access: GameAccess
    """Who may find and watch it."""
    rated: bool
    """Its outcome changes the ratings of those who play."""
    seats_taken: int
    """How many seats are taken."""
    min_seats: int
    """With how many it may start."""
    max_seats: int
    """How many there are at most."""
    players: list[str]
    """Who sits there, by seat."""
    your_seat: int | None
    """Where you sit; null: you do not."""
    you_owe: bool
    """It waits for you."""
    deadline: datetime | None
    """When the open question closes; null: there is time."""
    paused: bool
    """It waits for somebody to come back."""
    outcome: Outcome | None
    """How it ended; null: it has not."""
    your_result: GameResult | None
    """What it was for you; null: it is not over, or you did not play."""
    options: TableOptions
    """Choices about the rules."""
    created_at: datetime
    """When the table was opened."""
    started_at: datetime | None
    """When the game began."""
    finished_at: datetime | None
    """When it ended."""


class GamePage(msgspec.Struct, frozen=True):
    items: list[GameRow]
    """Games, the newest first."""
    next_cursor: str | None
    """Send it as `cursor` for the next page; null: this is the last."""
    server_time: datetime
    """The server's clock."""


class GameQuery(PageQuery, forbid_unknown_fields=True):
    """Filters of the list; together they narrow it."""

    status: Annotated[GameStatus | None, Meta(description="Only games that stand so.")] = None
    ruleset: Annotated[Name | None, Meta(description="Only games of this ruleset.")] = None
    open: Annotated[bool | None, Meta(description="Tables with a free seat, or those without.")] = None
    mine: Annotated[bool | None, Meta(description="`true`: games in which you sit; else public ones.")] = None
    owed: Annotated[bool | None, Meta(description="`true`: only games that wait for you.")] = None


Wait = Annotated[float, Meta(ge=0, le=25, description="Seconds to wait for the first event.")]
LogNumber = Annotated[int, Meta(ge=0, le=2_000_000_000)]
Ticket = Annotated[str, Meta(description="From `stream-tickets`, instead of the header.")]
Spoken = Annotated[Language | None, Meta(description="The language of texts; wins over `Accept-Language`.")]
Wanted = Annotated[NowView, Meta(description="`full`: what may be done now comes with your whole view of the game.")]


class EventsQuery(msgspec.Struct, forbid_unknown_fields=True):
    after: Annotated[int, Meta(ge=0, description="The number of the last event that you have.")] = 0
    wait: Wait = 0
    view: Wanted = NowView.BRIEF
    language: Spoken = None


class StreamQuery(msgspec.Struct, forbid_unknown_fields=True):
    after: Annotated[int, Meta(ge=0, description="Start after this number; `Last-Event-ID` wins.")] = 0
    ticket: Ticket | None = None
    view: Wanted = NowView.BRIEF
    language: Spoken = None


class AccountEventsQuery(msgspec.Struct, forbid_unknown_fields=True):
    after: Annotated[LogNumber | None, Meta(description="The number of the last entry that you have.")] = None
    wait: Wait = 0


class AccountStreamQuery(msgspec.Struct, forbid_unknown_fields=True):
    after: Annotated[LogNumber | None, Meta(description="Start after this number; `Last-Event-ID` wins.")] = None
    ticket: Ticket | None = None


class ReplayQuery(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[
        Annotated[int, Meta(ge=0, le=20)] | None, Meta(description="As whom to look; left out: as a spectator.")
    ] = None


class ReplayEventsQuery(ReplayQuery, forbid_unknown_fields=True):
    after: Annotated[int, Meta(ge=0, description="The number of the last event that you have.")] = 0


class OptionKind(StrEnum):
    """Which control an option wants."""

    BOOLEAN = "boolean"
    CHOICE = "choice"
    INTEGER = "integer"


class OptionView(msgspec.Struct, frozen=True):
    """One option of a table: enough to draw its control."""

    name: str
    """The name of the option."""
    label: str
    """What it is called, in your language."""
    explanation: str
    """What it means, in your language."""
    type: OptionKind
    """Which control it wants."""
    default: OptionValue
    """What holds if you do not say; as `type` says."""
    choices: list["OptionChoice"] | None = None
    """What may be chosen; null: no list."""
    min: int | None = None
    """The least number; null: none."""
    max: int | None = None
    """The greatest number; null: none."""


class OptionChoice(msgspec.Struct, frozen=True):
    value: OptionValue
    """What you send if you choose it."""
    label: str
    """What it is called, in your language."""


class BotView(msgspec.Struct, frozen=True):
    """A kind of bot: its `name` is what a new table or a seat takes. They are listed from the weakest on."""

    name: str
    """What you send to seat one."""
    label: str
    """What it is called, in your language."""
    explanation: str
    """How it plays, in your language."""


class RulesetView(msgspec.Struct, frozen=True):
    """One of the games this service runs."""

    name: RulesetName
    """The name of the game in the API."""
    label: str
    """What people call it."""
    engine: int
    """The version of its rules' code."""
    min_seats: int
    """With how many it may be played."""
    max_seats: int
    """With how many at most."""
    options: list[OptionView]
    """What a host may choose."""
    bots: "list[BotView]"
    """Kinds of bots there are."""
    clock: "list[ClockModeView]"
    """Ways to time a table."""


class ClockModeView(msgspec.Struct, frozen=True):
    """A way to time a table of this game: each of its settings, with bounds and default. Others are refused."""

    mode: Mode
    """The name of this way."""
    label: str
    """What it is called, in your language."""
    explanation: str
    """What it means, in your language."""
    private_only: bool
    """Only private tables may use it."""
    settings: "list[ClockSettingView]"
    """What a host may set."""


class ClockSettingView(msgspec.Struct, frozen=True):
    """How many seconds one kind of moment lasts at most. Send it in `clock.seconds` under its `name`."""

    name: str
    """The name of the moment, for `clock.seconds`."""
    label: str
    """What it is called, in your language."""
    explanation: str
    """What it means, in your language."""
    min: float
    """The fewest seconds."""
    max: float
    """The most seconds."""
    default: float
    """The seconds if you do not say."""


class RulesetList(msgspec.Struct, frozen=True):
    items: list[RulesetView]
    """The games."""


class StreamTicket(msgspec.Struct, frozen=True):
    """Opens a stream, as often as it must be opened again, while the session lives that it was made in.

    It carries the language of the request that asked for it.
    """

    ticket: str
    """Send it as `ticket`."""
