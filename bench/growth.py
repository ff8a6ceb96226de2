"""How the cost of an action and of a list grows: with a game's log, with its seats, with the games in the database.

Flat is the aim. What cannot be interleaved (a database only grows) is set beside a view that asks no database.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING
from uuid import UUID

from django.db import connection, transaction
from django.test import Client
from msgspec.structs import asdict, astuple, replace

from bench.crowd import fill_up, start_over
from bench.figures import Aim, Figure, Spread, beside, ratios, spread
from bench.house import House
from bench.load import Cost, Lane, request
from bench.plans import Plan, body_of, copied, lanes, make_plans
from bench.raw import noted, record

if TYPE_CHECKING:
    from tests.services.fleet import Web

FULL = (16, 40, 3, (10, 100, 1_000), (1_000, 10_000, 100_000), (10, 100, 300))
QUICK = (8, 25, 3, (10, 100, 1_000), (1_000, 10_000), (10, 100, 300))
TINY = (2, 4, 1, (10, 20), (20, 40), (2, 4))
LISTS = {
    "the lobby": "open=true",
    "the lobby of one ruleset": "open=true&ruleset=unstable_unicorns",
    "running games": "status=running",
    "my games": "mine=true",
    "games that wait for me": "owed=true",
}
LIST = "/api/v1/games?limit=20&"
FLAT = Aim("<=", 1.1)


def measure(
    house: House,
    games: int,
    actions: int,
    rounds: int,
    logs: Sequence[int],
    crowds: Sequence[int],
    played: Sequence[int],
) -> list[Figure]:
    plans = partial(make_plans, games, "unstable_unicorns", actions=actions)
    web, middle = house.start_web(), plans(4, 60)
    aged, seated = {skip: plans(8, skip) for skip in played}, {seats: plans(seats, 40) for seats in (2, 4, 8)}
    axes = {
        "steps in its log": {str(log): partial(_act, house, web, middle, log) for log in logs},
        "actions before it": {str(n): partial(_act, house, web, some) for n, some in aged.items()},
        "seats": {str(n): partial(_act, house, web, some) for n, some in seated.items()},
    }
    details = house.details["growth"] = {}
    figures = []
    for axis, tries in axes.items():
        costs = house.in_turns(f"growth: {axis}", rounds, tries)
        details[axis] = {name: asdict(spread([cost.cpu_ms for cost in some])) for name, some in costs.items()}
        first, *others = costs
        for name in others:
            dearer = ratios([cost.cpu_ms for cost in costs[name]], [cost.cpu_ms for cost in costs[first]])
            figure = beside(f"an action at {name} {axis} beside {first}", costs[name], costs[first], FLAT)
            figures.append(replace(figure, value=dearer, wall=None))
    units = _crowded(house, web, middle, rounds, crowds)
    house.services.stop_all()
    house.details["explain"] = explained(middle[1], _reader(middle[0])[0])
    return figures + _across(units)


def _crowded(
    house: House, web: "Web", plans: Sequence[Plan], rounds: int, crowds: Sequence[int]
) -> dict[str, dict[str, Spread]]:
    """By size of the database and by what was done: its CPU in views that ask no database."""
    start_over()
    units: dict[str, dict[str, Spread]] = {}
    token, account = _reader(plans[0])
    own = copied([plans[0]] * 25)  # the reader's own games: as many at every size
    gets = partial(_gets, token, max(1, len(plans) // 2), len(plans[0].waves))
    for before, crowd in zip((0, *crowds), crowds, strict=False):
        house.say(f"growth: {crowd:,} games in the database")
        fill_up(own[0], account, before, crowd)
        costs = house.in_turns(f"growth: {crowd:,} games", rounds, {
            "floor": partial(house.load, web, 4 * gets("/api/bench/smallest")),
            "an action": partial(_act, house, web, plans[1:]),
            **{name: partial(house.load, web, gets(LIST + query)) for name, query in LISTS.items()},
        })  # fmt: skip
        floors = [cost.cpu_ms for cost in costs.pop("floor")]
        units[f"{crowd:,}"] = {name: ratios([cost.cpu_ms for cost in some], floors) for name, some in costs.items()}
    house.details["growth"]["games"] = {
        crowd: {name: asdict(unit) for name, unit in some.items()} for crowd, some in units.items()
    }
    return units


def _reader(plan: Plan) -> tuple[str, UUID]:
    """The token and the account of somebody who owes an answer."""
    seated = zip(plan.tokens, plan.seats, strict=True)
    return next((token, seat.account_id) for token, seat in seated if seat.owes and seat.account_id)


def _act(house: House, web: "Web", plans: Sequence[Plan], log: int = 0) -> Cost:
    return house.load(web, lanes(plans, games=copied(plans, log)))


def _gets(token: str, lanes: int, times: int, path: str) -> list[Lane]:
    return [[[request("GET", path, token)]] * times] * lanes


def _across(units: dict[str, dict[str, Spread]]) -> list[Figure]:
    """The largest crowd beside the smallest, each in views without a database."""
    first, *_, last = units
    return [
        Figure(
            f"{name} among {last} games beside {first}",
            Spread(*(part / units[first][name].median for part in astuple(units[last][name]))),
            aim=FLAT,
            absolute=", ".join(
                f"{crowd}: {some[name].median:.1f} × the smallest view" for crowd, some in units.items()
            ),
        )
        for name in units[first]
    ]


def explained(plan: Plan, reader: str) -> dict[str, list[str]]:
    """The plans of an action's statements and of the lists', by PostgreSQL, on the largest database."""
    action, [game] = plan.waves[0][0], copied([plan])
    sent = {"an action": record(game, plan.tokens[action.seat or 0], body_of(action)).statements}
    client = Client(SERVER_NAME="localhost", headers={"Authorization": f"Bearer {reader}"})
    for name, query in LISTS.items():
        with noted() as statements:
            assert client.get(LIST + query).status_code == 200
        sent[name] = statements
    found: dict[str, list[str]] = {name: [] for name in sent}
    with transaction.atomic(), connection.cursor() as cursor:
        for name, statements in sent.items():
            for sql, params, _ in statements:
                if sql.startswith(("SELECT", "UPDATE")):
                    cursor.execute(f"EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF, SUMMARY OFF) {sql}", params)
                    found[name].append("\n".join(line for (line,) in cursor.fetchall()))
        transaction.set_rollback(True)
    return found
