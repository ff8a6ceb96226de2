"""Reads the logs afterwards: what was settled, done twice, or late, and what was acknowledged and is not there."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any, NamedTuple
from uuid import UUID

from django.conf import settings

from games.models import LoggedStep
from games.rules.kernel.prompts import ADVANCE, Action
from games.store.log import action_of
from tools.chaos.people import TakenAction
from tools.chaos.players import PAUSE_SECONDS, TURN_SECONDS


class Outage(NamedTuple):
    """From when something was wrong until it was put right."""

    began: datetime
    ended: datetime


class Audit(NamedTuple):
    """The counts, and how late the clock was: seconds, outages included and taken out."""

    windows: int
    settled: int
    double: int
    gaps: int
    lost: list[TakenAction]
    late: list[float]
    late_without_outages: list[float]


def audit(
    games: Iterable[str], taken: Iterable[TakenAction], others: Iterable[str] = (), outages: Sequence[Outage] = ()
) -> Audit:
    """Of all these games. The clocks of the others are not known, so that only of `games` lateness can be told."""
    windows, double, gaps = 0, 0, 0
    late: list[tuple[datetime, datetime]] = []
    own = set(games)
    for game in [*own, *others]:
        steps = list(LoggedStep.objects.filter(game_id=UUID(game)).order_by("last"))
        gaps += sum(after.first != before.last + 1 for before, after in pairwise(steps))
        log = [(step.at, action) for step in steps if (action := action_of(step))]
        answered = Counter((action.prompt, action.seat) for _, action in log if action.prompt)
        double += sum(count - 1 for count in answered.values())
        windows += len({moment_of(action) for _, action in log})
        if game in own:
            late += timeouts(steps[0].at, log)
    return Audit(
        windows,
        len(late),
        double,
        gaps,
        lost_actions(taken),
        sorted((at - due).total_seconds() for due, at in late),
        sorted((at - due - away_between(due, at, outages)).total_seconds() for due, at in late),
    )


def lost_actions(taken: Iterable[TakenAction]) -> list[TakenAction]:
    """Those that are not in the log, or not once, or not as they were sent."""
    by_game: defaultdict[str, list[TakenAction]] = defaultdict(list)
    for one in taken:
        by_game[one.game].append(one)
    lost = []
    for game, ours in by_game.items():
        log = [action for step in LoggedStep.objects.filter(game_id=UUID(game)) if (action := action_of(step))]
        lost += [one for one in ours if not is_logged(one, log)]
    return lost


def is_logged(taken: TakenAction, log: Iterable[Action]) -> bool:
    """Once, by the seat itself, and as the client has sent it."""
    sent = {name: value for name, value in taken.action.items() if name not in ("prompt", "type")}
    found = [
        action
        for action in log
        if (action.prompt, action.seat, action.type) == (taken.prompt, taken.seat, taken.action["type"])
        and not action.auto
        and _given(action.fields) == _given(sent)
    ]
    return len(found) == 1


def _given(fields: Any) -> dict[str, Any]:
    """A field that is left out says the same as one that is null."""
    return {name: value for name, value in fields.items() if value is not None}


def away_between(begin: datetime, end: datetime, outages: Iterable[Outage]) -> timedelta:
    """How much of this time something was wrong. Outages at the same time count once."""
    away, reached = timedelta(), begin
    for from_, until in sorted((max(begin, one.began), min(end, one.ended)) for one in outages):
        if until > max(from_, reached):
            away += until - max(from_, reached)
            reached = until
    return away


def timeouts(began: datetime, log: list[tuple[datetime, Action]]) -> Iterable[tuple[datetime, datetime]]:
    """Each moment that ended by its deadline: when it was due, and when it was settled.

    A moment opens with the step before its first answer. Answers for absent seats come at once, and are none.
    """
    opened, moment, counted = began, "", ""
    last = began
    for at, action in log:
        if moment_of(action) != moment:
            opened, moment = last, moment_of(action)
        last = at
        length = PAUSE_SECONDS if action.type == ADVANCE else TURN_SECONDS
        due = opened + timedelta(seconds=length, milliseconds=settings.CLOCK_GRACE_MS)
        if action.auto and at >= due and moment != counted:
            counted = moment
            yield due, at


def moment_of(action: Action) -> str:
    """A prompt's id without its place in the window."""
    return action.prompt.rpartition(".")[0]
