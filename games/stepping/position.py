"""What a step of a game is given, and what comes of it: plain values."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import NamedTuple

from games.rules.kernel.errors import ActionIsIllegal, Refusal
from games.rules.kernel.events import Event
from games.rules.kernel.game import State
from games.rules.kernel.prompts import Action
from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.words import say
from games.stepping.deadlines import ClockSettings, Deadline

Passed = frozenset[tuple[str, bool]]
"""Windows that a seat passes unasked: the window's name, and whether it is about the seat."""


class Position(NamedTuple):
    """Where a running game stands: all that playing changes."""

    state: State
    deadline: Deadline
    away: frozenset[int]
    timeouts: Mapping[int, int]
    paused_at: datetime | None = None


class Given(NamedTuple):
    """What a step needs to know and does not change.

    `people` are the seats that are not a bot's; those of them who are `gone` never come back. `bots` answer for
    themselves and for absent seats that were handed to them.
    """

    ruleset: Ruleset
    cards: object
    seed: bytes
    salt: bytes
    clock: ClockSettings
    grace: timedelta
    now: datetime
    people: frozenset[int]
    passed: Mapping[int, Passed]
    bots: frozenset[int] = frozenset()
    gone: frozenset[int] = frozenset()


class Happened(NamedTuple):
    """One step for the log: an action, or none, and the events that came of it."""

    events: list[Event]
    action: Action | None = None


class Stepped(NamedTuple):
    """Where the game came to, by which steps, and why the action was refused if it was."""

    position: Position
    steps: list[Happened]
    refusal: Refusal | None = None


class EndlessAction(ActionIsIllegal):
    """An effect of `card` that does not end: a fault of the card, and nothing that the player could know."""

    def __init__(self, card: str) -> None:
        super().__init__(say("refusal-endless", card=card))
        self.card = card
