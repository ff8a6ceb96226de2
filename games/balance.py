"""The balance report's games: quick players with a draft, and in turn with what is published, at all numbers of seats.

Registered with `cards` at start-up. Runs in a process of its own and needs no database.
"""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from cards.balance.measures import chances, luck
from cards.balance.playing import BalanceOrder, BalanceProgress, Side
from cards.balance.tally import BalanceTally, SeenGame
from games.bots.answers import any_answer
from games.bots.registry import QUICK, bot_seed, decide
from games.bots.simulation import seed_of
from games.rules.kernel.game import State, apply, default_for, start
from games.rules.kernel.prompts import Action
from games.rules.kernel.ruleset import Ruleset, ruleset_named
from games.trial_tables import CannotPlay, TrialTable, trial_tables

ENOUGH = 0.05
"""Half an interval that is narrow enough: five of a hundred games to either side."""
LEAST_GAMES = 280
"""No sooner does a narrow interval end the games."""
MOST_FAILURES = 20
SHOWN_FAILURES = 3
MOST_ANSWERS = 4_000
"""A game with more is given up."""
WHIMS = 0.1
"""How often a seat takes any answer, so that every card is played now and then, and not only where it is best."""
PLAYER = "quick 1"
"""Changes when the quick player plays differently: what it has counted before is then not compared with."""


class TooLong(Exception):
    """The game is not over after very many answers."""


class BalanceSide(Struct):
    """The draft, or what is published: its tables, and what was seen there."""

    tables: list[TrialTable]
    tally: BalanceTally
    is_open: bool = True

    def look(self) -> None:
        """Whether every card that seats draw is known well enough, or too many games have failed."""
        drawn = [parts["drawn"] for parts in self.tally.cards.values() if "drawn" in parts]
        expected = chances(self.tally, "drawn")
        is_enough = self.tally.games >= LEAST_GAMES and all(luck(one, expected).half <= ENOUGH for one in drawn)
        self.is_open = not is_enough and self.tally.failures < MOST_FAILURES


def made_by(ruleset: str) -> str:
    """Who plays, and by which rules."""
    return f"{PLAYER}, rules {ruleset_named(ruleset).version}"


def play_balance(order: BalanceOrder) -> Iterator[BalanceProgress]:
    """Tells after each game; after a game at every table also what was counted so far."""
    ruleset = ruleset_named(str(order.new[0][-1]["ruleset"]))
    options = ruleset.Options()
    try:
        sides: dict[Side, BalanceSide] = {"new": _side(ruleset, order.new, options)}
        if order.old is not None:
            sides["old"] = _side(ruleset, order.old, options)
    except CannotPlay as cannot:
        reasons = [f"{finding.place}: {finding.message}".removeprefix(": ") for finding in cannot.findings]
        yield BalanceProgress(0, 0, why_not=reasons, is_over=True)
        return
    yield from _play(ruleset, options, order, sides)


def _side(ruleset: Ruleset, stacks: list[list[dict[str, object]]], options: object) -> BalanceSide:
    tables = trial_tables(ruleset, stacks, options)
    usable = dict.fromkeys(use.kind for table in tables for use in ruleset.usable(table.cards))
    return BalanceSide(tables, BalanceTally(usable=list(usable)))


def _play(
    ruleset: Ruleset, options: object, order: BalanceOrder, sides: dict[Side, BalanceSide]
) -> Iterator[BalanceProgress]:
    """A game at each table of each side, again and again, until all is known well enough."""
    most = {side: -(-order.games // len(one.tables)) for side, one in sides.items()}
    total, done = sum(most[side] * len(one.tables) for side, one in sides.items()), 0
    yield BalanceProgress(done, total)
    for number in range(max(most.values())):
        for side, one in sides.items():
            for table in one.tables if one.is_open and number < most[side] else ():
                _play_one(ruleset, options, table, one.tally, order.seed, number)
                done += 1
                yield BalanceProgress(done, total)
            one.look()
        yield BalanceProgress(done, total, {side: one.tally for side, one in sides.items()})
        if not any(one.is_open for one in sides.values()):
            break
    yield BalanceProgress(done, total, {side: one.tally for side, one in sides.items()}, is_over=True)


def _play_one(
    ruleset: Ruleset, options: object, table: TrialTable, tally: BalanceTally, seed: int, number: int
) -> None:
    """One game; one that fails is counted, and the others go on: whether a set is sound is for the gate to say."""
    try:
        game = _seen_game(ruleset, options, table, seed_of(seed, number))
    except Exception as error:  # noqa: BLE001 - whatever a card makes the rules stumble over
        tally.failures += 1
        if len(tally.failed) < SHOWN_FAILURES:
            tally.failed.append(f"{table.place}, game {number}: {type(error).__name__} {error}".strip())
        return
    tally.add(game)


def _seen_game(ruleset: Ruleset, options: object, table: TrialTable, seed: bytes) -> SeenGame:
    """A game of quick bots, each of which now and then takes any answer. Raises TooLong."""
    rng = Random(seed)  # noqa: S311 - must be repeatable
    shown = list(ruleset.dealt(table.cards, ruleset.setup(table.cards, options, table.seats, seed)))
    played, first, answers = start(ruleset, table.cards, options, table.seats, seed), None, 0
    while played.state.outcome is None:
        action = _answer(ruleset, table.cards, played.state, seed, rng)
        first = action.seat if first is None else first
        answers += 1
        if answers > MOST_ANSWERS:
            raise TooLong
        shown += [use for event in played.events for use in ruleset.uses(event)]
        played = apply(ruleset, table.cards, played.state, action)
    shown += [use for event in played.events for use in ruleset.uses(event)]
    outcome = played.state.outcome
    uses = [(use.card, use.part, use.seat) for use in shown]
    return SeenGame(table.seats, first or 0, outcome.winners, outcome.reason, answers, uses)


def _answer(ruleset: Ruleset, cards: object, state: State, seed: bytes, rng: Random) -> Action:
    """Of those who owe an answer or are offered something, any; where nobody is, a pause ends."""
    asked = [prompt for prompt in (*state.owed, *state.offered) if prompt.seat is not None]
    if not asked:
        return default_for(state, state.owed[0], seed)
    prompt = rng.choice(asked)
    if prompt.seat is None or rng.random() < WHIMS:
        return any_answer(prompt, rng)
    return decide(ruleset, cards, state, prompt.seat, QUICK, bot_seed(seed, state, prompt.seat))
