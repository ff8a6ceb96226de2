"""Time passes second by second: people come, the matcher runs, tables are counted."""

from collections.abc import Sequence
from random import Random
from statistics import mean, quantiles
from time import process_time

from msgspec import Struct

from matching.lab.crowd import Arrival, arrivals, crowd
from matching.matcher.matching import match
from matching.matcher.patience import Patience
from matching.matcher.wishes import Match, Seeker


class LabResult(Struct):
    """What became of the people of one run."""

    name: str
    waits: list[float] = []
    """Seconds from the ticket to the table."""
    gaps: list[float] = []
    """The widest gap between two ratings at each table with two people or more, in spreads; tables of friends apart."""
    friends_gaps: list[float] = []
    """The same at tables where friends sit: it is mostly their own gap."""
    tables: int = 0
    with_bots: int = 0
    seats: int = 0
    waiting: int = 0
    """How many still waited when the run ended."""

    def add(self, table: Match) -> None:
        self.tables += 1
        self.with_bots += bool(table.bots)
        self.seats += table.seats
        self.waits += [one.waited for one in table.tickets]
        ratings = [one.rating for one in table.tickets]
        if len(ratings) > 1:
            gaps = self.friends_gaps if any(one.party for one in table.tickets) else self.gaps
            gaps.append(max(ratings) - min(ratings))

    def figures(self) -> dict[str, float]:
        return {
            "people seated": len(self.waits),
            "still waiting": self.waiting,
            "tables": self.tables,
            "seats a table": self.seats / (self.tables or 1),
            "tables with bots, %": 100 * self.with_bots / (self.tables or 1),
            "wait p50, s": share_below(self.waits, 50),
            "wait p95, s": share_below(self.waits, 95),
            "widest gap p50, σ": share_below(self.gaps, 50),
            "widest gap p95, σ": share_below(self.gaps, 95),
            "with friends p95, σ": share_below(self.friends_gaps, 95),
        }


def share_below(values: Sequence[float], percent: int) -> float:
    """The value that so many percent stay below."""
    return quantiles(values, n=100, method="inclusive")[percent - 1] if len(values) > 1 else mean(values or [0.0])


def run(name: str, per_second: float, seconds: float, seed: int, patience: Patience) -> LabResult:
    """The matcher runs once a second, as often as the service's clock calls it when nobody comes."""
    random = Random(seed)  # noqa: S311 - a simulation, to be seen again
    coming = list(arrivals(per_second, seconds, random))
    result, waiting = LabResult(name), list[Arrival]()
    for now in range(1, int(seconds) + 1):
        while coming and coming[0].at <= now:
            waiting.append(coming.pop(0))
        tables = match(_at(now, waiting), patience=patience)
        for table in tables:
            result.add(table)
        seated = {one.ticket for table in tables for one in table.tickets}
        waiting = [one for one in waiting if one.ticket.ticket not in seated]
    result.waiting = len(waiting)
    return result


def speed(people: int, seed: int, patience: Patience) -> dict[str, float]:
    """How long the matcher needs for a crowd, in seconds of one core."""
    waiting = crowd(people, Random(seed))  # noqa: S311 - a simulation, to be seen again
    began = process_time()
    tables = match(waiting, patience=patience)
    took = process_time() - began
    seated = sum(len(table.tickets) for table in tables)
    return {"waiting": people, "seated": seated, "CPU, s": took, "tickets a second": seated / took}


def _at(now: float, waiting: Sequence[Arrival]) -> list[Seeker]:
    return [one.ticket._replace(waited=now - one.at) for one in waiting]
