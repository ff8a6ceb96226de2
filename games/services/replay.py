"""Finished games again: everything that went in, and the view at any number, worked out anew from the seed."""

from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec

from games.models import Game, Step
from games.rules.kernel.game import State, apply, start
from games.rules.kernel.ruleset import ruleset_named
from games.rules.kernel.table import Outcome
from games.services import problems
from games.services.reading import access_game
from games.services.start import commitment
from games.services.views import GameStatus, GameView, make_view
from games.store import log
from games.store.decks import CardSetRef, deck_of, refs
from games.store.locking import read_seats
from games.store.tables import row_with_steps
from uu_service.api.problems import Complaint, InvalidQuery


class ReplayAction(msgspec.Struct, frozen=True):
    """One action; `number` is that of the last event that came of it. `auto`: taken for the seat, not by it.

    Its fields: `one` holds those that take one choice, `some` those that take several.
    """

    number: int
    at: datetime
    seat: int | None
    type: str
    prompt: str
    one: dict[str, str]
    some: dict[str, list[str]]
    auto: bool


class Replay(msgspec.Struct, frozen=True):
    """All that went into a finished game: the same engine, cards, options, seats, seed and actions give it again.

    `commitment` was in the `game_started` event: it is the SHA-256 of seed and salt.
    """

    id: UUID
    ruleset: str
    engine: int
    card_set_versions: list[CardSetRef]
    options: dict[str, Any]
    seats: int
    commitment: str
    seed: str
    salt: str
    actions: list[ReplayAction]
    outcome: Outcome | None
    version: int


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
        actions=[replayed for step in steps if (replayed := _action(step))],
        outcome=msgspec.convert(row.outcome, Outcome | None),
        version=row.version,
    )


def view_at(game_id: UUID, account_id: UUID, number: int, seat: int | None, language: str) -> GameView:
    """The game as it stood when the step of this event was done, as this seat (None: a spectator) saw it."""
    row, steps = _finished(game_id, account_id)
    seats, now = read_seats(row)
    complaints = []
    if not 1 <= number <= row.version:
        complaints.append(Complaint("/at", "out_of_range", {"least": 1, "most": row.version}))
    if seat is not None and seat >= len(seats):
        complaints.append(Complaint("/seat", "out_of_range", {"least": 0, "most": len(seats) - 1}))
    if complaints:
        raise InvalidQuery(errors=complaints, count=len(complaints))
    if row.engine != ruleset_named(row.ruleset).version:
        raise problems.OtherEngine()
    row.version, state = _state_at(row, steps, number)
    row.opens_at = row.closes_at = row.settles_at = None
    row.status = GameStatus.FINISHED if number > steps[-2].last else GameStatus.RUNNING if state else GameStatus.LOBBY
    row.state = b""
    return make_view(row, seats, now, seat, language, state)


def final_state(row: Game) -> State:
    """The end of a game, worked out from its beginning."""
    state = _state_at(row, list(row.steps.order_by("last")), row.version)[1]
    assert state is not None
    return state


def _state_at(row: Game, steps: list[Step], number: int) -> tuple[int, State | None]:
    ruleset, cards = ruleset_named(row.ruleset), deck_of(row).cards
    state: State | None = None
    reached = 0
    for step in steps:
        action = log.action_of(step)
        if action is not None:
            assert state is not None
            state = apply(ruleset, cards, state, action).state
        elif state is None and log.began(step):
            options = msgspec.convert(row.options, ruleset.Options)
            state = start(ruleset, cards, options, row.seats.count(), bytes(row.seed)).state
        reached = step.last
        if reached >= number:
            break
    return reached, state


def _finished(game_id: UUID, account_id: UUID) -> tuple[Game, list[Step]]:
    glance = access_game(game_id, account_id)
    if glance.status != Game.Status.FINISHED:
        raise problems.StillPlaying()
    return row_with_steps(game_id)


def _action(step: Step) -> ReplayAction | None:
    action = log.action_of(step)
    if action is None:
        return None
    one = {name: value for name, value in action.fields.items() if isinstance(value, str)}
    some = {name: value for name, value in action.fields.items() if isinstance(value, list)}
    return ReplayAction(step.last, step.at, action.seat, action.type, action.prompt, one, some, action.auto)
