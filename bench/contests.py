"""What two sides are compared in: the rules alone, and actions and views through the web.

Both take turns within each round. Every figure is a speed, so that a ratio under 1 is slower.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Sequence

from bench.live import GAMES, RULESETS, Tables
from bench.processes import alternate
from bench.sides import Refused, Side
from tests.services.fleet import Web
from tests.services.processes import Process

ENGINE_GAMES = 60
WAVES = 20
"""Of each side in a round: so many times eight views and eight actions."""
KINDS = ("action", "view")
DIFFERENT = "{}: the sides did not play the same games (other rules?); actions may cost more or less for that alone"
Pair = tuple[float, float]


def turns(number: int) -> tuple[int, int]:
    """Who goes first takes turns, too: A B, B A, A B …"""
    return (0, 1) if number % 2 == 0 else (1, 0)


class Engine:
    """Each side's own `python -m bench.engine`, in a new process each time."""

    name = "engine"

    def __init__(self, sides: Sequence[Side]) -> None:
        self.sides = sides
        self.played: list[set[float]] = [set(), set()]

    def round(self, number: int) -> dict[str, Pair]:
        found = {}
        for ruleset in RULESETS:
            speeds = {place: self._speed(place, text) for place, text in self._printed(ruleset, number).items()}
            found[f"engine, {ruleset.replace('_', ' ')}: actions a CPU second"] = (speeds[0], speeds[1])
        return found

    def _printed(self, ruleset: str, number: int) -> dict[int, str]:
        command = [sys.executable, "-m", "bench.engine", ruleset, "--games", str(ENGINE_GAMES)]
        running = {}
        for place in turns(number):
            side, log = self.sides[place], f"{ruleset}-{number}.log"
            running[place] = Process("engine", command, side.folder / log, env=side.env, folder=side.root)
        alternate(list(running.values()))
        return {place: process.log.read_text() for place, process in running.items()}

    def _speed(self, place: int, printed: str) -> float:
        self.played[place].add(figure(printed, "actions a game"))
        return figure(printed, "actions/s")

    def remarks(self) -> list[str]:
        return [] if self.played[0] == self.played[1] else [DIFFERENT.format("engine")]


def figure(printed: str, name: str) -> float:
    """A line of what `bench.engine` prints, in this commit and in older ones."""
    found = re.search(rf"^\s*{re.escape(name)}\s+([\d,.]+)$", printed, re.MULTILINE)
    if not found:
        raise Refused(f"bench.engine printed no line {name!r}:\n{printed[-500:]}")
    return float(found[1].replace(",", ""))


class PlayContest:
    """A web server of each side; they are both up all the time, and games go on from round to round."""

    def __init__(self, webs: Sequence[Web], kinds: Sequence[str]) -> None:
        self.name, self.kinds = " and ".join(kinds), tuple(kinds)
        self.tables = [Tables(web) for web in webs]

    def round(self, number: int) -> dict[str, Pair]:
        took: list[dict[str, float]] = [defaultdict(float), defaultdict(float)]
        for wave in range(number, number + WAVES):
            for place in turns(wave):
                for name, seconds in self.tables[place].wave().items():
                    took[place][name] += seconds
        count, names = WAVES * GAMES, sorted(name for name in took[0] if name.startswith(self.kinds))
        return {name: (count / took[0][name], count / took[1][name]) for name in names}

    def remarks(self) -> list[str]:
        return [] if self.tables[0].played == self.tables[1].played else [DIFFERENT.format("web")]
