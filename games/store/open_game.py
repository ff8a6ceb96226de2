"""A game under its lock: the only code that changes a running game.

Everything is worked out in memory and written at the end, so a refusal has nothing to undo.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from django.conf import settings
from django.db.models import QuerySet

from accounts.credentials import Credential, Kind, is_live
from games.live.notices import Before, is_subscribed, write_notices
from games.models import Game, Seat, Step
from games.rules.kernel.events import Event
from games.rules.kernel.game import Played, Rewound, State, apply, decode, default_for, encode
from games.rules.kernel.moments import windows_in
from games.rules.kernel.prompts import Action, Prompt
from games.rules.kernel.ruleset import Ruleset, ruleset_named
from games.services.auto_pass import passes_unasked, with_preferences
from games.services.clocks import ClockSettings
from games.store import log, times, writing
from games.store.decks import Deck, deck_of
from uu_service.statements import written_once

FORCED_AT_ONCE = 60
"""Defaults taken for absent seats in one transaction; the rest is the clock's."""

TIMEOUTS_TO_AWAY = 2


class NoSuchGame(Exception):
    """There is no game with this id."""


@dataclass
class OpenGame:
    """One game, locked, with its seats. `save` writes what has happened to it."""

    row: Game
    seats: list[Seat]
    received: datetime
    now: datetime
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state: State | None = decode(bytes(self.row.state)) if self.row.state else None
        self.clock = msgspec.convert(self.row.clock, ClockSettings)
        self.seats_before = {seat.pk: writing.changeable(seat) for seat in self.seats}
        self.before = Before(self.row, self.seats, self.state)
        self.has_notices = False

    @property
    def ruleset(self) -> Ruleset:
        return ruleset_named(self.row.ruleset)

    @property
    def deck(self) -> Deck:
        return deck_of(self.row)

    @property
    def changed(self) -> bool:
        return bool(self.steps)

    @property
    def is_running(self) -> bool:
        return self.row.status == Game.Status.RUNNING

    def is_window(self, prompt: Prompt) -> bool:
        """Whether several seats may answer at once, and some may have passed in advance."""
        return prompt.clock in windows_in(self.ruleset.moments)

    def seat(self, number: int) -> Seat:
        return next(seat for seat in self.seats if seat.number == number)

    def seat_of(self, account_id: UUID) -> Seat | None:
        return next((seat for seat in self.seats if seat.account_id == account_id), None)

    def record(self, *events: Event, action: Action | None = None) -> None:
        """Number the events and keep them as one step."""
        step = log.make_step(self.row.id, self.row.version, self.now, list(events), action)
        self.steps.append(step)
        self.row.version = step.last

    # ---- playing ----------------------------------------------------------------

    def begin(self, played: Played, started: Event) -> None:
        """The first question of a game that has just been set up."""
        self._become(Played(played.state, [started, *played.events]), None, new_moment=True)
        self._go_on()

    def take(self, action: Action) -> None:
        """Take an action and whatever follows without anybody being asked. Raises a Refusal or Rewound."""
        self._take(action)
        self._go_on()

    def settle(self) -> None:
        """Answer what is open for those who have not, if its time has come."""
        if not self._is_due():
            return
        assert self.state is not None
        moment = self.state.moment
        for prompt in list(self.state.owed):
            if prompt.seat is not None and not self.is_window(prompt):
                self._count_timeout(self.seat(prompt.seat))
        self._take_defaults(moment)
        self._go_on()

    def _take_defaults(self, moment: str) -> None:
        """Until something new is asked, or the game is over."""
        while self.state and self.state.owed and self.state.moment == moment:
            prompt = self.state.owed[0]
            try:
                self._take(default_for(self.state, prompt, bytes(self.row.seed)))
            except Rewound as rewound:
                self.rewind(rewound)
                return

    def rewind(self, rewound: Rewound) -> None:
        """After a deploy: back to the checkpoint, and ask again."""
        self._become(rewound.played, None, new_moment=True)

    def _is_due(self) -> bool:
        return self.is_running and self.row.settles_at is not None and self.row.settles_at <= self.now

    def _take(self, action: Action) -> None:
        assert self.state is not None
        moment = self.state.moment
        played = apply(self.ruleset, self.deck.cards, self.state, action)
        self._become(played, action, new_moment=played.state.moment != moment)

    def _go_on(self) -> None:
        """Answer what nobody is asked: for seats that are away or have conceded, by preference, and empty pauses."""
        count = 0
        while self.state and (unasked := self._unasked()):
            if count >= FORCED_AT_ONCE and len(unasked) == len(self.state.owed):
                self.row.closes_at = self.row.settles_at = self.now  # nobody waits: the clock goes on from here
                return
            count += 1
            try:
                self._take(default_for(self.state, unasked[0], bytes(self.row.seed)))
            except Rewound as rewound:
                self.rewind(rewound)

    def _unasked(self) -> list[Prompt]:
        """The prompts that are answered with their default as soon as they open. No hand is looked at."""
        state = self.state
        if state is None or state.outcome:
            return []
        absent = {seat.number for seat in self.seats if seat.away} | set(state.conceded)
        return [prompt for prompt in state.owed if self._needs_no_asking(prompt, absent)]

    def _needs_no_asking(self, prompt: Prompt, absent: set[int]) -> bool:
        if prompt.seat is None:
            return self.clock.seconds.get(prompt.clock) == 0
        return prompt.seat in absent or (self.is_window(prompt) and passes_unasked(self.seat(prompt.seat), prompt))

    def _become(self, played: Played, action: Action | None, new_moment: bool) -> None:
        self.state = played.state
        self.record(*played.events, action=action)
        if played.state.outcome:
            self._finish()
        elif new_moment:
            self._set_deadline()
        owing = {prompt.seat for prompt in played.state.owed}
        for seat in self.seats:
            seat.owes = seat.number in owing

    def _set_deadline(self) -> None:
        assert self.state is not None
        row = self.row
        allowed = self.clock.time_for(self.state.owed[0].clock)
        row.opens_at = self.now
        row.closes_at = self.now + allowed if allowed is not None else None
        row.settles_at = row.closes_at + times.milliseconds(settings.CLOCK_GRACE_MS) if row.closes_at else None

    def _finish(self) -> None:
        assert self.state is not None
        row = self.row
        row.status = Game.Status.FINISHED
        row.outcome = msgspec.to_builtins(self.state.outcome)
        row.finished_at = self.now
        row.opens_at = row.closes_at = row.settles_at = None
        seed, salt = bytes(row.seed).hex(), bytes(row.salt).hex()
        self.record(Event("game_finished", {"outcome": row.outcome, "seed": seed, "salt": salt}))

    # ---- seats ------------------------------------------------------------------

    def came_back(self, seat: Seat) -> None:
        """The seat's own doing: nothing is done for it any more."""
        seat.timeouts = 0
        if seat.account_id:
            self.row.touched_at = self.now
        if seat.away:
            seat.away = False
            self.record(Event("seat_back", {"seat": seat.number}))

    def went_away(self, seat: Seat) -> None:
        """Its prompts take their default at once, until it is back."""
        if not seat.away:
            seat.away = True
            self.record(Event("seat_away", {"seat": seat.number}))

    def _count_timeout(self, seat: Seat) -> None:
        if seat.bot or seat.away:
            return
        seat.timeouts += 1
        if seat.timeouts >= TIMEOUTS_TO_AWAY:
            self.went_away(seat)

    def leave_running(self, seat: Seat) -> None:
        self.went_away(seat)
        self._go_on()

    def add_seat(self, seat: Seat) -> None:
        self.seats = sorted([*self.seats, seat], key=lambda one: one.number)
        self.seats_before[seat.pk] = writing.changeable(seat)

    def remove_seat(self, seat: Seat) -> None:
        self.seats = [other for other in self.seats if other is not seat]

    # ---- storing ----------------------------------------------------------------

    def save(self) -> None:
        save_games([self])

    def make_row(self) -> Game:
        """The row as it is to be written."""
        row = self.row
        row.failures, row.failure = 0, ""
        row.state = encode(self.state) if self.state else b""
        return row


