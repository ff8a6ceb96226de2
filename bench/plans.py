"""Random play, planned ahead: real games are started, their next actions worked out in memory, and copied.

The service then gets the very same actions in every round and beside every floor, and whoever sends them needs to
read nothing in between.
"""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import UUID

from bench.load import Lane, request
from games.models import Game, Seat, Step
from games.rules.kernel.prompts import Action, Prompt, fill
from games.rules.kernel.rng import Rng
from games.services.actions import Move
from games.services.playing import answer
from games.store.locking import lock_game
from games.store.open_game import OpenGame
from games.store.writing import save_games
from tests.games.people import without_pauses
from tests.services.windows import start_game
from uu_service.ids import uuid7

MODE = "correspondence"
"""Deadlines are written as always, and none passes while we measure."""


class Person(NamedTuple):
    account_id: UUID
    token: str
    credential: Any


class Plan(NamedTuple):
    """A game as it stands, who sits where, and what will be done: waves of actions, those of a wave in any order."""

    game: Game
    seats: list[Seat]
    people: list[Person]
    waves: list[list[Action]]


def make_plans(
    count: int, ruleset: str, seats: int, skip: int = 0, actions: int = 60, in_waves: bool = False
) -> list[Plan]:
    """So many games that last long enough."""
    made: list[Plan] = []
    seed = 0
    while len(made) < count:
        plan = make_plan(ruleset, seats, seed, skip, actions, in_waves)
        seed += 1
        if sum(map(len, plan.waves)) >= actions:
            made.append(plan)
    return made


def make_plan(ruleset: str, seats: int, seed: int, skip: int = 0, actions: int = 60, in_waves: bool = False) -> Plan:
    """A new game, `skip` actions in; then as many actions as asked for, or to its end."""
    game_id = start_game(ruleset, seats, without_pauses(ruleset, mode=MODE))
    rng = Rng(seed.to_bytes(32, "big"))
    _play(game_id, rng, skip)
    opened = _opened(game_id)
    before = OpenGame(opened.row, opened.seats, opened.received, opened.now)  # what is played below is not stored
    row = Game.objects.get(pk=game_id)
    waves: list[list[Action]] = []
    while before.state and not before.state.outcome and sum(map(len, waves)) < actions:
        wave = _wave(before, rng) if in_waves else [_any(before, rng)]
        waves.append(wave)
        for action in wave:
            assert answer(before, action) is None
    own = list(Seat.objects.filter(game_id=game_id).order_by("number"))
    return Plan(row, own, [_signed_in(seat) for seat in own], waves)


def _play(game_id: UUID, rng: Rng, actions: int) -> None:
    from django.db import transaction

    if not actions:
        return
    with transaction.atomic():
        opened = lock_game(game_id)
        for _ in range(actions):
            if opened.state is None or opened.state.outcome:
                break
            assert answer(opened, _any(opened, rng)) is None
        save_games([opened])


def _opened(game_id: UUID) -> OpenGame:
    from django.db import transaction

    with transaction.atomic():
        return lock_game(game_id)


def _any(opened: OpenGame, rng: Rng) -> Action:
    assert opened.state
    asked = [prompt for prompt in opened.state.prompts if prompt.seat is not None]
    return _filled(rng.pick(asked), rng)


def _wave(opened: OpenGame, rng: Rng) -> list[Action]:
    """Everybody lets a window pass, in whatever order; else one action of one seat."""
    assert opened.state
    window = [prompt for prompt in opened.state.owed if prompt.kind == "neigh_window"]
    passes = [fill(prompt, form, rng) for prompt in window for form in prompt.forms if form.type == "pass"]
    return passes or [_any(opened, rng)]


def _filled(prompt: Prompt, rng: Rng) -> Action:
    return fill(prompt, rng.pick(prompt.forms), rng)


def _signed_in(seat: Seat) -> Person:
    from accounts.credentials import read_credential
    from accounts.sessions import do_open_session

    assert seat.account
    token = do_open_session(seat.account, "bench").access
    return Person(seat.account.pk, token, read_credential(token))


def copied(plans: Sequence[Plan], log: int = 0) -> list[UUID]:
    """The plans' games again under new ids, with a log of so many steps."""
    games, seats, steps = [], [], []
    for plan in plans:
        fields = {field.attname: getattr(plan.game, field.attname) for field in Game._meta.concrete_fields}
        game = Game(**{**fields, "id": uuid7(), "code": None, "version": max(plan.game.version, log)})
        games.append(game)
        for seat in plan.seats:
            own = {field.attname: getattr(seat, field.attname) for field in Seat._meta.concrete_fields}
            seats.append(Seat(**{**own, "id": None, "game_id": game.id}))
        steps += [
            Step(game_id=game.id, last=number, first=number, at=game.created_at, action=b"x" * 80, events=b"x" * 300)
            for number in range(1, log + 1)
        ]
    Game.objects.bulk_create(games, batch_size=500)
    Seat.objects.bulk_create(seats, batch_size=2000)
    Step.objects.bulk_create(steps, batch_size=5000)
    return [game.id for game in games]


def lane(plan: Plan, path: str, keyed: str = "", one_by_one: bool = True) -> Lane:
    """The plan's actions as requests to this path; `keyed` gives each an Idempotency-Key."""
    waves = [
        [
            request("POST", path, plan.people[action.seat or 0].token, body_of(action), **_key(keyed, number, place))
            for place, action in enumerate(wave)
        ]
        for number, wave in enumerate(plan.waves)
    ]
    return [[one] for wave in waves for one in wave] if one_by_one else waves


def _key(keyed: str, number: int, place: int) -> dict[str, str]:
    return {"Idempotency_Key": f"{keyed}-{number}-{place}"} if keyed else {}


def body_of(action: Action) -> bytes:
    return json.dumps({"prompt": action.prompt, "type": action.type, **action.fields}).encode()


def move_of(action: Action) -> Move:
    return Move(action.prompt, action.type, dict(action.fields))
