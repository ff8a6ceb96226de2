"""Plays a game on until somebody must be asked: after an action, after a deadline, after somebody has left.

There is one loop, `Stepper.go_on`. A refusal undoes only its action: what was settled before it stays. If only
absent seats and bots are left, the table waits: nothing is played until somebody is back.
"""

from datetime import datetime, timedelta

from games.rules.kernel.errors import Endless, PromptIsClosed, Refusal
from games.rules.kernel.events import Event
from games.rules.kernel.game import Played, Rewound, State, apply, default_for
from games.rules.kernel.moments import PACE, windows_in
from games.rules.kernel.prompts import CONCEDE, Action, Prompt
from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.table import Outcome
from games.rules.kernel.table_events import (
    GameFinished,
    PausedReason,
    SeatAway,
    SeatBack,
    SeatHandedOver,
    TablePaused,
    TableResumed,
)
from games.stepping.deadlines import Deadline, deadline_from
from games.stepping.position import EndlessAction, Given, Happened, Position, Stepped

FORCED_AT_ONCE = 60
"""At most so many prompts that need no person take their defaults in one go; the clock does the rest."""

TIMEOUTS_TO_AWAY = 2


def begin(played: Played, started: Event, given: Given) -> Stepped:
    """The first question of a game that has just been set up."""
    stepper = Stepper(Position(played.state, Deadline(), frozenset(), {}), given)
    stepper.become(Played(played.state, [started, *played.events]), None, new_moment=True)
    stepper.go_on()
    return stepper.stepped()


def answer(at: Position, given: Given, action: Action, received: datetime) -> Stepped:
    """Settle what is due, then take the action. The result holds the refusal if the action is not taken."""
    stepper = Stepper(at, given)
    if at.deadline.is_over(received):
        stepper.settle()
    if not action.auto:
        stepper.come_back(action.seat)
    refusal = stepper.take(action, received)
    if refusal is not None:
        stepper.settle()
    return stepper.stepped(refusal)


def settle(at: Position, given: Given) -> Stepped:
    """If the deadline has passed, answer for the seats that have not answered."""
    stepper = Stepper(at, given)
    stepper.settle()
    return stepper.stepped()


def leave(at: Position, given: Given, seat: int) -> Stepped:
    """The seat's prompts take their defaults, each at the table's pace, until it is back."""
    stepper = Stepper(at, given)
    stepper.go_away(seat)
    stepper.go_on()
    return stepper.stepped()


def come_back(at: Position, given: Given, seat: int) -> Stepped:
    """The seat is asked again; a table that waited goes on."""
    stepper = Stepper(at, given)
    stepper.come_back(seat)
    return stepper.stepped()


def hand_over(at: Position, given: Given, seat: int, bot: str) -> Stepped:
    """A bot answers for the absent seat until it is back; `given.bots` has it already."""
    stepper = Stepper(at, given)
    stepper.steps.append(Happened([SeatHandedOver(seat, bot)]))
    return stepper.stepped()


def go_back(at: Position, given: Given, state: State, undone: Event) -> Stepped:
    """Return to an earlier state, and ask again what was asked then."""
    stepper = Stepper(at, given)
    stepper.become(Played(state, [undone]), None, new_moment=True)
    stepper.go_on()
    return stepper.stepped()


def is_window(ruleset: Ruleset, prompt: Prompt) -> bool:
    """Whether several seats may answer at once, and some may have passed in advance."""
    return prompt.clock in windows_in(ruleset.moments)


