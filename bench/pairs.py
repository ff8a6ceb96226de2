"""Two web, two worker and two beat processes at once: what they get done, and that everything is done once.

Every action is sent to both web processes at the same moment, as an impatient thumb does, while two workers and two
beats settle windows that come due.
"""

from collections.abc import Sequence

from bench.figures import Aim, Figure, beside, by_the_wall_clock, spread
from bench.house import SETTINGS, House
from bench.plans import copied, lanes, make_plans
from tests.services.processes import wait_until
from tests.services.windows import Windows, faults_of, open_windows

FULL, QUICK, TINY = (16, 40, 3, 400), (8, 20, 3, 100), (2, 4, 1, 4)


def measure(house: House, games: int, actions: int, rounds: int, windows: int) -> list[Figure]:
    plans = make_plans(games, "unstable_unicorns", 4, 20, actions)
    webs = [house.start_web() for _ in range(2)]
    for _ in range(2):
        house.services.start_worker(["clock"], concurrency=1, env=SETTINGS)
        house.services.start_beat(env=SETTINGS)
    tries = {"one": lambda: house.load(webs[0], lanes(plans)), "two": lambda: house.load(webs, lanes(plans))}
    costs = house.in_turns("two of each", rounds, tries)
    house.say("two of each: every action to both, while windows come due")
    doubled = copied(plans)
    every = [[wave * 2 for wave in lane] for lane in lanes(plans, games=doubled, keyed=True)]
    opened = open_windows(windows, 1.0, 5.0)
    sent = house.load(webs, every).requests
    wait_until(opened.are_settled, 120, "the windows")
    played = [Windows([game], plan.game.version, len(plan.waves)) for plan, game in zip(plans, doubled, strict=True)]
    house.services.stop_all()
    taken = f"{sent:,} requests for {sent // 2:,} actions, each to both web processes at once"
    return [
        by_the_wall_clock(beside("two web processes beside one", costs["two"], costs["one"])),
        _none(house, "actions lost, or taken twice", played, taken),
        _none(house, "windows lost, or settled twice", [opened], f"{windows} windows, two workers, two beats"),
    ]


def _none(house: House, name: str, every: Sequence[Windows], tried: str) -> Figure:
    faults = [fault for some in every for fault in faults_of(some)]
    for fault in faults[:10]:
        house.say(fault)
    return Figure(name, spread([len(faults)]), "", Aim("<=", 0), absolute=tried)
