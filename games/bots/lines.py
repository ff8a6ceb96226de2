"""One line of play inside a search: a guess at the hidden cards, an answer to try, and what follows by luck."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Protocol

import msgspec

from games.bots.answers import expected_answer, likely_answer, only_answer
from games.bots.knowledge import Guess, Knowledge, mix_again, table_of
from games.rules.kernel.errors import Endless
from games.rules.kernel.foresight import Foresight
from games.rules.kernel.prompts import ADVANCE, Action, Prompt
from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.run import AnyRun, Over, Run, Waiting
from games.rules.kernel.table import Table

MOST_AFTER_HORIZON = 60
"""A line that goes on for so many actions longer than it should, for each of its turns, is given up."""
HOPE = 1.0
"""What a kind of answer is thought to have come to once before it was ever given: so each is given a chance."""


class Effort(msgspec.Struct, frozen=True):
    """How long and how far to look. `actions` is the budget: all actions of all lines together."""

    actions: int
    horizon: int | None
    """A line ends with the first step that is over after so many actions. None: looks ahead as the ruleset advises."""
    depth: int
    """How many of the seat's own later answers are chosen by what was learned, and not at random."""
    seconds: float
    """Time of one core after which the search ends as it stands: a safety stop, and never the rule."""

    def foresight(self, ruleset: Ruleset, table: Table) -> Foresight:
        if self.horizon is not None:
            return Foresight(self.horizon)
        return ruleset.foresight(table.seats, ruleset.is_near_end(table))


class Tried(msgspec.Struct):
    """An answer, and what it came to in each line."""

    action: Action
    worths: list[float] = []
    total: float = 0.0

    @property
    def times(self) -> int:
        return len(self.worths)

    @property
    def mean(self) -> float:
        return self.total / len(self.worths) if self.worths else 0.0

    def add(self, worth: float) -> None:
        self.worths.append(worth)
        self.total += worth


class Habit(msgspec.Struct):
    """One kind of answer of one seat, and what it came to for that seat."""

    times: int = 1
    total: float = HOPE


class LineSearch(Protocol):
    """What a line needs of the search that it is part of."""

    ruleset: Ruleset
    cards: object
    knowledge: Knowledge
    effort: Effort
    foresight: Foresight
    habits: dict[tuple[object, ...], Habit]

    def later_answer(self, path: tuple[object, ...], prompt: Prompt, rng: Random) -> Tried:
        """One of the seat's own later answers."""


class Contradiction(Exception):
    """The guess does not lead to the question that was asked."""


class GaveUp(Exception):
    """The line does not come to an end."""


