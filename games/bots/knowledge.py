"""What a seat may know of a game at its question, and guesses at the rest.

A Knowledge holds no secret: hidden cards lie in it in a fixed order, and it does not hold the game's seed.
"""

from collections.abc import Sequence
from contextlib import suppress
from random import Random

import msgspec

from games.rules.kernel.errors import PromptIsClosed
from games.rules.kernel.game import State, decode_table
from games.rules.kernel.prompts import Action, Prompt
from games.rules.kernel.rng import SEED_BYTES, Rng
from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.run import Answer, AnyRun, Run, Waiting
from games.rules.kernel.table import Copy, Table

NO_SEED = bytes(SEED_BYTES)
FIRST_UNSEEN = 1 << 20
"""Ids of cards that the seat cannot see are made from numbers that no game reaches."""


class Knowledge(msgspec.Struct, frozen=True):
    """A seat's question, and the step that asks it, as far as the seat may know it."""

    prompt: Prompt
    step: int
    checkpoint: bytes
    answers: list[Answer]
    drawn: list[int]
    """The random words that the step has drawn before the question."""
    unknown: list[list[Copy]]
    """Places whose copies may lie in any other order, named by the copies that lie there now."""

    @property
    def seat(self) -> int:
        assert self.prompt.seat is not None
        return self.prompt.seat


class Guess(msgspec.Struct, frozen=True):
    """One way how the hidden cards may lie."""

    checkpoint: bytes
    answers: list[Answer]
    seed: bytes


class Taped(Rng):
    """Draws the words of a tape again, and then its own."""

    tape: list[int] = []

    def word(self) -> int:
        if self.drawn < len(self.tape):
            self.drawn += 1
            return self.tape[self.drawn - 1]
        return Rng.word(self)


def know(ruleset: Ruleset, cards: object, state: State, seat: int) -> Knowledge:
    """What this seat may know at its first question. Raises PromptClosed."""
    prompt = question_to(state, seat)
    table = decode_table(ruleset, state.checkpoint)
    drawn = decode_table(ruleset, state.shown).rng.drawn - table.rng.drawn
    words = [table.rng.word() for _ in range(drawn)]
    groups = _unknown_throughout(ruleset, cards, state, seat)
    unknown = [_in_order(table, group) for group in groups]
    answers = ruleset.exchange(cards, table, state.answers, _put(groups, unknown))
    _rename_unseen(table, unknown, _mentioned(answers, prompt))
    table.rng = Rng(NO_SEED)
    return Knowledge(prompt, state.step, msgspec.msgpack.encode(table), answers, words, unknown)


def question_to(state: State, seat: int) -> Prompt:
    """What a bot at this seat is to answer: what it owes, or an offer that it may decline. Raises PromptClosed."""
    for prompt in (*state.owed, *state.offered):
        if prompt.seat == seat:
            return prompt
    raise PromptIsClosed


def guess(ruleset: Ruleset, cards: object, knowledge: Knowledge, rng: Random) -> Guess:
    """Deal the unknown cards again."""
    table = decode_table(ruleset, knowledge.checkpoint)
    shuffled = [sorted(group, key=lambda _: rng.random()) for group in knowledge.unknown]
    answers = ruleset.exchange(cards, table, knowledge.answers, _put(knowledge.unknown, shuffled))
    return Guess(msgspec.msgpack.encode(table), answers, rng.randbytes(SEED_BYTES))


def table_of(ruleset: Ruleset, knowledge: Knowledge, guessed: Guess) -> Table:
    """The guess as a Table to play on from the start of the step."""
    table: Table = decode_table(ruleset, guessed.checkpoint)
    table.rng = Taped(guessed.seed, 0, knowledge.drawn)
    return table


def mix_again(ruleset: Ruleset, cards: object, table: Table, prompts: Sequence[Prompt], seat: int, rng: Random) -> None:
    """The step has shuffled before its question: what the seat lost sight of lies anywhere now.

    Cards that are offered in open questions stay where they are.
    """
    offered = {choice for prompt in prompts for choice in _mentioned((), prompt)}
    groups = [
        [copy for copy in group if table.card_id(copy) not in offered] for group in ruleset.unknown(cards, table, seat)
    ]
    shuffled = [_in_order(table, group) for group in groups]
    for group in shuffled:
        rng.shuffle(group)
    ruleset.exchange(cards, table, [], _put(groups, shuffled))


def _in_order(table: Table, copies: list[Copy]) -> list[Copy]:
    """An order that says nothing about where they lie."""
    return sorted(copies, key=lambda copy: (table.faces[copy], copy))


def _unknown_throughout(ruleset: Ruleset, cards: object, state: State, seat: int) -> list[list[Copy]]:
    """What the seat did not know when the step began, and has not seen at any question of it."""
    table = decode_table(ruleset, state.checkpoint)
    groups = ruleset.unknown(cards, table, seat)
    moments = [_flat(groups), _flat(ruleset.unknown(cards, decode_table(ruleset, state.shown), seat))]
    answers = list(state.answers)

    def look(prompts: Sequence[Prompt], run: AnyRun) -> Action:
        moments.append(_flat(ruleset.unknown(cards, run.table, seat)))
        if not answers:
            raise Waiting(list(prompts))
        return answers.pop(0).action

    if answers:
        with suppress(Waiting):
            ruleset.step(Run(cards, table, state.step, responder=look))
    return [[copy for copy in group if all(copy in moment for moment in moments)] for group in groups]


def _put(places: list[list[Copy]], copies: list[list[Copy]]) -> dict[Copy, Copy]:
    pairs = zip(places, copies, strict=True)
    return {one: other for group, others in pairs for one, other in zip(group, others, strict=True)}


def _flat(groups: list[list[Copy]]) -> set[Copy]:
    return {copy for group in groups for copy in group}


def _mentioned(answers: Sequence[Answer], prompt: Prompt) -> set[str]:
    """Every choice that stands in an answer of the step, or in the question."""
    taken = [value for answer in answers for value in answer.action.fields.values()]
    fields = [field for form in prompt.forms for field in form.fields.values()]
    offered = [choice for field in fields for choice in field.one_of or field.some_of or ()]
    return {*offered, *(one for value in taken for one in ([value] if isinstance(value, str) else value))}


def _rename_unseen(table: Table, unknown: list[list[Copy]], kept: set[str]) -> None:
    for number, copy in enumerate(copy for group in unknown for copy in group):
        if table.card_id(copy) not in kept:
            table.handles[copy] = FIRST_UNSEEN + number
