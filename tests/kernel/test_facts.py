"""Facts that are worked out late: by whom they are told, and that nobody can tell the difference."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from games.rules.kernel.facts import NO_FACTS, Facts, LateFacts
from games.rules.kernel.game import State, apply, decode_table, start
from games.rules.kernel.prompts import Action, Form, Prompt, fill
from games.rules.kernel.rng import Rng
from games.rules.kernel.run import AnyRun, Run, Waiting
from games.rules.kernel.words import say
from games.rules.unstable_unicorns.facts import TurnFacts
from tests.harness.walk import seed_of
from tests.rules.unstable_unicorns.walks import CARDS, RULES, SEATS, options_of
from tests.toy.ruleset import Toy, ToyOptions

FACTS = TurnFacts(verb="play", plays_left=1, playable=2)


class Work:
    """Counts how often the facts were worked out."""

    def __init__(self) -> None:
        self.times = 0

    def facts(self, playable: int) -> Facts:
        self.times += 1
        return TurnFacts(verb="play", plays_left=1, playable=playable)


def question(work: Work) -> Prompt:
    return Prompt(0, "action", (Form("pass"),), say("prompt"), facts=LateFacts(work.facts, playable=2))


def toy_run(**how: Any) -> AnyRun:
    return Run(Toy().compile([]), Toy().setup(Toy().compile([]), ToyOptions(), 3, seed_of(1)), 0, **how)


def test_who_waits_is_told_the_facts() -> None:
    with pytest.raises(Waiting) as waiting:
        toy_run().ask(question(Work()))
    assert type(waiting.value.prompts[0].facts) is TurnFacts
    assert waiting.value.prompts[0].facts == FACTS


def test_facts_that_nobody_reads_are_not_worked_out() -> None:
    work = Work()
    run = toy_run(responder=lambda prompts, run: Action(0, prompts[0].id, "pass"))
    run.ask(question(work))
    assert work.times == 0


def test_late_facts_equal_those_that_they_tell() -> None:
    assert question(Work()) == Prompt(0, "action", (Form("pass"),), say("prompt"), facts=FACTS)
    assert Prompt(0, "action", (Form("pass"),), say("prompt"), facts=FACTS) == question(Work())
    assert LateFacts(Work().facts, 3) != FACTS
    assert LateFacts(Work().facts, 3) != NO_FACTS


def test_a_simulation_is_asked_what_a_stored_game_asks() -> None:
    """Bots look for their question in a simulation: same facts, same id."""
    rng = Rng(seed_of(4))
    state = start(RULES, CARDS, options_of(3), SEATS[3], seed_of(3)).state
    for _ in range(150):
        if state.outcome is None:
            assert asked_in_place(state) == state.prompts
            prompt = rng.pick(state.prompts)
            state = apply(RULES, CARDS, state, fill(prompt, rng.pick(prompt.forms), rng)).state


def asked_in_place(state: State) -> list[Prompt]:
    """The question that the step under way comes to, asked of somebody who answers in place."""
    asked: list[Prompt] = []

    def look(prompts: Sequence[Prompt], run: AnyRun) -> Action:
        asked.extend(replace(prompt, facts=prompt.facts.told()) for prompt in prompts)
        assert list(prompts) == asked == state.prompts
        raise Waiting(list(prompts))

    with pytest.raises(Waiting):
        RULES.step(Run(CARDS, decode_table(RULES, state.checkpoint), state.step, state.answers, look))
    return asked
