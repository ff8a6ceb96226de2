"""Finished games again: everything that went in, what happened in words, and the view at any number, computed again
from the seed. What a seat once hid, everybody may see now.
"""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

import msgspec

from games.models import Game, LoggedStep
from games.rules.kernel.game import State, apply
from games.rules.kernel.names import RulesetName
from games.rules.kernel.ruleset import ruleset_named
from games.rules.kernel.table import Outcome
from games.rules.kernel.table_events import CardSetRef
from games.services import problems
from games.services.event_views import AnyEvent, event_views
from games.services.reading import access_game
from games.services.start import commitment, played_at_start
from games.services.tables import TableOptions
from games.services.views import GameStatus, GameView, make_view
from games.store import log, times
from games.store.decks import deck_of, refs
from games.store.scenarios import still_holding
from games.store.seen import seats_seen
from games.store.tables import row_with_steps, row_without_state
from uu_service.api.problems import Complaint, InvalidQuery

MOST_REPLAYED_EVENTS = 500
"""So many events stand in one answer."""


class ReplayAction(msgspec.Struct, frozen=True):
    """One action; `number` is that of the last event that came of it. `auto`: taken for the seat, not by it.

    Its fields: `one` holds those that take one choice, `some` those that take several.
    """

    number: int
    """The number of the first event that came of it."""
    at: datetime
    """When it was taken."""
    seat: int | None
    """Who took it; null: the clock."""
    type: str
    """The type of the action."""
    prompt: str
    """The prompt that it answered; empty: none."""
    one: dict[str, str]
    """Its fields with one choice."""
    some: dict[str, list[str]]
    """Its fields with a list of choices."""
    auto: bool
    """It was taken for the seat, not by it."""


class Replay(msgspec.Struct, frozen=True):
    """All that went into a finished game: the same engine, cards, options, seats, seed and actions give it again.

    `commitment` was in the `game_started` event: it is the SHA-256 of seed and salt.
    """

    id: UUID
    """The id of the game."""
    ruleset: RulesetName
    """What kind of game."""
    engine: int
    """The version of its rules' code."""
    card_set_versions: list[CardSetRef]
    """What it was played with."""
    options: TableOptions
    """Choices about the rules."""
    seats: int
    """How many played."""
    commitment: str
    """What was told before the start: the SHA-256 of seed and salt."""
    seed: str
    """What all chance came from, in hexadecimal digits."""
    salt: str
    """What was mixed into the commitment, in hexadecimal digits."""
    actions: list[ReplayAction]
    """Every action, in order."""
    outcome: Outcome | None
    """How it ended; null: it was abandoned."""
    version: int
    """The number of its last event."""


class ReplayEvents(msgspec.Struct, frozen=True):
    """What happened in a finished game, in order, as one seat was told it."""

    events: list[AnyEvent]
    """What happened, each with its words."""
    version: int
    """The number of the game's last event."""
    more: bool
    """There are more: ask again, after the last of these."""


def replay_of(game_id: UUID, account_id: UUID) -> Replay:
    row, steps = _finished(game_id, account_id)
    return Replay(
        id=row.id,
        ruleset=row.ruleset,
        engine=row.engine,
        card_set_versions=refs(row),
        options=row.options,
        seats=row.seats.count(),
        commitment=commitment(bytes(row.seed), bytes(row.salt)),
        seed=bytes(row.seed).hex(),
        salt=bytes(row.salt).hex(),
        actions=[replayed for step in still_holding(steps) if (replayed := _action(step))],
        outcome=msgspec.convert(row.outcome, Outcome | None),
        version=row.version,
    )


def events_replayed(game_id: UUID, account_id: UUID, after: int, seat: int | None, language: str) -> ReplayEvents:
    """The events after this number as this seat (None: a spectator) was told them."""
    head = access_game(game_id, account_id)
    if head.status != Game.Status.FINISHED:
        raise problems.StillPlaying()
    row = row_without_state(game_id)
    seats = seats_seen(row.pk)
    _refuse(_strange_seat(seat, len(seats)))
    found = log.events_of_everybody(game_id, after, MOST_REPLAYED_EVENTS)
    if not found and after < row.version:
        raise problems.LogForgotten()
    events = event_views(row, seats, found, seat, language)
    return ReplayEvents(events, row.version, more=bool(events) and events[-1].number < row.version)


def view_at(game_id: UUID, account_id: UUID, number: int, seat: int | None, language: str) -> GameView:
    """The game as it stood when the step of this event was done, as this seat (None: a spectator) saw it."""
    row, steps = _finished(game_id, account_id)
    seats = seats_seen(row.pk)
    strange_number = [Complaint("/number", "out_of_range", {"least": 1, "most": row.version})]
    _refuse([*([] if 1 <= number <= row.version else strange_number), *_strange_seat(seat, len(seats))])
    if row.engine != ruleset_named(row.ruleset).version:
        raise problems.OtherEngine()
    row.version, state = state_at(row, steps, number)
    row.opens_at = row.closes_at = row.settles_at = row.paused_at = None
    is_over = state is not None and state.outcome is not None
    row.status = GameStatus.FINISHED if is_over else GameStatus.RUNNING if state else GameStatus.LOBBY
    row.state = b""
    return make_view(row, seats, times.python_now(), seat, language, state)


def _strange_seat(seat: int | None, seats: int) -> list[Complaint]:
    is_strange = seat is not None and seat >= seats
    return [Complaint("/seat", "out_of_range", {"least": 0, "most": seats - 1})] if is_strange else []


def _refuse(complaints: list[Complaint]) -> None:
    if complaints:
        raise InvalidQuery(errors=complaints, count=len(complaints))


def state_at(row: Game, steps: list[LoggedStep], number: int) -> tuple[int, State | None]:
    """The state after the step that has the event of this number, worked out from the game's beginning."""
    done = [step for step in steps if step.first <= number]
    return done[-1].last, state_after(row, still_holding(done))


def state_after(row: Game, steps: Sequence[LoggedStep]) -> State | None:
    """Where these steps lead to, from the beginning; None before the start."""
    ruleset, cards = ruleset_named(row.ruleset), deck_of(row).cards
    state: State | None = None
    for step in steps:
        action = log.action_of(step)
        if action is not None:
            assert state is not None
            state = apply(ruleset, cards, state, action).state
        elif state is None and log.began(step):
            state = played_at_start(row, row.seats.count()).state
    return state


def _finished(game_id: UUID, account_id: UUID) -> tuple[Game, list[LoggedStep]]:
    head = access_game(game_id, account_id)
    if head.status != Game.Status.FINISHED:
        raise problems.StillPlaying()
    row, steps = row_with_steps(game_id)
    if not steps:
        raise problems.LogForgotten()
    return row, steps


def _action(step: LoggedStep) -> ReplayAction | None:
    action = log.action_of(step)
    if action is None:
        return None
    one = {name: value for name, value in action.fields.items() if isinstance(value, str)}
    some = {name: value for name, value in action.fields.items() if isinstance(value, list)}
    return ReplayAction(step.last, step.at, action.seat, action.type, action.prompt, one, some, action.auto)
