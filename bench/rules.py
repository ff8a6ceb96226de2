"""The rules alone, on one core, by CPU time: actions and games a second, the codec, and every seat's view."""

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from bench import engine
from bench.figures import Figure
from bench.house import House
from bench.stats import Aim, ratios, spread

FLOOR = f"a loop of {engine.FLOOR_TURNS:,} turns"


class Size(NamedTuple):
    games: int
    states: int
    rounds: int
    seats: int = 4


FULL, QUICK, TINY = Size(30, 200, 5), Size(8, 60, 3), Size(1, 5, 1)


class Round(NamedTuple):
    """Seconds, or pieces a second, of one round."""

    floor: float
    actions: float
    games: float
    action: float
    encode: float
    decode: float
    views: float
    shown: float
    bytes: float


def measure(house: House, size: Size) -> list[Figure]:
    from games.rules.kernel.ruleset import rulesets

    figures: list[Figure] = []
    for ruleset in rulesets():
        rounds = []
        for number in range(size.rounds):
            house.say(f"engine: {ruleset.name}, round {number + 1} of {size.rounds}")
            rounds.append(_round(ruleset, size, number))
        figures += _figures(ruleset.name.replace("_", " "), rounds)
    return figures


def _round(ruleset: Any, size: Size, number: int) -> Round:
    from bench.plans import make_plan
    from games.rules.kernel.game import apply, decode, encode

    plan = make_plan(ruleset.name, size.seats, number, 20, size.states)
    deck = _deck(plan.game)
    memory = engine.in_memory(ruleset, deck.cards, size.seats, size.games)
    stored = []
    state = decode(bytes(plan.game.state))
    pairs = []
    for action in (action for wave in plan.waves for action in wave):
        pairs.append((encode(state), action))
        state = _after(ruleset, deck.cards, plan.game, state, action)
        stored.append(encode(state))
    return Round(
        floor=engine.floor(),
        actions=memory["actions/s"],
        games=memory["games/s"],
        action=_seconds(lambda pair: encode(apply(ruleset, deck.cards, decode(pair[0]), pair[1]).state), pairs),
        encode=_seconds(encode, [decode(data) for data in stored]),
        decode=_seconds(lambda data: _decoded(ruleset, data), stored),
        views=_seconds(lambda data: _views(ruleset, deck.cards, size.seats, data), stored),
        shown=_seconds(lambda data: _shown(plan, data), stored),
        bytes=float(max(map(len, stored))),
    )


def _seconds(function: Callable[[Any], Any], things: Sequence[Any]) -> float:
    """CPU seconds for one of them."""
    began = time.process_time()
    for thing in things:
        function(thing)
    return (time.process_time() - began) / len(things)


def _deck(game: Any) -> Any:
    from games.store.decks import deck_of

    return deck_of(game)


def _after(ruleset: Any, cards: Any, game: Any, state: Any, action: Any) -> Any:
    """The action, and pauses that last no time."""
    from games.rules.kernel.game import apply, default_for

    state = apply(ruleset, cards, state, action).state
    while state.owed and state.owed[0].seat is None:
        state = apply(ruleset, cards, state, default_for(state, state.owed[0], bytes(game.seed))).state
    return state


def _decoded(ruleset: Any, data: bytes) -> Any:
    from games.rules.kernel.game import decode, decode_table

    state = decode(data)
    return decode_table(ruleset, state.shown), decode_table(ruleset, state.checkpoint)


def _views(ruleset: Any, cards: Any, seats: int, data: bytes) -> None:
    from games.rules.kernel.game import decode, decode_table

    table = decode_table(ruleset, decode(data).shown)
    for seat in range(seats):
        msgspec.json.encode(ruleset.view(cards, table, seat))


def _shown(plan: Any, data: bytes) -> None:
    """As it is sent: with prompts in words."""
    from games.rules.kernel.game import decode
    from games.services.views import make_view

    for seat in plan.seats:
        view = make_view(plan.game, plan.seats, plan.game.created_at, seat.number, "en", decode(data))
        msgspec.json.encode(view)


def _figures(name: str, rounds: list[Round]) -> list[Figure]:
    def per(part: str) -> str:
        return f"{1e6 * spread([getattr(one, part) for one in rounds]).median:.0f} µs"

    floors, actions = [one.floor for one in rounds], [one.action for one in rounds]
    rate = f"{spread([one.actions for one in rounds]).median:,.0f} actions/s"
    games = f"{spread([one.games for one in rounds]).median:.1f} games/s"
    codec = f"encode {per('encode')}, decode {per('decode')}, {max(one.bytes for one in rounds):,.0f} bytes at most"

    def figure(what: str, value: Any, absolute: str, aim: Aim | None = None) -> Figure:
        return Figure("engine", f"{name}: {what}", value, aim=aim, absolute=absolute)

    return [
        figure(
            f"actions in the time of {FLOOR}", ratios(floors, [1 / one.actions for one in rounds]), f"{rate}, {games}"
        ),
        figure("codec beside the action", ratios([one.encode + one.decode for one in rounds], actions), codec),
        figure(
            "all four seats' views beside the action",
            ratios([one.views for one in rounds], actions),
            f"{per('views')} beside {per('action')}",
            Aim("<=", 3.0),
        ),
        figure(
            "the same as sent, with prompts in words",
            ratios([one.shown for one in rounds], actions),
            f"{per('shown')} beside {per('action')}",
        ),
    ]
