"""How late windows are settled, and what it costs: the clock beside plain Celery `eta` tasks, in turns.

Every settlement is a real transaction of a real game; lateness is the commit's time in PostgreSQL minus `settles_at`.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from statistics import median
from typing import NamedTuple
from uuid import UUID

from django.db import connection
from django.utils import timezone

from bench.figures import Aim, Figure, percentile, ratios, spread
from bench.house import SETTINGS, House
from games.models import Game
from tests.services.processes import Process, wait_until
from tests.services.windows import copies, game_at_window
from uu_service.celery import app

AT_ONCE = "at once"
Cases = Mapping[str, tuple[int, float]]
"""How many windows, over how many seconds."""
FULL: tuple[Cases, int] = ({"500 over 5 s": (500, 5.0), f"500 {AT_ONCE}": (500, 0.0)}, 3)
QUICK: tuple[Cases, int] = ({f"100 {AT_ONCE}": (100, 0.0)}, 1)
TINY: tuple[Cases, int] = ({f"5 {AT_ONCE}": (5, 0.0)}, 1)
LONG: tuple[Cases, int] = ({"1,000 over 10 s": (1_000, 10.0), "10,000 over 40 s": (10_000, 40.0)}, 1)
LEAD_SECONDS = 3.0
LEAD_PER_TASK = 0.02
"""So that every `eta` task has been sent, and taken in by its worker, before the first is due."""
CONCURRENCY = 2
WARM_UP = 200
SHARES = {"p50": 0.5, "p99": 0.99, "last": 1.0}
Due = dict[UUID, datetime]


class SettledWindows(NamedTuple):
    """How many milliseconds late each window was that was settled, and milliseconds of CPU for one."""

    late: list[float]
    cpu: float


def measure(house: House, cases: Cases, rounds: int) -> list[Figure]:
    found: dict[tuple[str, str], list[SettledWindows]] = {}
    for number in house.rounds("clock", rounds):
        for case, (count, over) in cases.items():
            for way in ("clock", "eta")[:: 1 if number % 2 == 0 else -1]:
                found.setdefault((case, way), []).append(_settled(house, way, count, over))
                house.services.stop_all()
                house.services.redis.client.flushall()
    ours = [one.cpu for (_, way), some in found.items() for one in some if way == "clock"]
    house.details["clock"] = {"window_ms": median(ours)}
    return [
        figure
        for case, (count, _) in cases.items()
        for figure in _figures(case, count, found[case, "clock"], found[case, "eta"])
    ]


def _figures(case: str, count: int, ours: Sequence[SettledWindows], eta: Sequence[SettledWindows]) -> list[Figure]:
    name, aim = ("last", Aim("<=", 1000)) if case.endswith(AT_ONCE) else ("p99", Aim("<=", 100))
    late = spread([percentile(one.late, SHARES[name]) for one in ours])
    settled = f"{min(len(one.late) for one in ours)} of {count} settled"
    cpu, floor = [one.cpu for one in ours], [one.cpu for one in eta]
    costs = f"{median(cpu):.2f} beside {median(floor):.2f} ms of CPU a window"
    return [
        Figure(f"{case}: {name} lateness", late, "ms", aim, absolute=f"{_late(ours)}, {settled}; eta {_late(eta)}"),
        Figure(f"{case}: CPU beside Celery eta", ratios(cpu, floor), aim=Aim("<=", 0.6), absolute=costs),
    ]


def _late(rounds: Sequence[SettledWindows]) -> str:
    shown = [f"{median(percentile(one.late, share) for one in rounds):.0f}" for share in SHARES.values()]
    return f"{'/'.join(SHARES)} {' / '.join(shown)} ms"


def _settled(house: House, way: str, count: int, over: float) -> SettledWindows:
    services = house.services
    if way == "clock":
        running = [
            services.start_beat(env=SETTINGS),
            services.start_worker(["clock"], concurrency=CONCURRENCY, env=SETTINGS),
        ]
        return _run(house, running, count, over, LEAD_SECONDS, lambda due: None)
    running = [services.start_worker(["eta"], concurrency=CONCURRENCY, env=SETTINGS)]
    return _run(house, running, count, over, LEAD_SECONDS + count * LEAD_PER_TASK, lambda due: _send_ahead(house, due))


def _send_ahead(house: House, due: Due) -> None:
    for game, at in due.items():
        app.send_task("bench.settle_one", args=[str(game)], eta=at, queue="eta")
    wait_until(lambda: house.services.redis.client.llen("eta") == 0, 120, "the worker to take every task in")
    if len(due) != WARM_UP and timezone.now() >= min(due.values()):
        house.say("clock: eta tasks were sent too late; their lateness says nothing")


def _run(
    house: House, running: Sequence[Process], count: int, over: float, lead: float, send: Callable[[Due], None]
) -> SettledWindows:
    original = game_at_window()
    warm = _windows(original.pk, WARM_UP, 0.0, 0.0)
    send(warm)
    wait_until(lambda: _is_settled(warm), 120, "the warm-up")
    due = _windows(original.pk, count, over, lead)

    def settle() -> float:
        own = time.process_time()
        send(due)
        own = time.process_time() - own
        with suppress(AssertionError):  # what is not settled is in the figures
            wait_until(lambda: _is_settled(due), lead + over + 120, "all windows")
        return own

    own, burned = house.counted(running, settle)
    late = _lateness(due)
    _forget([original.pk, *warm, *due])
    return SettledWindows(late, 1000 * (own + sum(burned)) / count)


def _windows(original: UUID, count: int, over: float, lead: float) -> Due:
    """Copies of a game at a window. Copied without a deadline, then given one, so that copying is not measured."""
    Game.objects.filter(pk=original).update(closes_at=None, settles_at=None)  # only its copies come due
    ids = copies(Game.objects.get(pk=original), [24 * 3600.0] * count).ids
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
        first = timezone.now() + timedelta(seconds=lead)
        due = {game: first + timedelta(seconds=over * number / count) for number, game in enumerate(ids)}
        cursor.execute(
            "UPDATE games_game SET settles_at = new.at, closes_at = new.at - interval '250 milliseconds' "
            "FROM unnest(%s::uuid[], %s::timestamptz[]) AS new (id, at) WHERE games_game.id = new.id",
            [list(due), list(due.values())],
        )
    return due


def _is_settled(due: Due) -> bool:
    """Every window that was settled has a later deadline: a turn takes minutes."""
    time.sleep(0.2)  # the question must not disturb what it measures
    return not Game.objects.filter(settles_at__lte=max(due.values())).exists()


def _lateness(due: Due) -> list[float]:
    """Of each window that was settled: its first step's commit after its time."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT game_id, min(pg_xact_commit_timestamp(xmin)) FROM games_step WHERE game_id = ANY(%s) GROUP BY 1",
            [list(due)],
        )
        return [1000 * (at - due[game]).total_seconds() for game, at in cursor.fetchall()]


def _forget(games: Sequence[UUID]) -> None:
    """So that the next run finds the tables as this one did."""
    with connection.cursor() as cursor:
        for column in ("games_step.game_id", "games_seat.game_id", "games_game.id"):
            cursor.execute(f"DELETE FROM {column.split('.')[0]} WHERE {column} = ANY(%s)", [list(games)])  # noqa: S608
        cursor.execute("VACUUM ANALYZE games_game, games_seat, games_step")
