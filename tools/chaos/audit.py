"""Reads the log after the storm: what was settled, done twice, or late, and what was acknowledged and is not there."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from itertools import pairwise
from typing import NamedTuple
from uuid import UUID

from django.conf import settings

from games.models import LoggedStep
from games.rules.kernel.prompts import ADVANCE, Action
from games.store.log import action_of
from tools.chaos.players import PAUSE_SECONDS, TURN_SECONDS, Acknowledged
from tools.chaos.services import Outage


class Audit(NamedTuple):
    """The counts, and how late the clock was: seconds, outages included and taken out."""

    windows: int
    settled: int
    double: int
    gaps: int
    lost_actions: int
    late: list[float]
    late_without_outages: list[float]


def audit(games: Iterable[str], acknowledged: Iterable[Acknowledged], outages: Sequence[Outage] = ()) -> Audit:
    answered: Counter[tuple[str, str, int | None]] = Counter()
    by_seat: set[tuple[str, str, int | None]] = set()
    windows, settled, gaps = 0, 0, 0
    late: list[tuple[datetime, datetime]] = []
    for game in games:
        steps = list(LoggedStep.objects.filter(game_id=UUID(game)).order_by("last"))
        gaps += sum(after.first != before.last + 1 for before, after in pairwise(steps))
        log = [(step.at, action) for step in steps if (action := action_of(step))]
        for _, action in log:
            answered[game, action.prompt, action.seat] += 1
            if not action.auto:
                by_seat.add((game, action.prompt, action.seat))
        windows += len({moment_of(action) for _, action in log})
        found = list(timeouts(steps[0].at, log))
        settled += len(found)
        late += found
    return Audit(
        windows,
        settled,
        sum(count - 1 for count in answered.values() if count > 1),
        gaps,
        sum((one.game, one.prompt, one.seat) not in by_seat for one in acknowledged),
        sorted((at - due).total_seconds() for due, at in late),
        sorted((at - due - _away_between(due, at, outages)).total_seconds() for due, at in late),
    )


def _away_between(begin: datetime, end: datetime, outages: Sequence[Outage]) -> timedelta:
    """How much of this time something was away."""
    overlaps = (min(end, outage.ended) - max(begin, outage.began) for outage in outages)
    return sum((overlap for overlap in overlaps if overlap > timedelta()), timedelta())


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
