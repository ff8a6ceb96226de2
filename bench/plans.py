"""Random play, planned ahead: real games are started, their next actions worked out in memory, and copied.

The service then gets the very same actions in every round and beside every floor, and the sender reads
nothing in between.
"""

import json
from collections.abc import Sequence
from typing import NamedTuple
from uuid import UUID

from django.db import models, transaction

from accounts.sessions import do_open_session
from bench.load import Lane, request
from games.models import Game, LoggedStep, Seat
from games.rules.kernel.prompts import Action, fill
from games.rules.kernel.rng import Rng
from games.services.playing import answer
from games.store.locking import lock_game, save_games
from games.store.open_game import OpenGame
from tests.games.people import without_pauses
from tests.services.windows import start_game
from uu_service.ids import uuid7

MODE = "correspondence"
"""Deadlines are written as always, and none passes while we measure."""
ACTIONS = "/api/v1/games/{}/actions"


class Plan(NamedTuple):
    """A game as it stands, who sits where, and what will be done."""

    game: Game
    seats: list[Seat]
    tokens: list[str]
    actions: list[Action]

    def token_of(self, action: Action) -> str:
        assert action.seat is not None
        return self.tokens[action.seat]


def make_plans(count: int, seats: int, skip: int, actions: int) -> list[Plan]:
    """So many games of Unstable Unicorns that last long enough."""
    made: list[Plan] = []
    seed = 0
    while len(made) < count:
        plan = make_plan("unstable_unicorns", seats, seed, skip, actions)
        seed += 1
        if len(plan.actions) >= actions:
            made.append(plan)
    return made


def make_plan(ruleset: str, seats: int, seed: int, skip: int, actions: int) -> Plan:
    """A new game, `skip` actions in; then as many actions as asked for, or to its end."""
    game_id, rng = start_game(ruleset, seats, without_pauses(ruleset, mode=MODE)), Rng(seed.to_bytes(32, "big"))
    with transaction.atomic():
        opened = lock_game(game_id)
        _play(opened, rng, skip)
        save_games([opened])
    with transaction.atomic():
        opened = lock_game(game_id)
    row, own = Game.objects.get(pk=game_id), list(Seat.objects.filter(game_id=game_id).order_by("number"))
    tokens = [do_open_session(seat.account, "bench").access for seat in own if seat.account]
    return Plan(row, own, tokens, _play(opened, rng, actions))  # what is played here is not stored


def _play(game: OpenGame, rng: Rng, count: int) -> list[Action]:
    actions: list[Action] = []
    while game.state and not game.state.outcome and len(actions) < count:
        prompt = rng.pick([prompt for prompt in game.state.prompts if prompt.seat is not None])
        actions.append(fill(prompt, rng.pick(prompt.forms), rng))
        assert answer(game, actions[-1]) is None
    return actions


def copied(plans: Sequence[Plan], log: int = 0) -> list[UUID]:
    """The plans' games again under new ids, with a log of so many steps."""
    games, seats, steps = [], [], []
    for plan in plans:
        changed = {"id": uuid7(), "code": None, "version": max(plan.game.version, log)}
        game = Game(**values_of(plan.game) | changed)
        games.append(game)
        seats += [Seat(**values_of(seat) | {"id": None, "game_id": game.id}) for seat in plan.seats]
        same = {"game_id": game.id, "at": game.created_at, "action": b"x" * 80, "events": b"x" * 300}
        steps += [LoggedStep(last=number, first=number, **same) for number in range(1, log + 1)]
    Game.objects.bulk_create(games, batch_size=500)
    Seat.objects.bulk_create(seats, batch_size=2000)
    LoggedStep.objects.bulk_create(steps, batch_size=5000)
    return [game.id for game in games]


def values_of(row: models.Model) -> dict[str, object]:
    return {field.attname: getattr(row, field.attname) for field in row._meta.concrete_fields}


def lanes(plans: Sequence[Plan], path: str = ACTIONS, games: Sequence[UUID] = (), *, keyed: bool = False) -> list[Lane]:
    """The plans' actions as requests about these games, or about fresh copies; with a key, each has an
    Idempotency-Key of its own."""
    return [
        [
            request("POST", path.format(game), plan.token_of(action), body_of(action),
                    **({"Idempotency_Key": f"{game}-{number}"} if keyed else {}))
            for number, action in enumerate(plan.actions)
        ]
        for plan, game in zip(plans, games or copied(plans), strict=True)
    ]  # fmt: skip


def body_of(action: Action) -> bytes:
    return json.dumps({"prompt": action.prompt, "type": action.type, **action.fields}).encode()
