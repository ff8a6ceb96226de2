"""Searching for a good answer without knowing any rules: guess at the hidden cards, play on, and see what it is worth.

Every answer is tried with the same guesses and the same luck; after each round of tries the worse half is dropped.
"""

from collections.abc import Iterator, Sequence
from math import ceil, log, log2, sqrt
from random import Random
from time import thread_time

import msgspec

from games.bots.answers import any_answer, ways_to_answer
from games.bots.knowledge import Guess, Knowledge, guess, mix_again, table_of
from games.rules.kernel.errors import Endless
from games.rules.kernel.prompts import ADVANCE, Action, Prompt
from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.run import Answer, AnyRun, Over, Run, Waiting
from games.rules.kernel.table import Table

MOST_ANSWERS = 120
"""Of more ways to answer than this, so many are tried."""
MOST_LATER_ANSWERS = 12
"""And of the seat's own later answers, so many."""
MOST_BAD_GUESSES = 20
"""So many guesses that contradict what is known, one after the other, end the search."""
MOST_AFTER_HORIZON = 60
"""A simulation that goes on so much longer than it should is given up."""
CURIOSITY = 0.15
"""How much a rarely tried answer is preferred to one that has proved good."""


class Effort(msgspec.Struct, frozen=True):
    """How long and how far to look. `actions` is the budget: all actions of all simulations together."""

    actions: int
    horizon: int
    """A simulation ends with the first step that is over after so many actions."""
    depth: int
    """How many of the seat's own later answers are chosen by what was learned, and not at random."""
    seconds: float
    """Time of one core after which the search ends as it stands: a safety stop, and never the rule."""


class Tried(msgspec.Struct):
    """An answer, and what it came to."""

    action: Action
    times: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.times if self.times else 0.0


class Contradiction(Exception):
    """The guess does not lead to the question that was asked."""


class GaveUp(Exception):
    """The simulation does not come to an end."""