class PlayedLine:
    """One line of play: a guess, the answer to try, and luck for all that follows."""

    def __init__(self, search: LineSearch, guessed: Guess, action: Action | None, luck: int) -> None:
        self.search = search
        self.guessed = guessed
        self.action = action
        self.rng = Random(luck)  # noqa: S311 - must be repeatable
        self.table = table_of(search.ruleset, search.knowledge, guessed)
        self.run: AnyRun = Run(search.cards, self.table, search.knowledge.step, guessed.answers, self._respond)
        self.began = search.ruleset.turns_begun(self.table)
        self.count = 0
        """How many actions were taken in it."""
        self.most = search.foresight.horizon + MOST_AFTER_HORIZON * max(1, search.foresight.turns)
        self.path: tuple[object, ...] = ()
        self.learned: list[Tried] = []
        self.habits: list[tuple[int, Habit]] = []
        """What was answered out of habit, and by which seat."""

    def play(self) -> float:
        """What the line is worth to the seat; one that never ends is worth nothing. Raises Contradiction."""
        try:
            worths = self._play_on()
        except (Endless, GaveUp):
            worths = [0.0] * self.table.seats
        worth = worths[self.search.knowledge.seat]
        for tried in self.learned:
            tried.add(worth)
        for seat, habit in self.habits:
            habit.times += 1
            habit.total += worths[seat]
        return worth

    def stop_at_the_question(self) -> Table:
        """The Table as the question finds it. Raises Contradiction."""
        try:
            self._play_step()
        except Waiting:
            return self.table
        raise Contradiction

    def _play_on(self) -> list[float]:
        search = self.search
        while True:
            self._play_step()
            if self.table.outcome is not None or self._is_long_enough():
                worths = search.ruleset.worth(search.cards, self.table)
                if worths is not None:
                    return worths
            self.run.next_step()

    def _is_long_enough(self) -> bool:
        foresight = self.search.foresight
        if self.count < foresight.horizon:
            return False
        return not foresight.turns or self.search.ruleset.turns_begun(self.table) - self.began >= foresight.turns

    def _play_step(self) -> None:
        try:
            self.search.ruleset.step(self.run)
            self.run.let_go()
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
        effort, foresight = self.search.effort, self.search.foresight
        if self.count > self.most:
            raise GaveUp
        owed = [prompt for prompt in prompts if not prompt.optional]
        prompt = owed[0] if len(owed) == 1 else self.rng.choice(owed)
        if prompt.seat is None:
            offered = [prompt for prompt in prompts if prompt.optional and prompt.default]
            if not offered:
                return Action(None, prompt.id, ADVANCE)
            prompt = offered[0]
        if (only := only_answer(prompt)) is not None:
            return only
        if prompt.seat == self.search.knowledge.seat and len(self.learned) < effort.depth:
            return self._learned_answer(prompt)
        return self._likely_answer(prompt) if foresight.compared == 1 else self._promising_answer(prompt)

    def _answer_the_question(self, prompts: Sequence[Prompt]) -> Action:
        search, knowledge = self.search, self.search.knowledge
        if knowledge.prompt not in prompts:
            raise Contradiction
        if knowledge.drawn:
            luck = Random(self.guessed.seed)  # noqa: S311 - must be repeatable
            mix_again(search.ruleset, search.cards, self.table, prompts, knowledge.seat, luck)
        if self.action is None:
            raise Waiting(list(prompts))
        self.path = (_told_apart(self.action),)
        return self.action

    def _learned_answer(self, prompt: Prompt) -> Action:
        self.path = (*self.path, *_asked(prompt))
        tried = self.search.later_answer(self.path, prompt, self.rng)
        self.learned.append(tried)
        self.path = (*self.path, _told_apart(tried.action))
        return msgspec.structs.replace(tried.action, prompt=prompt.id)

    def _likely_answer(self, prompt: Prompt) -> Action:
        search, foresight = self.search, self.search.foresight
        expected = search.ruleset.likely(search.cards, self.table, prompt) if foresight.asks_likely else ()
        if expected:
            return expected_answer(prompt, expected, self.rng)
        return likely_answer(prompt, self.rng, foresight.leanings)

    def _promising_answer(self, prompt: Prompt) -> Action:
        """Of some random answers the one whose kind has come to most for this seat, in all lines so far."""
        search, seat = self.search, prompt.seat
        assert seat is not None
        best: tuple[float, Action, Habit] | None = None
        for _ in range(search.foresight.compared):
            action = self._likely_answer(prompt)
            kind = (seat, prompt.kind, search.ruleset.alike(search.cards, self.table, action))
            habit = search.habits.get(kind)
            if habit is None:
                habit = search.habits[kind] = Habit()
            promise = habit.total / habit.times
            if best is None or promise > best[0]:
                best = (promise, action, habit)
        assert best is not None
        self.habits.append((seat, best[2]))
        return best[1]


def _asked(prompt: Prompt) -> Iterator[object]:
    """What tells questions apart: what they are about, and the choices."""
    yield prompt.kind
    for form in prompt.forms:
        yield form.type
        yield from (field.one_of or field.some_of for field in form.fields.values())


def _told_apart(action: Action) -> str:
    return f"{action.type} {action.fields}"
