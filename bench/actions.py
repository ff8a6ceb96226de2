"""One action over HTTP beside its floors: the bare view, and the same statements without a framework.

All behind one server process, in interleaved rounds, on fresh copies of the same games in each.
"""

import pickle
from collections.abc import Callable

from django.db import connection

from bench.figures import Aim, Figure, beside, by_the_wall_clock, parts_of
from bench.house import House
from bench.load import Cost, Lane
from bench.plans import body_of, lanes, make_plan, make_plans
from bench.raw import Recording, record

SHOWN = {
    "raw": "its statements, raw psycopg",
    "floor": "the floor view",
    "service": "an action",
    "keyed": "with an Idempotency-Key",
}
FULL, QUICK, TINY = (16, 50, 4), (8, 25, 3), (2, 6, 1)


def measure(house: House, games: int, actions: int, rounds: int) -> list[Figure]:
    house.say("actions: planning games")
    plans = make_plans(games, "unstable_unicorns", 4, 20, actions)
    others = make_plans(games // 2, "kill_the_unicorns", 4, 10, actions)
    crowd = make_plans(games, "unstable_unicorns", 8, 20, actions, in_waves=True)
    path = house.services.folder / "statements.pickle"
    path.write_bytes(pickle.dumps(_recorded()))
    web, second = house.start_web(UU_BENCH_STATEMENTS=str(path)), house.start_web()

    def load(made: list[Lane], parallel: int = 8) -> Cost:
        return house.load(web, made, parallel)

    costs = house.in_turns("actions", rounds, {
        "service": lambda: load(lanes(plans)),
        "floor": lambda: load(lanes(plans, "/api/bench/floor/{}")),
        "raw": lambda: load(lanes(plans, "/bench/raw/{}")),
        "keyed": lambda: load(lanes(plans, keyed=True)),
        "kill": lambda: load(lanes(others)),
        "crowd": lambda: load(lanes(crowd)),
        "one": lambda: load(lanes(crowd, at_once=True), 1),
        "two": lambda: house.load([web, second], lanes(plans)),
    })  # fmt: skip
    made = lanes(plans)
    house.details["storage"] = _storage(lambda: load(made))
    house.services.stop_all()
    house.details["actions"] = {SHOWN[name]: parts_of(costs[name]) for name in SHOWN}
    service = costs["service"]
    one = beside("all load on one game beside spread load", costs["one"], costs["crowd"], Aim(">=", 0.7))
    return [
        beside("an action beside the floor view", service, costs["floor"], Aim(">=", 0.6)),
        beside("an action beside its statements in raw psycopg", service, costs["raw"], Aim(">=", 0.45)),
        by_the_wall_clock(one),  # a lock costs waiting, not CPU
        beside("with an Idempotency-Key beside without", costs["keyed"], service),
        beside("Kill the Unicorns beside Unstable Unicorns", costs["kill"], service),
        by_the_wall_clock(beside("two web processes beside one", costs["two"], service)),
    ]


def _recorded() -> Recording:
    """An action somewhere in the middle of a game, so that its numbers are unlike any other small number."""
    plan = make_plan("unstable_unicorns", 4, 99, 100, 1)
    action = plan.waves[0][0]
    assert action.seat is not None
    return record(plan.game.id, plan.tokens[action.seat], body_of(action))


def _storage(load: Callable[[], Cost]) -> dict[str, float]:
    """Bytes that an action writes: to the write-ahead log, to the game's log, and of the state that it replaces."""
    with connection.cursor() as cursor:

        def read(sql: str) -> float:
            cursor.execute(sql)
            return float(cursor.fetchone()[0])

        cursor.execute("CHECKPOINT")
        before = read("SELECT pg_current_wal_lsn() - '0/0'")
        sent = load().requests
        return {
            "wal": (read("SELECT pg_current_wal_lsn() - '0/0'") - before) / sent,
            "step": read("SELECT avg(pg_column_size(s.*)) FROM games_step s WHERE length(action) > 0"),
            "state": read("SELECT avg(length(state)) FROM games_game WHERE length(state) > 0"),
        }