class Thinker:
    """One question being thought about."""

    def __init__(self, ruleset: Ruleset, cards: object, knowledge: Knowledge, effort: Effort, rng: Random) -> None:
        self.ruleset = ruleset
        self.cards = cards
        self.knowledge = knowledge
        self.effort = effort
        self.rng = rng
        self.spent = 0
        self.later: dict[tuple[object, ...], list[Tried]] = {}
        self._ends_at = thread_time() + effort.seconds

    def rank(self) -> list[Action]:
        """The answers, the best first."""
        left = [Tried(action) for action in self._ways()]
        dropped: list[Tried] = []
        rounds = ceil(log2(len(left)))
        for number in range(rounds):
            goes_on = self._try_round(left, self.effort.actions * (number + 1) // rounds)
            left.sort(key=lambda tried: -tried.mean)
            if not goes_on:
                break
            kept = (len(left) + 1) // 2
            left, dropped = left[:kept], left[kept:] + dropped
        if rounds and not left[0].times:
            self.rng.shuffle(left)
        return [tried.action for tried in (*left, *dropped)]

    def _ways(self) -> list[Action]:
        """One of each kind of answers that are alike."""
        table = self._table_at_the_question()
        kinds: dict[object, Action] = {}
        for action in ways_to_answer(self.knowledge.prompt, self.rng, MOST_ANSWERS):
            kinds.setdefault(self._kind(table, action), action)
        return list(kinds.values())

    def _kind(self, table: Table | None, action: Action) -> object:
        if table is None:
            return (action.type, *(str(value) for value in action.fields.values()))
        return self.ruleset.alike(self.cards, table, action)

    def _table_at_the_question(self) -> Table | None:
        """The Table as the seat's question finds it; None if no guess leads there."""
        for _ in range(MOST_BAD_GUESSES):
            line = Simulation(self, guess(self.ruleset, self.cards, self.knowledge, self.rng), None, b"")
            try:
                return line.stop_at_the_question()
            except Contradiction:
                continue
        return None

    def _try_round(self, left: Sequence[Tried], budget: int) -> bool:
        """Try each answer equally often until the budget is spent. False: no guess fits, or the time is over."""
        bad = 0
        while self.spent < budget:
            guessed, luck = guess(self.ruleset, self.cards, self.knowledge, self.rng), self.rng.randbytes(8)
            try:
                worths = [Simulation(self, guessed, tried.action, luck).play() for tried in left]
            except Contradiction:
                bad += 1
                if bad > MOST_BAD_GUESSES:
                    return False
                continue
            bad = 0
            for tried, worth in zip(left, worths, strict=True):
                tried.times += 1
                tried.total += worth
            if thread_time() > self._ends_at:
                return False
        return True

    def later_answer(self, path: tuple[object, ...], prompt: Prompt, rng: Random) -> Tried:
        """One of the seat's own later answers: each once, and then the one that promises most."""
        known = self.later.get(path)
        if known is None:
            known = [Tried(action) for action in ways_to_answer(prompt, rng, MOST_LATER_ANSWERS)]
            self.later[path] = known
        new = [tried for tried in known if not tried.times]
        if new:
            return rng.choice(new)
        total = log(sum(tried.times for tried in known))
        return max(known, key=lambda tried: tried.mean + CURIOSITY * sqrt(total / tried.times))


class Simulation:
    """One line of play: a guess, the answer to try, and luck for all that follows."""

    def __init__(self, thinker: Thinker, guessed: Guess, action: Action | None, luck: bytes) -> None:
        self.thinker = thinker
        self.guessed = guessed
        self.action = action
        self.rng = Random(luck)  # noqa: S311 - must be repeatable
        self.table = table_of(thinker.ruleset, thinker.knowledge, guessed)
        self.count = 0
        self.path: tuple[object, ...] = ()
        self.taken: list[Tried] = []

    def play(self) -> float:
        """What the line is worth to the seat; a line that never ends is worth nothing. Raises Contradiction."""
        try:
            worth = self._play_on()
        except (Endless, GaveUp):
            worth = 0.0
        for tried in self.taken:
            tried.times += 1
            tried.total += worth
        self.thinker.spent += self.count
        return worth

    def stop_at_the_question(self) -> Table:
        """The Table as the question finds it. Raises Contradiction."""
        try:
            self._play_step(self.thinker.knowledge.step, self.guessed.answers)
        except Waiting:
            return self.table
        raise Contradiction

    def _play_on(self) -> float:
        thinker, knowledge = self.thinker, self.thinker.knowledge
        step, answers = knowledge.step, self.guessed.answers
        while True:
            self._play_step(step, answers)
            step, answers = step + 1, []
            if self.table.outcome is not None or self.count >= thinker.effort.horizon:
                worths = thinker.ruleset.worth(thinker.cards, self.table)
                if worths is not None:
                    return worths[knowledge.seat]

    def _play_step(self, step: int, answers: list[Answer]) -> None:
        run = Run(self.thinker.cards, self.table, step, answers, self._respond)
        try:
            self.thinker.ruleset.step(run)
            run.let_go()
        except Over:
            pass
        except (Waiting, GaveUp, Contradiction):
            raise
        except Exception as error:
            if self.count:
                raise
            raise Contradiction from error
        if not self.count:
            raise Contradiction

    def _respond(self, prompts: Sequence[Prompt], run: AnyRun) -> Action:
        self.count += 1
        if self.count == 1:
            return self._answer_the_question(prompts)
        if self.count > self.thinker.effort.horizon + MOST_AFTER_HORIZON:
            raise GaveUp
        owed = [prompt for prompt in prompts if not prompt.optional]
        prompt = owed[0] if len(owed) == 1 else self.rng.choice(owed)
        if prompt.seat is None:
            offered = [prompt for prompt in prompts if prompt.optional and prompt.default]
            if not offered:
                return Action(None, prompt.id, ADVANCE)
            prompt = offered[0]
        if prompt.seat == self.thinker.knowledge.seat and len(self.taken) < self.thinker.effort.depth:
            return self._learned_answer(prompt)
        return any_answer(prompt, self.rng)

    def _answer_the_question(self, prompts: Sequence[Prompt]) -> Action:
        thinker, knowledge = self.thinker, self.thinker.knowledge
        if knowledge.prompt not in prompts:
            raise Contradiction
        if knowledge.drawn:
            luck = Random(self.guessed.seed)  # noqa: S311 - must be repeatable
            mix_again(thinker.ruleset, thinker.cards, self.table, prompts, knowledge.seat, luck)
        if self.action is None:
            raise Waiting(list(prompts))
        self.path = (_told_apart(self.action),)
        return self.action

    def _learned_answer(self, prompt: Prompt) -> Action:
        self.path = (*self.path, *_asked(prompt))
        tried = self.thinker.later_answer(self.path, prompt, self.rng)
        self.taken.append(tried)
        self.path = (*self.path, _told_apart(tried.action))
        return msgspec.structs.replace(tried.action, prompt=prompt.id)


def _asked(prompt: Prompt) -> Iterator[object]:
    """What tells questions apart: what they are about, and the choices."""
    yield prompt.kind
    for form in prompt.forms:
        yield form.type
        yield from (field.one_of or field.some_of for field in form.fields.values())


def _told_apart(action: Action) -> str:
    return f"{action.type} {action.fields}"
