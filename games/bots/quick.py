"""Whole games of the quick bot in memory: for statistics that random play would distort.

`quick` tries each answer about once and looks no further than to its effect: two milliseconds a decision. It is as
honest as every bot, but people cannot choose it. One decision is `decide(ruleset, cards, state, seat, "quick", seed)`
of `games.bots.registry`; `manage.py arena --bots` knows it too.
"""

from collections.abc import Iterator
from typing import NamedTuple

from games.bots.arena import next_action
from games.rules.kernel.events import Event
from games.rules.kernel.game import State, apply, start
from games.rules.kernel.prompts import Action
from games.rules.kernel.ruleset import Ruleset

QUICK = "quick"


class QuickStep(NamedTuple):
    """One answer, where it led, and what happened on the way; the first step of a game has no answer."""

    action: Action | None
    state: State
    events: list[Event]


def quick_game(ruleset: Ruleset, cards: object, options: object, seats: int, seed: bytes) -> Iterator[QuickStep]:
    """A game in which every seat plays quickly, step by step; the outcome is in the last state. Raises Endless."""
    played = start(ruleset, cards, options, seats, seed)
    yield QuickStep(None, played.state, played.events)
    while played.state.outcome is None:
        action = next_action(ruleset, cards, played.state, [QUICK] * seats, seed)
        played = apply(ruleset, cards, played.state, action)
        yield QuickStep(action, played.state, played.events)
