"""Reads the logs after the storm: what was settled, done twice, or late, and what was acknowledged and is not there."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from itertools import pairwise
from uuid import UUID

from games.models import LoggedStep
from games.rules.kernel.prompts import Action
from games.store.log import action_of
from tools.chaos.audit import Audit, moment_of, timeouts
from tools.storm.people import TakenAction

AwayBetween = Callable[[datetime, datetime], timedelta]


def audit(games: Iterable[str], quick: Iterable[str], said: Iterable[TakenAction], away: AwayBetween) -> Audit:
    """Of all these games; only those at our own tables have clocks that are known, so that lateness can be told."""
    windows, double, gaps = 0, 0, 0
    late: list[tuple[datetime, datetime]] = []
    logged: defaultdict[str, list[Action]] = defaultdict(list)
    own = list(games)
    for game in [*own, *quick]:
        steps = list(LoggedStep.objects.filter(game_id=UUID(game)).order_by("last"))
        gaps += sum(after.first != before.last + 1 for before, after in pairwise(steps))
        log = [(step.at, action) for step in steps if (action := action_of(step))]
        logged[game] = [action for _, action in log]
        answered = Counter((action.prompt, action.seat) for action in logged[game] if action.prompt)
        double += sum(count - 1 for count in answered.values())
        windows += len({moment_of(action) for action in logged[game]})
        if game in own:
            late += timeouts(steps[0].at, log)
    return Audit(
        windows,
        len(late),
        double,
        gaps,
        sum(not is_logged(one, logged[one.game]) for one in said),
        sorted((at - due).total_seconds() for due, at in late),
        sorted((at - due - away(due, at)).total_seconds() for due, at in late),
    )


def is_logged(said: TakenAction, log: list[Action]) -> bool:
    """Once, by the seat itself, and as the client has sent it."""
    sent = {name: value for name, value in said.action.items() if name not in ("prompt", "type")}
    found = [
        action
        for action in log
        if (action.prompt, action.seat, action.type) == (said.prompt, said.seat, said.action["type"])
        and not action.auto
        and dict(action.fields) == sent
    ]
    return len(found) == 1
