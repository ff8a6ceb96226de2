"""The long walk: thousands of random games of each ruleset under all checks, on every core.

`python -m tests.soak [ruleset …] [--games 20000] [--at-each 500]`. A violation names the game's number; it can be
walked again alone with `--only`.
"""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.util import find_spec

RULESETS = ("unstable_unicorns", "kill_the_unicorns")
COSTLY_EVERY = 25


def walk(ruleset: str, number: int, costly_every: int) -> str | None:
    """Walk one game; what was broken, if anything."""
    try:
        import_module(f"tests.rules.{ruleset}.walks").walk_numbered(number, costly_every)
    except Exception as error:  # noqa: BLE001 - whatever breaks a game is what the soak is looking for
        return f"{ruleset} game {number} (--only {number}): {type(error).__name__}: {error}"
    return None


def soak(ruleset: str, games: int, at_each: int, processes: int) -> list[str]:
    """Walk so many games, the first `at_each` of them with the costly checks after every single action."""
    began = time.monotonic()
    every = [1 if number < at_each else COSTLY_EVERY for number in range(games)]
    with ProcessPoolExecutor(processes) as pool:
        found = [fault for fault in pool.map(walk, [ruleset] * games, range(games), every, chunksize=8) if fault]
    sys.stdout.write(f"{ruleset}: {games} games, {len(found)} violations, {time.monotonic() - began:.0f} s\n")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*", choices=[*RULESETS, []], default=[])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--at-each", type=int, default=500)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", type=int, help="walk this one game, with every check at each action")
    given = parser.parse_args()
    faults: list[str] = []
    for ruleset in given.rulesets or [name for name in RULESETS if find_spec(f"tests.rules.{name}.walks")]:
        if given.only is not None:
            import_module(f"tests.rules.{ruleset}.walks").walk_numbered(given.only, 1)
        else:
            faults += soak(ruleset, given.games, given.at_each, given.processes)
    for fault in faults:
        sys.stderr.write(f"{fault}\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
