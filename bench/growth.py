"""How the cost of an action and of a list grows: with a game's log, with its seats, with the games in the database.

Flat is the aim. What cannot be interleaved (a database only grows) is set beside a view that asks no database.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple
from uuid import UUID

from bench.figures import Figure, beside
from bench.house import Cost, House
from bench.load import Lane, request
from bench.stats import Aim, Spread, ratios, spread


class Size(NamedTuple):
    games: int
    actions: int
    rounds: int
    logs: tuple[int, ...]
    crowds: tuple[int, ...]
    played: tuple[int, ...] = (10, 100, 300)


FULL = Size(16, 40, 3, (10, 100, 1_000), (1_000, 10_000, 100_000))
QUICK = Size(8, 25, 3, (10, 100, 1_000), (1_000, 10_000))
TINY = Size(2, 4, 1, (10, 20), (20, 40), (2, 4))
LISTS = {
    "the lobby": "open=true",
    "the lobby of one ruleset": "open=true&ruleset=unstable_unicorns",
    "running games": "status=running",
    "my games": "mine=true",
    "games that wait for me": "owed=true",
}
FLAT = Aim("<=", 1.1)
Tries = dict[str, Callable[[], Cost]]


def measure(house: House, size: Size) -> list[Figure]:
    from bench.plans import make_plans

    def plans(seats: int, skip: int) -> list[Any]:
        return make_plans(size.games, "unstable_unicorns", seats, skip, size.actions)

    web = house.start_web()
    middle = plans(4, 60)
    aged, seated = {skip: plans(8, skip) for skip in size.played}, {seats: plans(seats, 40) for seats in (2, 4, 8)}
    axes: dict[str, Tries] = {
        "steps in its log": {str(log): partial(_actions, house, web, middle, log) for log in size.logs},
        "actions before it": {str(n): partial(_actions, house, web, some) for n, some in aged.items()},
        "seats": {str(n): partial(_actions, house, web, some) for n, some in seated.items()},
    }
    figures = []
    for axis, tries in axes.items():
        figures += _compared(house, axis, _in_rounds(house, f"growth: {axis}", tries, size.rounds))
    figures += _with_crowds(house, web, middle, size)
    house.services.stop_all()
    return figures


def _actions(house: House, web: Any, plans: Sequence[Any], log: int = 0) -> Cost:
    from bench.plans import copied, lane

    games = copied(plans, log)
    return house.load(
        web, [lane(plan, f"/api/v1/games/{game}/actions") for plan, game in zip(plans, games, strict=True)]
    )


def _in_rounds(house: House, what: str, tries: Tries, rounds: int) -> dict[str, list[Cost]]:
    costs: dict[str, list[Cost]] = {name: [] for name in tries}
    for number in range(rounds + 1):
        house.say(f"{what}: round {number} of {rounds}" if number else f"{what}: warming up")
        for name, attempt in tries.items():
            cost = attempt()
            if number:
                costs[name].append(cost)
    return costs


def _compared(house: House, axis: str, costs: dict[str, list[Cost]]) -> list[Figure]:
    """Each beside the first: the CPU of one action there, for the CPU of one here."""
    first, *others = costs
    house.details.setdefault("growth", {})[axis] = {
        name: spread([cost.cpu_ms for cost in some])._asdict() for name, some in costs.items()
    }
    figures = []
    for name in others:
        figure = beside("growth", f"an action at {name} {axis} beside {first}", costs[name], costs[first])
        dearer = ratios([cost.cpu_ms for cost in costs[name]], [cost.cpu_ms for cost in costs[first]])
        figures.append(figure._replace(value=dearer, aim=FLAT, wall=None))
    return figures


def _with_crowds(house: House, web: Any, plans: Sequence[Any], size: Size) -> list[Figure]:
    """At each size everything is set beside a view without a database; then the sizes beside each other."""
    from bench.crowd import fill_up, start_over
    from bench.plans import copied

    reader = next(person for person, seat in zip(plans[0].people, plans[0].seats, strict=True) if seat.owes)
    start_over()
    own = copied([plans[0]] * 25)  # the reader's own games: as many at every size
    units: dict[str, dict[str, Spread]] = {}
    present = 0
    for crowd in size.crowds:
        house.say(f"growth: {crowd:,} games in the database")
        fill_up(own[0], reader.account_id, present, crowd)
        present = crowd
        tries: Tries = {
            "floor": partial(house.load, web, 4 * _gets("/bench/smallest", reader, size)),
            "an action": partial(_actions, house, web, plans[1:]),
            **{
                name: partial(house.load, web, _gets(f"/api/v1/games?limit=20&{query}", reader, size))
                for name, query in LISTS.items()
            },
        }
        costs = _in_rounds(house, f"growth: {crowd:,} games", tries, size.rounds)
        floors = [cost.cpu_ms for cost in costs.pop("floor")]
        units[f"{crowd:,}"] = {name: ratios([cost.cpu_ms for cost in some], floors) for name, some in costs.items()}
    house.details.setdefault("growth", {})["games"] = {
        crowd: {name: unit._asdict() for name, unit in some.items()} for crowd, some in units.items()
    }
    house.details["explain"] = explained(plans[1], reader.account_id)
    return _across(units)


def _across(units: dict[str, dict[str, Spread]]) -> list[Figure]:
    first, *_, last = units
    return [
        Figure(
            "growth",
            f"{name} among {last} games beside {first}",
            Spread(*(units[last][name][part] / units[first][name][0] for part in range(3))),
            aim=FLAT,
            absolute=", ".join(
                f"{crowd}: {some[name].median:.1f} × the smallest view" for crowd, some in units.items()
            ),
        )
        for name in units[first]
    ]


def _gets(path: str, person: Any, size: Size) -> list[Lane]:
    return [[[request("GET", path, person.token)]] * size.actions for _ in range(max(1, size.games // 2))]


def explained(plan: Any, reader: UUID) -> dict[str, list[str]]:
    """The plans of an action's statements and of the lists', by PostgreSQL, on the largest database."""
    from django.db import connection, transaction

    from bench.plans import copied, move_of
    from bench.statements import noted, record
    from games.api.bodies import GameQuery
    from games.store.listing import games_page

    action = plan.waves[0][0]
    [game] = copied([plan])
    sent = {"an action": record(game, plan.people[action.seat].credential, move_of(action)).statements}
    for name, query in LISTS.items():
        chosen: Any = {
            key: value if value != "true" else True for key, value in (p.split("=") for p in query.split("&"))
        }
        with noted() as statements:
            games_page(reader, GameQuery(limit=20, **chosen))
        sent[name] = statements
    found: dict[str, list[str]] = {}
    with transaction.atomic(), connection.cursor() as cursor:
        for name, statements in sent.items():
            found[name] = []
            for sql, params, _ in statements:
                if sql.split(" ", 1)[0] in ("SELECT", "UPDATE"):
                    cursor.execute(f"EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF, SUMMARY OFF) {sql}", params)
                    found[name].append("\n".join(line for (line,) in cursor.fetchall()))
        transaction.set_rollback(True)
    return found
