"""The events of every table, whatever is played there: seats, the start, the clock, the end."""

from enum import StrEnum
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct, field

from games.rules.kernel.events import Event
from games.rules.kernel.table import Outcome
from games.rules.kernel.words import NamedSeat, Say, say

SeatNumber = Annotated[NamedSeat, Meta(description="The number of the seat.")]


class CardSetRef(Struct, frozen=True):
    """Which published version of a card set a game is played with."""

    id: UUID
    """The id of the version."""
    slug: str
    """The name of the set."""
    number: int
    """The number of the version."""
    hash: str
    """The SHA-256 of its content."""


class PausedReason(StrEnum):
    """Why a table waits. `everybody_away`: nobody is there to play, and somebody may come back."""

    EVERYBODY_AWAY = "everybody_away"


class TableOpened(Event, frozen=True, tag="table_opened"):
    """Somebody opened the table and is its host."""

    seat: SeatNumber


class SeatTaken(Event, frozen=True, tag="seat_taken"):
    """Somebody sat down."""

    seat: SeatNumber
    bot: Annotated[str | None, Meta(description="The kind of bot, or null for a person.")]


class SeatLeft(Event, frozen=True, tag="seat_left"):
    """Somebody got up before the start."""

    seat: SeatNumber


class SeatRemoved(Event, frozen=True, tag="seat_removed"):
    """The host freed the seat before the start."""

    seat: SeatNumber


class SeatMoved(Event, frozen=True, tag="seat_moved"):
    """A seat has another number, because one before it was freed."""

    from_: Annotated[int, Meta(description="The number that the seat had.")] = field(name="from")
    to: Annotated[int, Meta(description="The number that it has now.")]


class SeatReady(Event, frozen=True, tag="seat_ready"):
    """Somebody is ready to start."""

    seat: SeatNumber


class SeatNotReady(Event, frozen=True, tag="seat_not_ready"):
    """Somebody is not ready after all."""

    seat: SeatNumber


class SeatAccepted(Event, frozen=True, tag="seat_accepted"):
    """Somebody accepts the options that need everybody's consent."""

    seat: SeatNumber


class SeatWithdrew(Event, frozen=True, tag="seat_withdrew"):
    """Somebody does not accept those options any more."""

    seat: SeatNumber


class HostPassed(Event, frozen=True, tag="host_passed"):
    """Another seat is host, because the former host has left."""

    seat: Annotated[NamedSeat, Meta(description="The number of the new host's seat.")]


class TableClosed(Event, frozen=True, tag="table_closed"):
    """The last person left before the start."""


class GameStarted(Event, frozen=True, tag="game_started"):
    """The cards are shuffled and dealt."""

    heading = 1

    seats: Annotated[list[int], Meta(description="The numbers of the seats that play.")]
    commitment: Annotated[str, Meta(description="The SHA-256 of seed and salt, which `game_finished` tells.")]
    card_sets: Annotated[list[CardSetRef], Meta(description="The card set versions that are played with.")]


class SeatAway(Event, frozen=True, tag="seat_away"):
    """Somebody did not answer in time, or left: the seat's prompts take their defaults until it is back."""

    seat: SeatNumber


class SeatBack(Event, frozen=True, tag="seat_back"):
    """Somebody is back and answers again."""

    seat: SeatNumber


class SeatHandedOver(Event, frozen=True, tag="seat_handed_over"):
    """A bot plays for the absent seat until its person is back."""

    seat: SeatNumber
    bot: Annotated[str, Meta(description="The kind of bot.")]


class TablePaused(Event, frozen=True, tag="table_paused"):
    """Nobody is left who plays: the table waits without a deadline until somebody is back."""

    reason: Annotated[PausedReason, Meta(description="Why it waits.")]


class TableResumed(Event, frozen=True, tag="table_resumed"):
    """Somebody is back: what is asked has its whole time again."""


class SeatAnswered(Event, frozen=True, tag="seat_answered"):
    """One of several who are asked at once has answered. All see the answers when everybody has."""

    seat: Annotated[NamedSeat | None, Meta(description="The number of the seat, or null for the clock.")]


class SeatConceded(Event, frozen=True, tag="seat_conceded"):
    """Somebody gave up and cannot win any more."""

    seat: SeatNumber


class GameRewound(Event, frozen=True, tag="rewound"):
    """A new version of the rules starts an effect again from its beginning: read the view again."""


class ScenarioUndone(Event, frozen=True, tag="scenario_undone"):
    """The designer at this table took the last actions back: read the view again."""

    holds: Annotated[int, Meta(description="The number of the last event that still holds.")]


class GameFinished(Event, frozen=True, tag="game_finished"):
    """The game is over."""

    outcome: Annotated[Outcome, Meta(description="Who won, and why.")]
    seed: Annotated[str, Meta(description="The seed of every shuffle, in hexadecimal digits.")]
    salt: Annotated[str, Meta(description="What was added to the seed for the commitment, in hexadecimal digits.")]

    heading = 1

    @property
    def wording(self) -> str:
        return ("game-finished-nobody", "game-won", "game-finished")[min(len(self.outcome.winners), 2)]

    def items(self) -> list[Say]:
        winners = self.outcome.winners
        return [say("event-winner" if len(winners) > 1 else "event-sole-winner", seat=seat) for seat in winners]


class RematchOpened(Event, frozen=True, tag="rematch_opened"):
    """Somebody of this table wants to play again."""

    game: Annotated[UUID, Meta(description="The id of the new table.")]


class GameAbandoned(Event, frozen=True, tag="game_abandoned"):
    """It waited for somebody for a week, or an operator ended the game."""


TABLE_EVENTS: tuple[type[Event], ...] = (
    TableOpened,
    SeatTaken,
    SeatLeft,
    SeatRemoved,
    SeatMoved,
    SeatReady,
    SeatNotReady,
    SeatAccepted,
    SeatWithdrew,
    HostPassed,
    TableClosed,
    GameStarted,
    SeatAway,
    SeatBack,
    SeatHandedOver,
    TablePaused,
    TableResumed,
    SeatAnswered,
    SeatConceded,
    GameRewound,
    ScenarioUndone,
    GameFinished,
    RematchOpened,
    GameAbandoned,
)
