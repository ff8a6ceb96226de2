"""People who come by chance: a Poisson process of arrivals, ratings from a normal distribution, mixed wishes."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple
from uuid import UUID

from matching.matcher.wishes import Seeker

GAMES = {"unstable_unicorns": (2, 3, 4, 5, 6, 7, 8), "kill_the_unicorns": (3, 4, 5, 6)}
"""With how many seats each is played."""
PARTIES = 0.1
"""So many arrivals are two friends with one code."""
BOTS = 0.6
"""So many let bots fill up,"""
BOTS_AFTER = 30.0
"""after so many seconds."""


class Arrival(NamedTuple):
    """When a ticket is made, and what it says; its wait is counted from then on."""

    at: float
    ticket: Seeker


def arrivals(per_second: float, seconds: float, random: Random) -> Iterator[Arrival]:
    """Tickets in the order in which they come. Friends come together."""
    at = 0.0
    while (at := at + random.expovariate(per_second)) < seconds:
        for ticket in _come(random):
            yield Arrival(at, ticket)


def crowd(people: int, random: Random) -> list[Seeker]:
    """So many who have waited for up to half a minute."""
    found: list[Seeker] = []
    while len(found) < people:
        waited = random.uniform(0, BOTS_AFTER)
        found += [ticket._replace(waited=waited) for ticket in _come(random)]
    return found[:people]


def _come(random: Random) -> Sequence[Seeker]:
    game = random.choice(sorted(GAMES))
    sizes, bot = _sizes(GAMES[game], random), "normal" if random.random() < BOTS else ""
    party = f"{random.getrandbits(40):x}" if random.random() < PARTIES else ""
    size = 2 if party else 1
    return [_person(game, sizes, bot, party, size, random) for _ in range(size)]


def _person(game: str, sizes: Sequence[int], bot: str, party: str, size: int, random: Random) -> Seeker:
    return Seeker(
        ticket=_id(random),
        account=_id(random),
        pool=game,
        rating=random.gauss(0, 1),
        waited=0.0,
        sizes=sizes,
        party=party,
        party_size=size,
        bot=bot,
        bots_after=BOTS_AFTER,
    )


def _sizes(allowed: Sequence[int], random: Random) -> Sequence[int]:
    """Half of all take any table; the others want the smallest, a small, a usual or a big one."""
    wanted = [allowed, allowed[:1], allowed[:3], allowed[1:4], allowed[2:]]
    return random.choices(wanted, weights=[50, 10, 15, 15, 10])[0]


def _id(random: Random) -> UUID:
    return UUID(int=random.getrandbits(128))
