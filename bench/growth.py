"""How the cost of an action and of a list grows: with a game's log, with its seats, with the games in the database.

Flat is the aim. What cannot be interleaved (a database only grows) is set beside a view that asks no database.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import astuple

from bench.crowd import fill_up, start_over
from bench.figures import Aim, Figure, Spread, described, ratios
from bench.house import House
from bench.load import Cost, Lane, request
from bench.plans import Plan, copied, lanes, make_plans

if TYPE_CHECKING:
    from tests.services.fleet import Web

FULL = (16, 40, 4, (10, 1_000), (1_000, 10_000, 100_000))
QUICK = (8, 25, 3, (10, 1_000), (1_000, 10_000))
TINY = (2, 4, 1, (10, 20), (20, 40))
LISTS = {"the lobby": "open=true", "my games": "mine=true", "games that wait for me": "owed=true"}
FLAT = Aim("<=", 1.1)


def measure(
    house: House, games: int, actions: int, rounds: int, logs: Sequence[int], crowds: Sequence[int]
) -> list[Figure]:
    house.say("growth: planning games")
    seated = {seats: make_plans(games, seats, 40, actions) for seats in (2, 4, 8)}
    web, middle = house.start_web(), seated[4]
    by_log = {f"{steps:,}": partial(_act, house, web, middle, steps) for steps in logs}
    longer = house.in_turns("growth: steps in the log", rounds, by_log)
    by_seats = {str(seats): partial(_act, house, web, seated[seats]) for seats in (2, 8)}
    fuller = house.in_turns("growth: seats", rounds, by_seats)
    units = _crowded(house, web, middle, rounds, crowds)
    house.services.stop_all()
    return [_dearer("steps in its log", longer), _dearer("seats", fuller), *_across(units)]


def _dearer(axis: str, costs: dict[str, list[Cost]]) -> Figure:
    """How many times as much CPU the last takes as the first."""
    (few, first), (many, last) = costs.items()
    value = ratios([cost.cpu_ms for cost in last], [cost.cpu_ms for cost in first])
    name = f"an action at {many} {axis} beside {few}"
    return Figure(name, value, aim=FLAT, absolute=f"{described(last)}; beside {described(first)}")


def _crowded(
    house: House, web: "Web", plans: Sequence[Plan], rounds: int, crowds: Sequence[int]
) -> dict[int, dict[str, Spread]]:
    """By size of the database and by what was done: its CPU in views that ask no database."""
    start_over()
    reader = plans[0]
    seat = next(seat for seat in reader.seats if seat.owes)
    own = copied([reader] * 25)  # the reader's own games: as many at every size
    units: dict[int, dict[str, Spread]] = {}

    def gets(path: str) -> list[Lane]:
        return [[request("GET", path, reader.tokens[seat.number])] * len(reader.actions)] * max(1, len(plans) // 2)

    for before, crowd in zip((0, *crowds), crowds, strict=False):
        house.say(f"growth: filling the database with {crowd:,} games")
        fill_up(own[0], seat.account_id, before, crowd)
        costs = house.in_turns(f"growth: {crowd:,} games", rounds, {
            "floor": partial(house.load, web, 4 * gets("/api/bench/smallest")),
            "an action": partial(_act, house, web, plans[1:]),
            **{name: partial(house.load, web, gets(f"/api/v1/games?limit=20&{query}"))
               for name, query in LISTS.items()},
        })  # fmt: skip
        floors = [cost.cpu_ms for cost in costs.pop("floor")]
        units[crowd] = {name: ratios([cost.cpu_ms for cost in some], floors) for name, some in costs.items()}
    house.details["growth"] = {
        str(crowd): {name: unit.median for name, unit in some.items()} for crowd, some in units.items()
    }
    return units


def _act(house: House, web: "Web", plans: Sequence[Plan], log: int = 0) -> Cost:
    return house.load(web, lanes(plans, games=copied(plans, log)))


def _across(units: dict[int, dict[str, Spread]]) -> list[Figure]:
    """The largest crowd beside the smallest, each in views without a database."""
    first, *_, last = units
    return [
        Figure(
            f"{name} among {last:,} games beside {first:,}",
            Spread(*(part / units[first][name].median for part in astuple(units[last][name]))),
            aim=FLAT,
            absolute=", ".join(f"{crowd:,}: {some[name].median:.1f}" for crowd, some in units.items())
            + " times the smallest view",
        )
        for name in units[first]
    ]
