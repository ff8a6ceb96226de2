"""One action over HTTP beside its floors: the bare view, the same statements without a framework, a naive endpoint.

All behind one server process, in interleaved rounds, on fresh copies of the same games in each.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import UUID

from bench.figures import Figure, beside, parts_of
from bench.house import Cost, House
from bench.load import Lane, request
from bench.stats import Aim, ratios

if TYPE_CHECKING:
    from bench.plans import Plan


class Size(NamedTuple):
    games: int
    actions: int
    rounds: int
    parallel: int = 8


SHOWN = {
    "raw": "its statements, raw psycopg",
    "floor": "the floor view",
    "service": "an action",
    "keyed": "with an Idempotency-Key",
    "naive": "the naive endpoint",
}
FULL, QUICK, TINY = Size(16, 50, 4), Size(8, 25, 3), Size(2, 6, 1)


def measure(house: House, size: Size) -> list[Figure]:
    from bench.plans import make_plan, make_plans
    from bench.statements import keep, record

    house.say("actions: planning games")
    plans = make_plans(size.games, "unstable_unicorns", 4, 20, size.actions)
    others = make_plans(size.games // 2, "kill_the_unicorns", 4, 10, size.actions)
    crowd = make_plans(size.games, "unstable_unicorns", 8, 20, size.actions, in_waves=True)
    path = house.services.folder / "statements.pickle"
    keep(_recorded(make_plan("unstable_unicorns", 4, 99, 100), record), path)
    web = house.start_web(UU_BENCH_STATEMENTS=str(path))
    tries: dict[str, Callable[[], Cost]] = {
        "service": lambda: house.load(web, _service(plans), size.parallel),
        "floor": lambda: house.load(web, _same(plans, "/bench/floor/{}"), size.parallel),
        "raw": lambda: house.load(web, _same(plans, "/bench/raw/{}"), size.parallel),
        "naive": lambda: house.load(web, _naive(plans), size.parallel),
        "keyed": lambda: house.load(web, _service(plans, keyed=True), size.parallel),
        "kill": lambda: house.load(web, _service(others), size.parallel),
        "crowd": lambda: house.load(web, _service(crowd), size.parallel),
        "one": lambda: house.load(web, _one_game(crowd), 1),
    }
    house.say("actions: warming up")
    for attempt in tries.values():
        attempt()
    costs: dict[str, list[Cost]] = {name: [] for name in tries}
    for number in range(size.rounds):
        house.say(f"actions: round {number + 1} of {size.rounds}")
        for name, attempt in tries.items():
            costs[name].append(attempt())
    house.details["storage"] = _storage(house, web, plans, size)
    house.services.stop_all()
    house.details["actions"] = {SHOWN[name]: parts_of(costs[name]) for name in SHOWN}
    return _figures(costs)


def _figures(costs: dict[str, list[Cost]]) -> list[Figure]:
    service = costs["service"]
    return [
        beside("actions", "an action beside the floor view", service, costs["floor"], Aim(">=", 0.6)),
        beside("actions", "an action beside its statements in raw psycopg", service, costs["raw"], Aim(">=", 0.45)),
        beside("actions", "an action beside the naive endpoint", service, costs["naive"], Aim(">=", 1.6)),
        _one_beside_many(costs["one"], costs["crowd"]),
        beside("actions", "with an Idempotency-Key beside without", costs["keyed"], service),
        beside("actions", "Kill the Unicorns beside Unstable Unicorns", costs["kill"], service),
    ]


def _one_beside_many(one: list[Cost], many: list[Cost]) -> Figure:
    """Here the wall clock is the question: a lock costs waiting, not CPU."""
    figure = beside("actions", "all load on one game beside spread load (wall clock)", one, many, Aim(">=", 0.7))
    wall = ratios([cost.rate for cost in one], [cost.rate for cost in many])
    return figure._replace(value=wall, wall=None)


def _recorded(plan: "Plan", record: Any) -> Any:
    """An action somewhere in the middle of a game, so that its numbers are unlike any other small number."""
    from bench.plans import move_of

    action = plan.waves[0][0]
    assert action.seat is not None
    return record(plan.game.id, plan.people[action.seat].credential, move_of(action))


def _storage(house: House, web: Any, plans: Sequence["Plan"], size: Size) -> dict[str, float]:
    """Bytes that an action writes: to the write-ahead log, to the game's log, and of the state that it replaces."""
    from django.db import connection

    lanes = _service(plans)
    with connection.cursor() as cursor:
        cursor.execute("CHECKPOINT")
        cursor.execute("SELECT pg_current_wal_lsn()")
        before = cursor.fetchone()[0]
        sent = house.load(web, lanes, size.parallel).sent.total
        cursor.execute("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), %s)", [before])
        wal = float(cursor.fetchone()[0]) / sent
        cursor.execute("SELECT avg(pg_column_size(s.*)) FROM games_step s WHERE length(action) > 0")
        step = float(cursor.fetchone()[0])
        cursor.execute("SELECT avg(length(state)) FROM games_game WHERE length(state) > 0")
        return {"wal": wal, "step": step, "state": float(cursor.fetchone()[0])}


def _service(plans: Sequence["Plan"], keyed: bool = False) -> list[Lane]:
    from bench.plans import copied, lane

    return [
        lane(plan, f"/api/v1/games/{game}/actions", keyed=str(game) if keyed else "")
        for plan, game in zip(plans, copied(plans), strict=True)
    ]


def _one_game(plans: Sequence["Plan"]) -> list[Lane]:
    """One game after the other gets everything; those who may answer at once do."""
    from bench.plans import copied, lane

    return [
        lane(plan, f"/api/v1/games/{game}/actions", one_by_one=False)
        for plan, game in zip(plans, copied(plans), strict=True)
    ]


def _same(plans: Sequence["Plan"], path: str) -> list[Lane]:
    """As many requests as the plan has actions, with bodies as long."""
    from bench.plans import body_of, copied

    def sent(plan: "Plan", game: UUID) -> Lane:
        actions = [action for wave in plan.waves for action in wave]
        token = plan.people[0].token
        return [[request("POST", path.format(game), token, body_of(action))] for action in actions]

    return [sent(plan, game) for plan, game in zip(plans, copied(plans), strict=True)]


def _naive(plans: Sequence["Plan"]) -> list[Lane]:
    from bench.naive.models import NaiveGame, NaiveSeat, copy_of
    from bench.plans import lane

    copies = [copy_of(plan.game, plan.seats) for plan in plans]
    NaiveGame.objects.bulk_create(game for game, _ in copies)
    NaiveSeat.objects.bulk_create(seat for _, seats in copies for seat in seats)
    return [lane(plan, f"/bench/naive/{game.id}/actions") for plan, (game, _) in zip(plans, copies, strict=True)]
