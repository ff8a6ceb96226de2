"""One action over HTTP beside its floors: its statements without a framework, the bare view, the naive endpoint.

All behind one server process, in interleaved rounds, on fresh copies of the same games in each.
"""

import pickle
from collections.abc import Callable

from django.db import connection

from bench.figures import Aim, Figure, beside, parts_of
from bench.floors import make_naive
from bench.house import House
from bench.load import Cost
from bench.plans import body_of, copied, lanes, make_plan, make_plans
from bench.raw import Recording, record

OURS = "substring(state FROM 1 FOR 1) NOT IN ('', '{')"
"""Not the states of the naive endpoint, which are JSON."""
FULL, QUICK, TINY = (16, 50, 5), (8, 25, 3), (2, 6, 1)


def measure(house: House, games: int, actions: int, rounds: int) -> list[Figure]:
    house.say("actions: planning games")
    plans = make_plans(games, 4, 20, actions)
    path = house.services.folder / "statements.pickle"
    path.write_bytes(pickle.dumps(_recorded()))
    web = house.start_web(UU_BENCH_STATEMENTS=str(path))
    costs = house.in_turns("actions", rounds, {
        "its statements, raw psycopg": lambda: house.load(web, lanes(plans, "/bench/raw/{}")),
        "the floor view": lambda: house.load(web, lanes(plans, "/api/bench/floor/{}")),
        "an action": lambda: house.load(web, lanes(plans)),
        "with an Idempotency-Key": lambda: house.load(web, lanes(plans, keyed=True)),
        "the naive endpoint": lambda: house.load(web, lanes(plans, "/api/bench/naive/{}", make_naive(copied(plans)))),
    })  # fmt: skip
    made = lanes(plans)
    house.details["storage"] = _storage(lambda: house.load(web, made))
    house.services.stop_all()
    house.details["actions"] = {name: parts_of(some) for name, some in costs.items()}
    raw, floor, service, keyed, naive = costs.values()
    return [
        beside("an action beside its statements in raw psycopg", service, raw, Aim(">=", 0.38)),
        beside("the floor view beside the same", floor, raw),
        beside("an action beside the floor view", service, floor, Aim(">=", 0.8)),
        beside("an action beside the naive endpoint", service, naive, Aim(">=", 2.6)),
        beside("with an Idempotency-Key beside without", keyed, service, Aim(">=", 0.92)),
    ]


def _recorded() -> Recording:
    """An action somewhere in the middle of a game, so that its numbers are unlike any other small number."""
    plan = make_plan("unstable_unicorns", 4, 99, 100, 1)
    return record(plan.game.id, plan.token_of(plan.actions[0]), body_of(plan.actions[0]))


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
            "state": read(f"SELECT avg(length(state)) FROM games_game WHERE {OURS}"),  # noqa: S608
        }
