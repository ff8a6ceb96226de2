"""Searching for a good answer without knowing any rules: guess at the hidden cards, play on, and see what it is worth.

Every answer is tried with the same guesses and the same luck. What is surely worse is dropped soon, and after each
round of tries the worse half.
"""

from math import ceil, log, log2, sqrt
from random import Random
from time import thread_time

from games.bots.answers import ways_to_answer
from games.bots.knowledge import Guess, Knowledge, guess
from games.bots.lines import Contradiction, Effort, Habit, PlayedLine, Tried
from games.rules.kernel.game import decode_table
from games.rules.kernel.prompts import Action, Prompt
from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.table import Table

MOST_ANSWERS = 120
"""Of more ways to answer than this, so many are tried."""
MOST_LATER_ANSWERS = 12
"""And of the seat's own later answers, so many."""
MOST_BAD_GUESSES = 20
"""So many guesses that contradict what is known, one after the other, end the search."""
CURIOSITY = 0.15
"""How much a rarely tried answer is preferred to one that has proved good."""
LOOK_EVERY = 16
"""After so many tries of each answer, those that are surely worse than the best are dropped."""
SURELY = 3.0
"""So many standard errors behind the best."""


class Thinker:
    """One question being thought about."""

    def __init__(self, ruleset: Ruleset, cards: object, knowledge: Knowledge, effort: Effort, rng: Random) -> None:
        self.ruleset = ruleset
        self.cards = cards
        self.knowledge = knowledge
        self.effort = effort
        self.foresight = effort.foresight(ruleset, decode_table(ruleset, knowledge.checkpoint))
        self.rng = rng
        self.spent = 0
        self.later: dict[tuple[object, ...], list[Tried]] = {}
        self.habits: dict[tuple[object, ...], Habit] = {}
        self.left: list[Tried] = []
        self.dropped: list[Tried] = []
        """The best first, as `left` after each round."""
        self._ends_at = thread_time() + effort.seconds

    def rank(self) -> list[Action]:
        """The answers, the best first."""
        self.left = [Tried(action) for action in self._ways()]
        rounds = ceil(log2(len(self.left)))
        for number in range(rounds):
            goes_on = self._try_round(self.effort.actions * (number + 1) // rounds)
            self.left.sort(key=lambda tried: -tried.mean)
            if not goes_on:
                break
            self._drop(self.left[(len(self.left) + 1) // 2 :])
        if rounds and not self.left[0].times:
            self.rng.shuffle(self.left)
        return [tried.action for tried in (*self.left, *self.dropped)]

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
            line = PlayedLine(self, self._guess(), None, 0)
            try:
                return line.stop_at_the_question()
            except Contradiction:
                continue
        return None

    def _try_round(self, budget: int) -> bool:
        """Try each answer equally often until the budget is spent. False: no guess fits, or the time is over."""
        bad = 0
        while self.spent < budget and len(self.left) > 1:
            try:
                self._try_each(self._guess(), self.rng.getrandbits(64))
            except Contradiction:
                bad += 1
                if bad > MOST_BAD_GUESSES:
                    return False
                continue
            bad = 0
            if thread_time() > self._ends_at:
                return False
            if self.left[0].times % LOOK_EVERY == 0:
                best = max(self.left, key=lambda tried: tried.mean)
                self._drop([tried for tried in self.left if _is_surely_worse(tried, best)])
        return True

    def _try_each(self, guessed: Guess, luck: int) -> None:
        worths = []
        for tried in self.left:
            line = PlayedLine(self, guessed, tried.action, luck)
            worths.append(line.play())
            self.spent += line.count
        for tried, worth in zip(self.left, worths, strict=True):
            tried.add(worth)

    def _guess(self) -> Guess:
        return guess(self.ruleset, self.cards, self.knowledge, self.rng)

    def _drop(self, worse: list[Tried]) -> None:
        self.left = [tried for tried in self.left if tried not in worse]
        self.dropped = sorted(worse, key=lambda tried: -tried.mean) + self.dropped


def _is_surely_worse(tried: Tried, best: Tried) -> bool:
    """They met the same guesses and the same luck, so what counts is the difference in each of them."""
    leads = [one - other for one, other in zip(best.worths, tried.worths, strict=True)]
    lead = sum(leads) / len(leads)
    spread = sum((one - lead) ** 2 for one in leads) / (len(leads) - 1)
    return lead > SURELY * sqrt(spread / len(leads))