class Stepper:
    """One game while it is being played on."""

    def __init__(self, at: Position, given: Given) -> None:
        self.state, self.deadline, self.paused_at = at.state, at.deadline, at.paused_at
        self.away, self.timeouts = set(at.away), dict(at.timeouts)
        self.given = given
        self.steps: list[Happened] = []
        self._goes_on_at_once = False

    def stepped(self, refusal: Refusal | None = None) -> Stepped:
        """The result, with the time at which the clock looks at the game next."""
        now = self.given.now
        self._plan()
        deadline = self.deadline.with_alarm(now, self.given.grace)
        if self._goes_on_at_once:
            deadline = deadline._replace(settles_at=now, plays_at=now)
        at = Position(self.state, deadline, frozenset(self.away), self.timeouts, self.paused_at)
        return Stepped(at, self.steps, refusal)

    def take(self, action: Action, received: datetime) -> Refusal | None:
        """Take an action and play on until somebody must be asked. Returns the refusal if it is not taken."""
        try:
            if self.deadline.is_over(received) and action.type != CONCEDE:
                raise PromptIsClosed
            self._apply(action)
            self.go_on()
        except Refusal as refusal:
            return refusal
        except Endless as endless:
            return EndlessAction(endless.what)
        except Rewound as rewound:
            self._rewind(rewound)
            return PromptIsClosed()
        return None

    def settle(self) -> None:
        if self.deadline.is_due(self.given.now):
            self.go_on()

    def go_on(self) -> None:
        """Play on until somebody must be asked: prompts that nobody is asked, or nobody answered in time, take their
        defaults."""
        due, forced = self._time_out(), 0
        while not self._waits() and (unasked := self._unasked(due)):
            if self.state.moment != due:
                if forced >= FORCED_AT_ONCE:
                    self._goes_on_at_once = True
                    return
                forced += 1
            try:
                self._apply(default_for(self.state, unasked[0], self.given.seed))
            except Rewound as rewound:
                self._rewind(rewound)
                due = None

    def come_back(self, seat: int | None) -> None:
        """The seat's person acts again: the service no longer answers for the seat."""
        if seat is None:
            return
        self.timeouts[seat] = 0
        if seat in self.away:
            self.away.remove(seat)
            self.steps.append(Happened([SeatBack(seat)]))
            self._waits()

    def go_away(self, seat: int) -> None:
        if seat not in self.away:
            self.away.add(seat)
            self.steps.append(Happened([SeatAway(seat)]))

    def become(self, played: Played, action: Action | None, new_moment: bool) -> None:
        self.state = played.state
        self.steps.append(Happened(played.events, action))
        if played.state.outcome:
            self._finish(played.state.outcome)
        elif new_moment:
            self._open()

    def _open(self) -> None:
        """What is asked now gets its full time."""
        allowed = self.given.clock.time_for(self.state.owed[0].clock)
        self.deadline = deadline_from(self.given.now, allowed)

    def _plan(self) -> None:
        """Set when bots and absent seats answer: some time after they are asked. It does not depend on their cards."""
        played_for = self.away | self.given.bots
        is_asked = played_for and any(prompt.seat in played_for for prompt in self.state.answerable)
        if not is_asked or self.paused_at or self.state.outcome:
            self.deadline = self.deadline._replace(plays_at=None)
        elif self.deadline.plays_at is None:
            now, pace = self.given.now, self.given.clock.time_for(PACE.name) or timedelta()
            self.deadline = self.deadline._replace(plays_at=now + self.deadline.pace_within(now, pace))

    def _waits(self) -> bool:
        """Whether the table waits for somebody to come back. The waiting begins and ends in this method."""
        here = self.given.people - self._absent() - self.given.gone
        may_return = (self.given.people & self.away) - self.given.gone - set(self.state.conceded)
        waits = not here and bool(may_return) and not self.state.outcome
        if waits and self.paused_at is None:
            self.paused_at = self.given.now
            self.deadline = Deadline(self.deadline.opens_at)
            self.steps.append(Happened([TablePaused(PausedReason.EVERYBODY_AWAY)]))
        elif self.paused_at and not waits:
            self.paused_at = None
            self.steps.append(Happened([TableResumed()]))
            self._open()
        return waits

    def _apply(self, action: Action) -> None:
        played = apply(self.given.ruleset, self.given.cards, self.state, action)
        self.become(played, action, new_moment=played.state.moment != self.state.moment)

    def _rewind(self, rewound: Rewound) -> None:
        """After a deploy: back to the checkpoint, and ask again."""
        self.become(rewound.played, None, new_moment=True)

    def _finish(self, outcome: Outcome) -> None:
        self.deadline, self.paused_at = Deadline(), None
        finished = GameFinished(outcome, self.given.seed.hex(), self.given.salt.hex())
        self.steps.append(Happened([finished]))

    def _time_out(self) -> str | None:
        """The moment whose time is over, or None. A seat that was asked alone and lets this happen twice is away."""
        if not self.deadline.has_ended(self.given.now, self.given.grace):
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
        """The prompts that take their default now. Which these are does not depend on anybody's cards."""
        if self.state.outcome:
            return []
        if due is not None and self.state.moment == due:
            return self.state.owed
        self._plan()
        return [prompt for prompt in self.state.answerable if self._needs_no_asking(prompt)]

    def _absent(self) -> set[int]:
        return self.away | set(self.state.conceded)

    def _needs_no_asking(self, prompt: Prompt) -> bool:
        """Whether its seat has conceded, passes such windows in advance, or is absent and has had its time; or it is a
        pause without length."""
        seat = prompt.seat
        if seat is None:
            return self.given.clock.seconds.get(prompt.clock) == 0
        if seat in self.state.conceded:
            return True
        if seat in self.away and seat not in self.given.bots:
            return self.deadline.may_play(self.given.now)
        passed = self.given.passed.get(seat)
        return passed is not None and (prompt.clock, seat in prompt.concerns) in passed
