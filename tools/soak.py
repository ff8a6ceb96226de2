"""`make soak`: the long runs, one part after the other: random games of each ruleset, and with expansions mixed in,
under all checks on every core, then leaks and labels in whole games, honest bots, the races, the clock's and the
matcher's kills, a failover, the services suite through PgBouncer, an hour of listeners and an upgrade under play on
real servers, at their full sizes.

`python -m tools.soak [part …] [--games 20000] [--at-each 500] [--minutes 60]`. A violation names the game's number;
it can be walked again alone with `--only`.
"""

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module

from uu_service.progress import show_progress

WALKS = {
    "unstable_unicorns": ("tests.rules.unstable_unicorns.walks", "walk_numbered"),
    "expansions": ("tests.rules.unstable_unicorns.walks", "walk_mixed"),
    "kill_the_unicorns": ("tests.rules.kill_the_unicorns.walks", "walk_numbered"),
}
"""The random games: where the function is that walks one of them by its number."""
SERVICES = {
    "leaks": ("tests/games/test_no_leak.py", {"UU_LEAK_SEEDS": "100"}),
    "labels": ("tests/games/test_labels_of_choices.py", {"UU_LABEL_GAMES": "1000"}),
    "honesty": ("tests/bots/test_honesty.py", {"UU_WORLDS": "500"}),
    "contract": ("tests/services/test_fuzz.py", {"UU_FUZZ_CASES": "20000"}),
    "races": ("tests/services/test_races.py", {"UU_RACE_ROUNDS": "2000"}),
    "clock": ("tests/services/test_clock_killed.py", {"UU_WINDOWS": "200", "UU_WINDOWS_RACED": "10000"}),
    "quick play": ("tests/services/test_quick_play.py", {"UU_TICKETS": "2000", "UU_RACE_ROUNDS": "2000"}),
    "histories": ("tests/services/test_players.py", {"UU_HISTORY": "100000"}),
    "failover": ("tests/services/test_failover.py", {"UU_FAILOVER_TABLES": "100", "UU_FAILOVER_SECONDS": "30"}),
    "pgbouncer": ("tests/services", {"UU_TEST_PGBOUNCER": "1"}),
    "listeners": ("tests/services/test_many_listeners.py", {"UU_LISTENERS_KILLED": "200"}),
}
UPGRADE = "upgrade"
"""Played from the version before the last migration to this one."""
COSTLY_EVERY = 25


def walk_one(part: str, number: int, costly_every: int) -> None:
    """Walk one game to its end. Raises whatever breaks it."""
    module, function = WALKS[part]
    getattr(import_module(module), function)(number, costly_every)


def walk(part: str, number: int, costly_every: int) -> str | None:
    """Walk one game; what was broken, if anything."""
    try:
        walk_one(part, number, costly_every)
    except Exception as error:  # noqa: BLE001 - whatever breaks a game is what the soak is looking for
        return f"{part} game {number} ({part} --only {number}): {type(error).__name__}: {error}"
    return None


def walk_all(part: str, numbers: range, at_each: int, processes: int) -> bool:
    """Walk these games; those below `at_each` with the costly checks after every single action."""
    every = [1 if number < at_each else COSTLY_EVERY for number in numbers]
    faults = 0
    with ProcessPoolExecutor(processes) as pool:
        found = pool.map(walk, [part] * len(numbers), numbers, every, chunksize=8)
        for done, fault in enumerate(found, start=1):
            if fault:
                faults += 1
                sys.stdout.write(f"{fault}\n")
            show_progress(done, len(numbers), f"games of {part}, {faults} violations")
    return not faults


def run_services(part: str, minutes: float) -> bool:
    """Run a file of the services suite at its full size."""
    path, sizes = SERVICES[part]
    sizes = {**sizes, "UU_LISTENING_MINUTES": str(minutes)}
    command = [sys.executable, "-m", "pytest", "-q", path, "-m", "services or not services"]
    return subprocess.run(command, env={**os.environ, **sizes}, check=False).returncode == 0


def main() -> int:
    parts = [*WALKS, *SERVICES, UPGRADE]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*parts, []], default=[])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="go on from this game")
    parser.add_argument("--at-each", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=60, help="how long listeners come and go (%(default)s)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", type=int, help="walk this one game, with every check at each action")
    given = parser.parse_args()
    if given.only is not None:
        for part in given.parts or WALKS:
            walk_one(part, given.only, 1)
        return 0
    summary, sound = [], True
    for part in given.parts or parts:
        began = time.monotonic()
        if part in WALKS:
            passed = walk_all(part, range(given.first, given.games), given.at_each, given.processes)
            what = f"games {given.first:,} to {given.games - 1:,}, those below {given.at_each:,} checked at each action"
        elif part == UPGRADE:
            passed = subprocess.run([sys.executable, "-m", "tools.chaos.upgrade"], check=False).returncode == 0
            what = "the version before the last migration, and this one"
        else:
            passed = run_services(part, given.minutes)
            what = ", ".join(f"{name}={size}" for name, size in SERVICES[part][1].items())
        sound = sound and passed
        summary.append(f"{part:<18}{'passed' if passed else 'FAILED'}  {time.monotonic() - began:5.0f} s  {what}")
    sys.stdout.write("\nmake soak\n  " + "\n  ".join(summary) + "\n")
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
