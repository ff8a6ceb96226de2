"""A game under its lock: its row and its seats, and what has happened to them since.

Everything is worked out in memory and written at the end, so a refusal has nothing to undo.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import NamedTuple
from uuid import UUID

import msgspec

from games.models import Game, Seat
from games.rules.kernel.events import Event
from games.rules.kernel.events import encode as encode_events
from games.rules.kernel.game import State, decode, encode
from games.rules.kernel.prompts import Action
from games.rules.kernel.ruleset import Ruleset, ruleset_named
from games.stepping.deadlines import Deadline
from games.stepping.position import Position, Stepped
from games.store.decks import Deck, deck_of


def changeable(seat: Seat) -> tuple[object, ...]:
    return (seat.ready, seat.consents, seat.away, seat.stand_in, seat.timeouts, seat.owes)


class NewStep(NamedTuple):
    """A step to be written into the log, as its columns: one is made with every action, and a model costs more."""

    game_id: UUID
    last: int
    first: int
    at: datetime
    action: bytes
    events: bytes


def make_step(
    game_id: UUID, version: int, at: datetime, events: Sequence[Event], action: Action | None = None
) -> NewStep:
    """The step after `version` events."""
    answered = msgspec.msgpack.encode(action) if action else b""
    return NewStep(game_id, version + len(events), version + 1, at, answered, encode_events(events))


class Before:
    """What was true when the game was locked, to tell what is new."""

    def __init__(self, row: Game, seats: list[Seat], state: State | None) -> None:
        self.status, self.settles_at = row.status, row.settles_at
        self.open = {prompt.id for prompt in state.prompts} if state else set()
        self.away = {seat.number for seat in seats if seat.away}
        self.seats = {seat.id: changeable(seat) for seat in seats}


class Rematch(NamedTuple):
    """The table at which it is played again, and the account that opened it."""

    game: UUID
    host: UUID


@dataclass
class OpenGame:
    """One game, locked, with its seats. `save_games` writes what has happened to it."""

    row: Game
    seats: list[Seat]
    received: datetime
    now: datetime
    steps: list[NewStep] = field(default_factory=list)
    reads_state: bool = True

    def __post_init__(self) -> None:
        is_there = self.reads_state and self.row.state
        self.state: State | None = decode(bytes(self.row.state)) if is_there else None
        self.before = Before(self.row, self.seats, self.state)
        self.has_notices = False
        self.told: list[UUID] = []
        self.sent_away: list[Seat] = []
        self.rematch: Rematch | None = None

    @property
    def ruleset(self) -> Ruleset:
        return ruleset_named(self.row.ruleset)

    @cached_property
    def deck(self) -> Deck:
        return deck_of(self.row)

    @property
    def has_news(self) -> bool:
        """Whether something has happened that people can see."""
        return bool(self.steps)

    @property
    def changed(self) -> bool:
        """Whether there is anything to write: news, or only another time at which the clock comes."""
        return self.has_news or self.row.settles_at != self.before.settles_at

    @property
    def has_ended(self) -> bool:
        """Whether this change has finished it."""
        return self.row.status == Game.Status.FINISHED != self.before.status

    @property
    def is_running(self) -> bool:
        return self.row.status == Game.Status.RUNNING

    @property
    def deadline(self) -> Deadline:
        row = self.row
        return Deadline(row.opens_at, row.closes_at, row.settles_at, row.plays_at)

    @property
    def position(self) -> Position:
        """Where the game stands, as the stepper knows it."""
        assert self.state is not None
        away = frozenset(seat.number for seat in self.seats if seat.away)
        timeouts = {seat.number: seat.timeouts for seat in self.seats}
        return Position(self.state, self.deadline, away, timeouts, self.row.paused_at)

    @property
    def asked_bot(self) -> Seat | None:
        """A seat that a bot plays, is waited for, and has taken its time."""
        if not self.is_running or not self.deadline.may_play(self.now):
            return None
        return next((seat for seat in self.seats if seat.played_by and seat.owes), None)

    def seat(self, number: int) -> Seat:
        return next(seat for seat in self.seats if seat.number == number)

    def seat_of(self, account_id: UUID) -> Seat | None:
        return next((seat for seat in self.seats if seat.account_id == account_id), None)

    def add_seat(self, seat: Seat) -> None:
        self.seats = sorted([*self.seats, seat], key=lambda one: one.number)
        self.before.seats[seat.id] = changeable(seat)

    def remove_seat(self, seat: Seat) -> None:
        self.seats = [other for other in self.seats if other is not seat]

    def record(self, *events: Event, action: Action | None = None) -> None:
        """Number the events and keep them as one step."""
        step = make_step(self.row.id, self.row.version, self.now, events, action)
        self.steps.append(step)
        self.row.version = step.last

    def follow(self, stepped: Stepped) -> None:
        """Keep what the stepper did, and stand where it came to."""
        for happened in stepped.steps:
            self.record(*happened.events, action=happened.action)
        at, row = stepped.position, self.row
        row.opens_at, row.closes_at, row.settles_at, row.plays_at = at.deadline
        row.paused_at = at.paused_at
        owing, offered = ({prompt.seat for prompt in some} for some in (at.state.owed, at.state.offered))
        for seat in self.seats:
            seat.away, seat.timeouts = seat.number in at.away, at.timeouts.get(seat.number, 0)
            seat.stand_in = seat.stand_in if seat.away else ""
            if at.state is not self.state:
                seat.owes = seat.number in owing or (bool(seat.played_by) and seat.number in offered)
        self.state = at.state
        if at.state.outcome and self.is_running:
            row.status, row.finished_at = Game.Status.FINISHED, self.now
            row.outcome = msgspec.to_builtins(at.state.outcome)

    def abandon(self, event: Event) -> None:
        """Nobody plays on, whatever is open."""
        row = self.row
        row.status, row.finished_at = Game.Status.ABANDONED, self.now
        row.opens_at = row.closes_at = row.settles_at = row.plays_at = row.paused_at = None
        for seat in self.seats:
            seat.owes = False
        self.record(event)

    def changed_seats(self) -> list[Seat]:
        """Those of which more has changed than whether they owe an answer."""
        return [seat for seat in self.seats if changeable(seat)[:-1] != self.before.seats[seat.id][:-1]]

    def make_row(self) -> Game:
        """The row as it is to be written."""
        row = self.row
        if self.reads_state:
            row.state = encode(self.state) if self.state else b""
        return row
