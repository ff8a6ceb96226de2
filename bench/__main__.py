"""`python -m bench [section …] [--quick]`: measures and shows a table; a full run writes bench/results.json.

Sections: see SECTIONS. Every server is private and ends with this process, however it ends.
"""

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

from bench import actions, growth, pairs, reads, rules, startup, streams
from bench.figures import Figure
from bench.house import House, open_house

Section = Callable[[House, Any], list[Figure]]
SECTIONS: dict[str, tuple[Section, Any, Any]] = {
    "actions": (actions.measure, actions.FULL, actions.QUICK),
    "reads": (reads.measure, reads.FULL, reads.QUICK),
    "growth": (growth.measure, growth.FULL, growth.QUICK),
    "engine": (rules.measure, rules.FULL, rules.QUICK),
    "streams": (streams.measure, streams.FULL, streams.QUICK),
    "start-up": (startup.measure, startup.FULL, startup.QUICK),
    "pairs": (pairs.measure, pairs.FULL, pairs.QUICK),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sections", nargs="*", choices=[*SECTIONS, []], metavar="section")
    parser.add_argument("--quick", action="store_true")
    given = parser.parse_args()
    house = open_house(say)
    figures = []
    try:
        for name in given.sections or SECTIONS:
            measure, full, quick = SECTIONS[name]
            figures += measure(house, quick if given.quick else full)
    except KeyboardInterrupt:
        say("stopped")
        return 130
    finally:
        house.services.stop_all()
    for figure in figures:
        value = figure.value
        aim = f"  aim {figure.aim.sign} {figure.aim.limit}" if figure.aim else ""
        wall = f"  wall {figure.wall.median:.2f}" if figure.wall else ""
        say(f"{figure.name}: {value.median:.2f} ({value.least:.2f}–{value.most:.2f}){figure.unit}{aim}{wall}")
        say(f"    {figure.absolute}")
    return 0


_began = time.monotonic()


def say(text: str) -> None:
    sys.stdout.write(f"{time.monotonic() - _began:5.0f} s  {text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
