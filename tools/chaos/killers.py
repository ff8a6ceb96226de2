"""What is killed, when it was away, and how it comes back."""

import random
import time
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from tests.services.processes import Process

SERVERS = ("PostgreSQL", "Redis")
"""They are started first: the others are ready only when they have found them."""


class Outage(NamedTuple):
    """From the kill until everything was ready again."""

    began: datetime
    ended: datetime


class Killer:
    """Kills one part, or two at once, with -9, and starts it again a little later."""

    def __init__(self, parts: dict[str, list[Process]], rng: random.Random) -> None:
        self.parts, self.rng = parts, rng
        self.kills: Counter[str] = Counter()
        self.outages: list[Outage] = []

    def strike(self, say: Callable[[str], None]) -> None:
        names = self.rng.sample(sorted(self.parts), self.rng.choice([1, 1, 2]))
        victims = [(name, self.rng.choice(self.parts[name])) for name in names]
        began = datetime.now(UTC)
        for name, victim in victims:
            victim.kill()
            self.kills[name] += 1
        time.sleep(self.rng.uniform(0, 3))
        for _, victim in sorted(victims, key=lambda one: one[0] not in SERVERS):
            victim.start()
        self.outages.append(Outage(began, datetime.now(UTC)))
        away = (self.outages[-1].ended - began).total_seconds()
        say(f"killed {' and '.join(names)}; back after {away:.1f} s")

    def away_between(self, begin: datetime, end: datetime) -> timedelta:
        """How much of this time something was away."""
        overlaps = (min(end, outage.ended) - max(begin, outage.began) for outage in self.outages)
        return sum((overlap for overlap in overlaps if overlap > timedelta()), timedelta())