def save_games(games: Sequence[OpenGame]) -> None:
    """Write rows, new steps, seats that changed, and notices if anybody wants them: four statements for them all."""
    writing.update_games([game.make_row() for game in games])
    writing.insert_steps([step for game in games for step in game.steps])
    before = {pk: values for game in games for pk, values in game.seats_before.items()}
    writing.update_seats([seat for game in games for seat in game.seats], before)
    write_notices(games)


def lock_game(game_id: UUID, received: datetime | None = None, credential: Credential | None = None) -> OpenGame:
    """Lock the game's row, then read its seats and the time. Two statements; call it inside a transaction.

    With the caller's `credential`, each seat also says whether it is `live`.
    """
    found = _locked_row(game_id)
    if not found:
        raise NoSuchGame
    row = found[0]
    seats, now = _read_seats_to_write(row, credential)
    return OpenGame(row, seats, received or row.received, now)


@written_once
def _locked_row(game_id: UUID) -> QuerySet[Any]:
    return Game.objects.select_for_update().annotate(received=times.statement_now()).filter(pk=game_id)


def _read_seats_to_write(row: Game, credential: Credential | None) -> tuple[list[Seat], datetime]:
    """As `read_seats`; each seat also knows whether somebody's server wants to be told of it."""
    if credential is None:
        return _seats_and_time(row, seats_of_many_to_write([row.pk]))
    read = _seats_and_session if credential.kind is Kind.SESSION else _seats_and_key
    return _seats_and_time(row, read(row.pk, credential.account_id, credential.id, credential.digest))


def read_seats(row: Game) -> tuple[list[Seat], datetime]:
    """A second statement, after the lock: its clock is the time after the waiting."""
    return _seats_and_time(row, _seats(row.pk))


@written_once
def _seats(game_id: UUID) -> QuerySet[Any]:
    return _with_time(Seat.objects.filter(game_id=game_id))


@written_once
def seats_of_many_to_write(game_ids: Sequence[UUID]) -> QuerySet[Any]:
    """Of one game or several; the order is each game's own."""
    return _to_write(_with_time(Seat.objects.filter(game__id__in=game_ids)))


@written_once
def _seats_and_session(game_id: UUID, account_id: UUID, session_id: UUID, _: bytes) -> QuerySet[Any]:
    live = is_live(Credential(account_id, Kind.SESSION, session_id))
    return _to_write(_with_time(Seat.objects.filter(game_id=game_id)).annotate(live=live))


@written_once
def _seats_and_key(game_id: UUID, account_id: UUID, key_id: UUID, digest: bytes) -> QuerySet[Any]:
    live = is_live(Credential(account_id, Kind.KEY, key_id, digest))
    return _to_write(_with_time(Seat.objects.filter(game_id=game_id)).annotate(live=live))


def _with_time(seats: QuerySet[Seat]) -> QuerySet[Any]:
    rows: QuerySet[Any] = with_preferences(seats).annotate(now=times.clock_now())
    return rows.order_by("number")


def _to_write(seats: QuerySet[Any]) -> QuerySet[Any]:
    rows: QuerySet[Any] = seats.annotate(subscribed=is_subscribed())
    return rows


def _seats_and_time(row: Game, seats: list[Any]) -> tuple[list[Seat], datetime]:
    return seats, seats[0].now if seats else row.received  # type: ignore[attr-defined]
