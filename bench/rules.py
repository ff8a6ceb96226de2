"""The rules alone, on one core, by CPU time: actions and games a second, the codec, and every seat's view."""

import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import TypeVar

import msgspec

from bench import engine
from bench.figures import Aim, Figure, ratios
from bench.house import House
from bench.plans import make_plan
from games.rules.kernel.game import apply, decode, decode_table, default_for, encode
from games.rules.kernel.ruleset import Ruleset, rulesets
from games.services.views import make_view
from games.store.decks import deck_of

FULL, QUICK, TINY = (30, 200, 5), (8, 60, 3), (1, 5, 1)
SEATS = 4
T = TypeVar("T")


def measure(house: House, games: int, states: int, rounds: int) -> list[Figure]:
    return [
        figure
        for ruleset in rulesets()
        for figure in _figures(
            ruleset.name.replace("_", " "),
            [_round(ruleset, games, states, n) for n in house.rounds(f"engine: {ruleset.name}", rounds)],
        )
    ]


def _round(ruleset: Ruleset, games: int, states: int, number: int) -> dict[str, float]:
    """Seconds of each piece; `bytes` is the longest state."""
    plan = make_plan(ruleset.name, SEATS, number, 20, states)
    cards = deck_of(plan.game).cards
    state, pairs = decode(bytes(plan.game.state)), []
    for [action] in plan.waves:
        pairs.append((encode(state), action))
        state = apply(ruleset, cards, state, action).state
        while state.owed and state.owed[0].seat is None:  # a pause, which lasts no time
            state = apply(ruleset, cards, state, default_for(state, state.owed[0], bytes(plan.game.seed))).state
    stored = [data for data, _ in pairs[1:]] + [encode(state)]

    def tables(data: bytes) -> None:
        found = decode(data)
        decode_table(ruleset, found.shown)
        decode_table(ruleset, found.checkpoint)

    def views(data: bytes) -> None:
        table = decode_table(ruleset, decode(data).shown)
        for seat in range(SEATS):
            msgspec.json.encode(ruleset.view(cards, table, seat))

    def shown(data: bytes) -> None:
        """As it is sent: with prompts in words."""
        for seat in plan.seats:
            view = make_view(plan.game, plan.seats, plan.game.created_at, seat.number, "en", decode(data))
            msgspec.json.encode(view)

    memory = engine.in_memory(ruleset, cards, SEATS, games)
    return {
        "loop": engine.floor(),
        "game": 1 / memory["games/s"],
        "played": 1 / memory["actions/s"],
        "action": _seconds(lambda pair: encode(apply(ruleset, cards, decode(pair[0]), pair[1]).state), pairs),
        "encode": _seconds(encode, [decode(data) for data in stored]),
        "decode": _seconds(tables, stored),
        "views": _seconds(views, stored),
        "shown": _seconds(shown, stored),
        "bytes": max(map(len, stored)),
    }


def _seconds(function: Callable[[T], object], things: Sequence[T]) -> float:
    """CPU seconds for one of them."""
    began = time.process_time()
    for thing in things:
        function(thing)
    return (time.process_time() - began) / len(things)


def _figures(name: str, rounds: Sequence[dict[str, float]]) -> list[Figure]:
    def of(part: str) -> list[float]:
        return [one[part] for one in rounds]

    def per(part: str) -> str:
        return f"{1e6 * median(of(part)):.0f} µs"

    loop, action = f"a loop of {engine.FLOOR_TURNS:,} turns", of("action")
    rate = f"{1 / median(of('played')):,.0f} actions/s, {1 / median(of('game')):.1f} games/s"
    codec = f"encode {per('encode')}, decode {per('decode')}, {max(of('bytes')):,.0f} bytes at most"
    every = "all four seats' views beside the action"
    both = [one["encode"] + one["decode"] for one in rounds]
    views, shown = (f"{per(part)} beside {per('action')}" for part in ("views", "shown"))
    return [
        Figure(f"{name}: actions in the time of {loop}", ratios(of("loop"), of("played")), absolute=rate),
        Figure(f"{name}: codec beside the action", ratios(both, action), absolute=codec),
        Figure(f"{name}: {every}", ratios(of("views"), action), aim=Aim("<=", 3.0), absolute=views),
        Figure(f"{name}: the same as sent, with prompts in words", ratios(of("shown"), action), absolute=shown),
    ]
