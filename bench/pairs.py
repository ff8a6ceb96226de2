"""Two web, two worker and two beat processes at once: what they get done, and that everything is done once.

Every action is sent to both web processes at the same moment, as an impatient thumb does, while two workers and two
beats settle windows that come due.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bench.figures import Figure, beside
from bench.house import SETTINGS, House
from bench.stats import Aim, ratios, spread
from tests.services.processes import wait_until


class Size(NamedTuple):
    games: int
    actions: int
    rounds: int
    windows: int


FULL, QUICK, TINY = Size(16, 40, 3, 400), Size(8, 20, 3, 100), Size(2, 4, 1, 4)


def measure(house: House, size: Size) -> list[Figure]:
    from bench.plans import make_plans

    services = house.services
    plans = make_plans(size.games, "unstable_unicorns", 4, 20, size.actions)
    webs = [house.start_web() for _ in range(2)]
    for _ in range(2):
        services.start_worker(["clock"], concurrency=1, env=SETTINGS)
        services.start_beat(env=SETTINGS)
    one, two = [], []
    for number in range(size.rounds + 1):
        house.say(f"two of each: round {number} of {size.rounds}" if number else "two of each: warming up")
        alone, together = house.load(webs[0], _lanes(plans)[0]), house.load(webs, _lanes(plans)[0])
        if number:
            one.append(alone)
            two.append(together)
    both = beside("two of each", "two web processes beside one (wall clock)", two, one)
    both = both._replace(value=ratios([cost.rate for cost in two], [cost.rate for cost in one]), wall=None)
    once = _everything_once(house, webs, plans, size)
    services.stop_all()
    return [both, *once]


def _lanes(plans: Sequence[Any], doubled: bool = False) -> tuple[list[Any], list[Any]]:
    """The plans on fresh copies, and the copies. Doubled: each action to two connections at once, under one key."""
    from bench.plans import copied, lane

    games = copied(plans)
    lanes = [
        lane(plan, f"/api/v1/games/{game}/actions", keyed=f"pair-{game}" if doubled else "")
        for plan, game in zip(plans, games, strict=True)
    ]
    return [[wave * 2 for wave in one] for one in lanes] if doubled else lanes, games


def _everything_once(house: House, webs: Sequence[Any], plans: Sequence[Any], size: Size) -> list[Figure]:
    from tests.services.windows import Windows, faults_of, open_windows

    lanes, games = _lanes(plans, doubled=True)
    windows = open_windows(size.windows, 1.0, 5.0)
    house.say("two of each: every action to both, while windows come due")
    sent = house.load(webs, lanes).sent.total
    wait_until(windows.are_settled, 120, "the windows")
    played = sum(len(plan.waves) for plan in plans)
    faults = [
        fault
        for plan, game in zip(plans, games, strict=True)
        for fault in faults_of(Windows([game], plan.game.version, len(plan.waves)))
    ]
    late = faults_of(windows)
    for fault in [*faults, *late][:10]:
        house.say(fault)
    return [
        _none(
            "actions lost, or taken twice",
            faults,
            f"{sent:,} requests for {played:,} actions, each to both web processes at once",
        ),
        _none("windows lost, or settled twice", late, f"{size.windows} windows, two workers, two beats"),
    ]


def _none(name: str, faults: Sequence[str], tried: str) -> Figure:
    return Figure("two of each", name, spread([len(faults)]), "", Aim("<=", 0), absolute=tried)
