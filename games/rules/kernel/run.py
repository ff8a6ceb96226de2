"""Resolution by re-running: straight-line rules code that asks, and stops where an answer is missing.

A step runs from one quiet Table to the next. What was answered is used; what was not ends the run with `Waiting`.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from games.rules.kernel.actions import Pass
from games.rules.kernel.errors import Endless
from games.rules.kernel.events import Event
from games.rules.kernel.moments import PAUSE
from games.rules.kernel.names import LAST_SEAT_LEFT
from games.rules.kernel.prompts import ADVANCE, CONCEDE, Action, Form, Prompt, offers_seat
from games.rules.kernel.rng import names
from games.rules.kernel.table import Outcome, Table
from games.rules.kernel.table_events import SeatConceded
from games.rules.kernel.words import Say

STEP_LIMIT = 5_000
TAG = 5
"""So many letters of a prompt's id say which game it is of."""

CardsT = TypeVar("CardsT")
TableT = TypeVar("TableT", bound=Table)
AnyRun: TypeAlias = "Run[Any, Any]"
Responder = Callable[[Sequence[Prompt], AnyRun], Action]
"""A simulation's way to answer in place, without stopping the run."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """An action and the place of asking at which it arrived."""

    place: int
    action: Action


class Waiting(Exception):
    """The run cannot go on: these prompts are open."""

    def __init__(self, prompts: list[Prompt]) -> None:
        super().__init__()
        self.prompts = prompts


class Over(Exception):
    """The game has ended in the middle of a step."""


class Changed(Exception):
    """A re-run did not find the place of a stored answer, or said something else than was published."""


class Run(Generic[CardsT, TableT]):
    """One step being played. Rules code reads and changes `table`, asks, and emits events."""

    def __init__(
        self,
        cards: CardsT,
        table: TableT,
        step: int,
        answers: Iterable[Answer] = (),
        responder: Responder | None = None,
    ) -> None:
        self.cards = cards
        self.table = table
        self.kept: object = None
        """What the ruleset worked out from the Table, for later steps too. Whoever takes it from here sees whether it
        still holds."""
        self.events: list[Event] = []
        self.leaving: list[int] = []
        self.place = 0
        self._step = step
        self._tag = names(table.id_key, "game")[0][:TAG]
        self._ticks = 0
        self._responder = responder
        self._answers: dict[int, list[Action]] = defaultdict(list)
        for answer in answers:
            self._answers[answer.place].append(answer.action)

    def next_step(self) -> None:
        """The Table is quiet: play on from it."""
        self.events = []
        self.leaving.clear()
        self.place = 0
        self._step += 1
        self._ticks = 0
        self._answers.clear()

    def ask(self, prompt: Prompt, quiet: bool = False) -> Action:
        """One seat's answer to one question."""
        return self.gather([prompt], quiet=quiet)[0]

    def ask_each(self, prompts: Sequence[Prompt], quiet: bool = False) -> dict[int, Action]:
        """All these seats are asked at once; nothing happens before the last has answered."""
        return {action.seat: action for action in self.gather(prompts, quiet=quiet) if action.seat is not None}

    def gather(
        self,
        prompts: Sequence[Prompt],
        until: Callable[[Action], bool] | None = None,
        quiet: bool = False,
        asks_again: bool = False,
    ) -> list[Action]:
        """Open prompts at once; return the answers in order of arrival.

        It ends when every prompt that is not optional has been answered, or with the first answer that satisfies
        `until`; what is still open then closes. `quiet`: no chain of effects is under way, so a seat that concedes
        here is out at once, and not only after this step. `asks_again`: if a form that is still
        open offers that seat as a choice, it ends there, and the caller asks again without that seat.
        """
        place, owed = self.place, 0
        self.place += 1
        open_now = {}
        for index, draft in enumerate(prompts):
            prompt_id = f"{self._tag}-{self._step}.{place}.{index}"
            open_now[prompt_id] = replace(draft, id=prompt_id)
            owed += not draft.optional
        given: list[Action] = []
        while owed:
            action = self._next_answer(place, open_now)
            if action.type == CONCEDE:
                self._concede(action, quiet)
                open_now = {key: p for key, p in open_now.items() if not (p.optional and p.seat == action.seat)}
                if asks_again and any(offers_seat(prompt, action.seat) for prompt in open_now.values()):
                    break
                continue
            answered = open_now.pop(action.prompt, None)
            if answered is None:
                raise Changed
            owed -= not answered.optional
            given.append(action)
            if until and until(action):
                break
        return given

    def pause(self, kind: str, text: Say, beside: Sequence[Prompt] = (), clock: str = PAUSE.name) -> Action | None:
        """A wait without a seat, so that people can see what happened. The clock's `advance` ends it, or an answer to
        one of the optional prompts beside it; a pass only when all of them have passed. None: a seat they offer
        has conceded."""
        wait = Prompt(None, kind, (Form(ADVANCE),), text, default=ADVANCE, clock=clock)
        passed: set[int | None] = set()

        def ends(action: Action) -> bool:
            if not Pass.is_taken(action):
                return True
            passed.add(action.seat)
            return {prompt.seat for prompt in beside} - set(self.table.conceded) <= passed

        answers = self.gather([wait, *beside], until=ends, quiet=True, asks_again=True)
        return answers[-1] if answers and ends(answers[-1]) else None

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def end(self, outcome: Outcome) -> None:
        """The game is over, here and now."""
        self.table.outcome = outcome
        raise Over

    def tick(self, what: str) -> None:
        """Count one doing of an effect; a program that runs for ever is stopped and named."""
        self._ticks += 1
        if self._ticks > STEP_LIMIT:
            raise Endless(what)

    def _next_answer(self, place: int, open_now: dict[str, Prompt]) -> Action:
        stored = self._answers.get(place)
        if stored:
            return stored.pop(0)
        if self._responder:
            return self._responder(list(open_now.values()), self)
        raise Waiting([replace(prompt, facts=prompt.facts.told()) for prompt in open_now.values()])

    def _concede(self, action: Action, quiet: bool) -> None:
        assert action.seat is not None
        self.emit(SeatConceded(action.seat))
        if quiet:
            self.concede_now(action.seat)
        else:
            self.leaving.append(action.seat)

    def let_go(self) -> None:
        """The chain is over: whoever conceded inside it is out before anybody looks who has won."""
        while self.leaving:
            self.concede_now(self.leaving.pop(0))

    def concede_now(self, seat: int) -> None:
        """From here on the seat cannot win; the last one left wins."""
        table = self.table
        table.conceded.append(seat)
        left = table.in_play()
        if len(left) == 1:
            self.end(Outcome(left, LAST_SEAT_LEFT))
