"""A game between two actions: what is stored, and how one action leads to the next stored thing.

Stored is the last quiet Table, the answers since, and the Table as shown meanwhile: a read never re-runs.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from cards.language.sets import C
from games.rules.kernel.errors import GameIsOver, HasConceded, PromptIsClosed
from games.rules.kernel.events import Event, fingerprint
from games.rules.kernel.facts import facts_of
from games.rules.kernel.prompts import CONCEDE, Action, Prompt, default_action, prompt_by_id, require_fit
from games.rules.kernel.rng import aside
from games.rules.kernel.ruleset import OptionsT, RulesetOf
from games.rules.kernel.run import Answer, CardsT, Changed, Over, Responder, Run, TableT, Waiting
from games.rules.kernel.scenarios import LaidCards
from games.rules.kernel.table import Outcome
from games.rules.kernel.table_events import GameRewound, SeatAnswered

QUIET_STEPS = 1_000
"""More steps than this without a question are a fault of the ruleset."""


class DeadEnd(Exception):
    """The ruleset goes on and on and asks nobody."""


class State(msgspec.Struct, array_like=True):
    """A game at rest between two actions, as it is stored."""

    step: int
    checkpoint: bytes
    answers: list[Answer]
    shown: bytes
    """The Table as it is shown: equal to the checkpoint where no effect is open."""
    prompts: list[Prompt]
    place: int
    published: int
    """How many events of the step under way have been published, and their fingerprint."""
    fingerprint: bytes
    conceded: list[int]
    outcome: Outcome | None = None

    @property
    def moment(self) -> str:
        """Changes whenever a new question is open, and not when one of several answers it."""
        return f"{self.step}.{self.place}"

    @property
    def owed(self) -> list[Prompt]:
        """The prompts that somebody must answer before the game goes on."""
        return [prompt for prompt in self.prompts if not prompt.optional]

    @property
    def offered(self) -> list[Prompt]:
        """Those that nobody waits for and that can be declined."""
        return [prompt for prompt in self.prompts if prompt.optional and prompt.default]

    @property
    def answerable(self) -> list[Prompt]:
        """What must be answered, then the offers that can be declined: absent seats decline them, and bots decide."""
        return [*self.owed, *self.offered]


class Played(NamedTuple):
    """What came of an action."""

    state: State
    events: list[Event]


class Rewound(Exception):
    """After a deploy the step runs differently: the game went back to its checkpoint and asks again.

    The action was not taken; what is in `played` must be stored.
    """

    def __init__(self, played: Played) -> None:
        super().__init__()
        self.played = played


def encode(state: State) -> bytes:
    return _encode(state)


def decode(data: bytes) -> State:
    return _decode(data)


def start(
    ruleset: RulesetOf[C, CardsT, TableT, OptionsT], cards: CardsT, options: OptionsT, seats: int, seed: bytes
) -> Played:
    """A new game, up to its first question."""
    return resume(ruleset, cards, ruleset.setup(cards, options, seats, seed), 0)


def start_scenario(
    ruleset: RulesetOf[C, CardsT, TableT, OptionsT],
    cards: CardsT,
    options: OptionsT,
    seats: int,
    seed: bytes,
    laid: Sequence[LaidCards],
) -> Played:
    """A game that begins with these cards laid out, up to its first question. Raises BadSetup."""
    return resume(ruleset, cards, ruleset.lay(cards, options, seats, seed, laid), 0)


def resume(ruleset: RulesetOf[C, CardsT, TableT, OptionsT], cards: CardsT, table: TableT, step: int) -> Played:
    """From a quiet Table to its next question."""
    return _go_on(ruleset, cards, table, step, [], 0)


def apply(ruleset: RulesetOf[C, CardsT, TableT, OptionsT], cards: CardsT, state: State, action: Action) -> Played:
    """Take one action. Raises a Refusal, and then nothing has changed; or Rewound.

    Every action has at least one event, so that whoever counts events sees that something is new.
    """
    require_legal(state, action)
    table = decode_table(ruleset, state.checkpoint)
    answers = [*state.answers, Answer(state.place, action)]
    try:
        played = _go_on(ruleset, cards, table, state.step, answers, state.published, state.fingerprint)
        return played if played.events else Played(played.state, [SeatAnswered(action.seat)])
    except Changed:
        table = decode_table(ruleset, state.checkpoint)
        played = resume(ruleset, cards, table, state.step)
        raise Rewound(Played(played.state, [GameRewound(), *played.events])) from None


def require_legal(state: State, action: Action) -> None:
    """An action is legal if and only if it fills an open form; conceding needs none."""
    if state.outcome:
        raise GameIsOver
    if action.type == CONCEDE:
        if action.seat in state.conceded:
            raise HasConceded
        return
    prompt = prompt_by_id(state.prompts, action.prompt)
    if prompt is None or prompt.seat != action.seat:
        raise PromptIsClosed
    require_fit(prompt, action)


def default_for(state: State, prompt: Prompt, seed: bytes) -> Action:
    """What happens when nobody answers this prompt. It leaves the game's own generator alone."""
    return default_action(prompt, aside(seed, prompt.id))


def play_through(
    ruleset: RulesetOf[C, CardsT, TableT, OptionsT], cards: CardsT, table: TableT, responder: Responder
) -> list[Event]:
    """Play a whole game in memory; the responder answers each question where it is asked."""
    events: list[Event] = []
    run = Run(cards, table, 0, responder=responder)
    while table.outcome is None:
        _play_step(ruleset, run)
        events += run.events
        run.next_step()
    return events


def decode_table(ruleset: RulesetOf[C, CardsT, TableT, OptionsT], data: bytes) -> TableT:
    return msgspec.msgpack.decode(data, type=ruleset.Table)


def _go_on(
    ruleset: RulesetOf[C, CardsT, TableT, OptionsT],
    cards: CardsT,
    table: TableT,
    step: int,
    answers: list[Answer],
    published: int,
    said: bytes = b"",
) -> Played:
    """Run steps until one waits or the game is over."""
    news: list[Event] = []
    checkpoint = _encode(table)
    run = Run(cards, table, step, answers)
    for _ in range(QUIET_STEPS):
        prompts: list[Prompt] = []
        try:
            _play_step(ruleset, run)
        except Waiting as waiting:
            prompts = waiting.prompts
        if published and fingerprint(run.events[:published]) != said:
            raise Changed
        news += run.events[published:]
        if prompts or table.outcome:
            break
        step, answers, published, checkpoint = step + 1, [], 0, _encode(table)
        run.next_step()
    else:
        raise DeadEnd(step)
    state = State(
        step,
        checkpoint,
        answers,
        _encode(table),
        prompts,
        run.place - 1,
        len(run.events),
        fingerprint(run.events),
        [*table.conceded, *run.leaving],
        table.outcome,
    )
    return Played(state, news)


def _play_step(ruleset: RulesetOf[C, CardsT, TableT, OptionsT], run: Run[CardsT, TableT]) -> None:
    try:
        ruleset.step(run)
        run.let_go()
    except Over:
        pass


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(State, dec_hook=facts_of).decode
