"""The rules alone, on one core, by CPU time: actions, every seat's view, a bot's decisions, a balance report."""

import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import median
from typing import TypeVar

import msgspec

from bench import engine
from bench.figures import Aim, Figure, percentile, ratios, spread
from bench.house import House
from bench.plans import make_plan
from cards.balance.playing import BalanceOrder
from cards.language.catalogue import default_set
from games.balance import play_balance
from games.bots.answers import any_answer
from games.bots.registry import LEVELS, bot_names, bot_seed, decide
from games.bots.simulation import seed_of
from games.rules.kernel.game import State, apply, decode, default_for, start
from games.rules.kernel.ruleset import Ruleset, rulesets
from games.services.views import make_view

FULL, QUICK, TINY = (30, 24, 35, 3), (8, 4, 1, 2), (1, 1, 1, 1)
SEATS = 4
DECISION_MS = {"random": 1, "easy": 20, "normal": 60, "hard": 600}
"""What 95 of 100 decisions should not exceed (docs/bots.md)."""
T = TypeVar("T")


def measure(house: House, games: int, decisions: int, reported: int, rounds: int) -> list[Figure]:
    figures: list[Figure] = []
    for ruleset in rulesets():
        name = ruleset.name.replace("_", " ")
        numbers = house.rounds(f"rules: {name}", rounds)
        figures += _figures(name, [_round(ruleset, games, decisions, reported, number) for number in numbers])
    return figures


def _round(ruleset: Ruleset, games: int, decisions: int, reported: int, number: int) -> dict[str, list[float]]:
    """CPU seconds of each thing that was done."""
    cards = ruleset.compile([default_set(ruleset.name)])

    def decided(level: str) -> list[float]:
        return [_seconds(lambda one: decide(ruleset, cards, one[0], one[1], level, one[2]), one) for one in asked]

    memory = engine.in_memory(ruleset, cards, SEATS, games)
    asked = list(_questions(ruleset, cards, decisions, number))
    order = BalanceOrder([[msgspec.to_builtins(default_set(ruleset.name))]], games=reported, seed=number)
    return {
        "loop": [engine.floor()],
        "action": [1 / memory["actions/s"]],
        "game": [1 / memory["games/s"]],
        "views": [_views(ruleset, number)],
        **{level: decided(level) for level in bot_names()},
        "report": [_report(order)],
    }


def _report(order: BalanceOrder) -> float:
    """CPU seconds for a game. As many are played at tables of each size, so that they may be some more than ordered."""
    began = time.process_time()
    *_, told = play_balance(order)
    assert told.done, told.why_not
    return (time.process_time() - began) / told.done


def _questions(ruleset: Ruleset, cards: object, count: int, number: int) -> Iterator[tuple[State, int, bytes]]:
    """Questions with a real choice, all through a game: the state, who is asked, and the bot's seed."""
    rng, seed = Random(number), seed_of(9, number)  # noqa: S311 - must be repeatable
    state, found = start(ruleset, cards, ruleset.Options(), SEATS, seed).state, []
    while state.outcome is None:
        asked = [prompt for prompt in state.owed if prompt.seat is not None]
        if not asked:
            state = apply(ruleset, cards, state, default_for(state, state.owed[0], seed)).state
            continue
        prompt = rng.choice(asked)
        if len(prompt.forms) > 1 and prompt.seat is not None:
            found.append((state, prompt.seat, bot_seed(seed, state, prompt.seat)))
        state = apply(ruleset, cards, state, any_answer(prompt, rng)).state
    yield from rng.sample(found, min(count, len(found)))


def _views(ruleset: Ruleset, number: int) -> float:
    """Every seat's view of a game, with prompts in words, as it is sent."""
    plan = make_plan(ruleset.name, SEATS, number, 40, 0)
    state = bytes(plan.game.state)

    def all_seats(times: int) -> None:
        for _ in range(times):
            for seat in plan.seats:
                view = make_view(plan.game, plan.seats, plan.game.created_at, seat.number, "en", decode(state))
                msgspec.json.encode(view)

    all_seats(1)
    return _seconds(all_seats, 20) / 20


def _seconds(function: Callable[[T], object], thing: T) -> float:
    began = time.process_time()
    function(thing)
    return time.process_time() - began


def _figures(name: str, rounds: Sequence[dict[str, list[float]]]) -> list[Figure]:
    def of(part: str) -> list[float]:
        return [median(one[part]) for one in rounds]

    action, game, views, report = (median(of(part)) for part in ("action", "game", "views", "report"))
    rate = f"{1 / action:,.0f} actions/s, {1 / game:.1f} games/s"
    return [
        Figure(f"{name}: actions in the time of a loop of {engine.FLOOR_TURNS:,} turns",
               ratios(of("loop"), of("action")), absolute=rate),
        Figure(f"{name}: all four seats' views, in words, beside the action",
               ratios(of("views"), of("action")), absolute=f"{1e6 * views:.0f} µs beside {1e6 * action:.0f} µs"),
        *(_decision(name, level, [one[level] for one in rounds], action) for level in LEVELS if level in rounds[0]),
        Figure(f"{name}: a game of a balance report, by `quick`, beside a random game",
               ratios(of("report"), of("game")), absolute=f"{100 * report:.0f} s of one core for a hundred games"),
    ]  # fmt: skip


def _decision(name: str, level: str, rounds: Sequence[Sequence[float]], action: float) -> Figure:
    every = [one for some in rounds for one in some]
    slowest = spread([1000 * percentile(some, 0.95) for some in rounds])
    absolute = f"p50 {1000 * median(every):.2f} ms, {median(every) / action:,.0f} actions; {len(every)} decisions"
    aim = Aim("<=", DECISION_MS[level])
    return Figure(f"{name}: a decision of `{level}`, p95", slowest, "ms", aim, absolute)
