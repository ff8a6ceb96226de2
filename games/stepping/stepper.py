"""Plays a game on until somebody must be asked: after an action, after a deadline, after somebody has left.

There is one loop, `Stepper.go_on`. A refusal undoes only its action: what was settled before it stays.
"""

from datetime import datetime

import msgspec

from games.rules.kernel.errors import Endless, PromptClosed, Refusal
from games.rules.kernel.events import Event
from games.rules.kernel.game import Played, Rewound, apply, default_for
from games.rules.kernel.moments import windows_in
from games.rules.kernel.prompts import CONCEDE, Action, Prompt
from games.rules.kernel.ruleset import Ruleset
from games.stepping.deadlines import Deadline, deadline_from
from games.stepping.position import EndlessAction, Given, Happened, Position, Stepped

FORCED_AT_ONCE = 60
"""Defaults taken for absent seats in one go; the rest is the clock's."""

TIMEOUTS_TO_AWAY = 2


def begin(played: Played, started: Event, given: Given) -> Stepped:
    """The first question of a game that has just been set up."""
    stepper = Stepper(Position(played.state, Deadline(), frozenset(), {}), given)
    stepper.become(Played(played.state, [started, *played.events]), None, new_moment=True)
    stepper.go_on()
    return stepper.stepped()


def answer(at: Position, given: Given, action: Action, received: datetime) -> Stepped:
    """Settle what is due, take the action if it came in time, and say why not if it did not."""
    stepper = Stepper(at, given)
    if at.deadline.is_over(received):
        stepper.settle()
    stepper.come_back(action.seat)
    refusal = stepper.take(action, received)
    if refusal is not None:
        stepper.settle()
    return stepper.stepped(refusal)


def settle(at: Position, given: Given) -> Stepped:
    """Answer what is open for those who have not, if its time has come."""
    stepper = Stepper(at, given)
    stepper.settle()
    return stepper.stepped()


def leave(at: Position, given: Given, seat: int) -> Stepped:
    """The seat's prompts take their defaults, now and until it is back."""
    stepper = Stepper(at, given)
    stepper.go_away(seat)
    stepper.go_on()
    return stepper.stepped()


def come_back(at: Position, given: Given, seat: int) -> Stepped:
    stepper = Stepper(at, given)
    stepper.come_back(seat)
    return stepper.stepped()


def is_window(ruleset: Ruleset, prompt: Prompt) -> bool:
    """Whether several seats may answer at once, and some may have passed in advance."""
    return prompt.clock in windows_in(ruleset.moments)


class Stepper:
    """One game while it is being played on."""

    def __init__(self, at: Position, given: Given) -> None:
        self.state, self.deadline = at.state, at.deadline
        self.away, self.timeouts = set(at.away), dict(at.timeouts)
        self.given = given
        self.steps: list[Happened] = []

    def stepped(self, refusal: Refusal | None = None) -> Stepped:
        at = Position(self.state, self.deadline, frozenset(self.away), self.timeouts)
        return Stepped(at, self.steps, refusal)

    def take(self, action: Action, received: datetime) -> Refusal | None:
        """Take an action and whatever follows without anybody being asked, or say why not."""
        try:
            if self.deadline.is_over(received) and action.type != CONCEDE:
                raise PromptClosed
            self._apply(action)
            self.go_on()
        except Refusal as refusal:
            return refusal
        except Endless as endless:
            return EndlessAction(endless.what)
        except Rewound as rewound:
            self._rewind(rewound)
            return PromptClosed()
        return None

    def settle(self) -> None:
        if self.deadline.is_due(self.given.now):
            self.go_on()

    def go_on(self) -> None:
        """Answer with defaults what nobody is asked, or nobody has answered in time, until somebody must be asked."""
        due, forced = self._time_out(), 0
        while unasked := self._unasked(due):
            if self.state.moment != due:
                if forced >= FORCED_AT_ONCE and len(unasked) == len(self.state.owed):
                    now = self.given.now
                    self.deadline = Deadline(self.deadline.opens_at, now, now)  # nobody waits: the clock goes on here
                    return
                forced += 1
            try:
                self._apply(default_for(self.state, unasked[0], self.given.seed))
            except Rewound as rewound:
                self._rewind(rewound)
                due = None

    def come_back(self, seat: int | None) -> None:
        """The seat's own doing: nothing is done for it any more."""
        if seat is None:
            return
        self.timeouts[seat] = 0
        if seat in self.away:
            self.away.remove(seat)
            self.steps.append(Happened([Event("seat_back", {"seat": seat})]))

    def go_away(self, seat: int) -> None:
        if seat not in self.away:
            self.away.add(seat)
            self.steps.append(Happened([Event("seat_away", {"seat": seat})]))

    def become(self, played: Played, action: Action | None, new_moment: bool) -> None:
        self.state = played.state
        self.steps.append(Happened(played.events, action))
        if played.state.outcome:
            self._finish()
        elif new_moment:
            allowed = self.given.clock.time_for(self.state.owed[0].clock)
            self.deadline = deadline_from(self.given.now, allowed, self.given.grace)

    def _apply(self, action: Action) -> None:
        played = apply(self.given.ruleset, self.given.cards, self.state, action)
        self.become(played, action, new_moment=played.state.moment != self.state.moment)

    def _rewind(self, rewound: Rewound) -> None:
        """After a deploy: back to the checkpoint, and ask again."""
        self.become(rewound.played, None, new_moment=True)

    def _finish(self) -> None:
        self.deadline = Deadline()
        facts = {"outcome": msgspec.to_builtins(self.state.outcome)}
        secrets = {"seed": self.given.seed.hex(), "salt": self.given.salt.hex()}
        self.steps.append(Happened([Event("game_finished", {**facts, **secrets})]))

    def _time_out(self) -> str | None:
        """The moment whose time is over, if it is. Who was asked alone and did not answer is away the second time."""
        if not self.deadline.is_due(self.given.now):
            return None
        absent = self._absent()
        for prompt in self.state.owed:
            seat = prompt.seat
            if seat in self.given.people and seat not in absent and not is_window(self.given.ruleset, prompt):
                self.timeouts[seat] = self.timeouts.get(seat, 0) + 1
                if self.timeouts[seat] >= TIMEOUTS_TO_AWAY:
                    self.go_away(seat)
        return self.state.moment

    def _unasked(self, due: str | None) -> list[Prompt]:
        """The prompts that take their default now. No hand is looked at."""
        if self.state.outcome:
            return []
        if self.state.moment == due:
            return self.state.owed
        absent = self._absent()
        return [prompt for prompt in self.state.owed if self._needs_no_asking(prompt, absent)]

    def _absent(self) -> set[int]:
        return self.away | set(self.state.conceded)

    def _needs_no_asking(self, prompt: Prompt, absent: set[int]) -> bool:
        """Its seat is absent or passes such windows; a pause of no length is over at once."""
        if prompt.seat is None:
            return self.given.clock.seconds.get(prompt.clock) == 0
        if prompt.seat in absent:
            return True
        passed = self.given.passed.get(prompt.seat)
        return passed is not None and (prompt.clock, prompt.seat in prompt.facts.get("about", ())) in passed
