"""How late the clock settles windows, and what that costs, beside the settlements alone in a loop.

Every settlement is a real transaction of a real game; lateness is the commit's time in PostgreSQL minus `settles_at`.
"""

import time
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from statistics import median
from uuid import UUID

from django.db import connection
from django.utils import timezone

from bench.figures import Aim, Figure, percentile, percentiles, ratios, spread
from bench.house import SETTINGS, House
from games.models import Game
from games.services.settling import settle_if_due
from tests.services.processes import wait_until
from tests.services.windows import copies, game_at_window

AT_ONCE = "at once"
Cases = Mapping[str, tuple[int, float]]
"""How many windows, over how many seconds."""
FULL: tuple[Cases, int] = ({"500 over 5 s": (500, 5.0), f"500 {AT_ONCE}": (500, 0.0)}, 3)
QUICK: tuple[Cases, int] = ({f"100 {AT_ONCE}": (100, 0.0)}, 1)
TINY: tuple[Cases, int] = ({f"5 {AT_ONCE}": (5, 0.0)}, 1)
LEAD_SECONDS = 3.0
WARM_UP = 200
Due = dict[UUID, datetime]
Settled = tuple[list[float], float, float]
"""How many seconds late each window was, and milliseconds of CPU for one: by the clock, and alone."""


def measure(house: House, cases: Cases, rounds: int) -> list[Figure]:
    found: dict[str, list[Settled]] = {case: [] for case in cases}
    for _ in house.rounds("clock", rounds):
        for case, (count, over) in cases.items():
            found[case].append(_settled(house, count, over))
            house.services.stop_all()
            house.services.redis.client.flushall()
    house.details["clock"] = {"window_ms": median(cpu for some in found.values() for _, cpu, _ in some)}
    return [figure for case, (count, _) in cases.items() for figure in _figures(case, count, found[case])]


def _figures(case: str, count: int, rounds: list[Settled]) -> list[Figure]:
    every, cpu, alone = zip(*rounds, strict=True)
    name, share, aim = ("last", 1.0, Aim("<=", 1000)) if case.endswith(AT_ONCE) else ("p99", 0.99, Aim("<=", 100))
    late = spread([1000 * percentile(seconds, share) for seconds in every])
    times = percentiles([one for seconds in every for one in seconds], 0.5, 0.99, 1.0)
    absolute = f"p50/p99/last {times} ms, {min(map(len, every))} of {count} settled"
    costs = f"{median(cpu):.2f} beside {median(alone):.2f} ms of CPU for a window"
    return [
        Figure(f"{case}: {name} lateness", late, "ms", aim, absolute),
        Figure(f"{case}: CPU beside the settlements alone", ratios(cpu, alone), absolute=costs),
    ]


def _settled(house: House, count: int, over: float) -> Settled:
    """A warm-up, then as many windows as asked for; all alike, and gone afterwards."""
    services, original = house.services, game_at_window()
    past = _windows(original.pk, count, 0.0, -1.0)
    alone = house.own_cpu_ms(lambda: sum(not settle_if_due(game).error for game in past))
    running = [services.start_beat(env=SETTINGS), services.start_worker(["clock"], concurrency=2, env=SETTINGS)]
    warm = _windows(original.pk, WARM_UP, 0.0, 0.0)
    wait_until(lambda: _is_settled(warm), 120, "the warm-up")
    due = _windows(original.pk, count, over, LEAD_SECONDS)

    def settle() -> None:
        with suppress(AssertionError):  # what is not settled is in the figures
            wait_until(lambda: _is_settled(due), LEAD_SECONDS + over + 120, "all windows")

    _, burned = house.counted(running, settle)
    late = _lateness(due)
    Game.objects.filter(pk__in=[original.pk, *past, *warm, *due]).delete()
    return late, 1000 * sum(burned) / count, alone


def _windows(original: UUID, count: int, over: float, lead: float) -> Due:
    """Copies of a game at a window. Copied without a deadline, then given one, so that copying is not measured."""
    Game.objects.filter(pk=original).update(closes_at=None, settles_at=None)  # only its copies come due
    ids = copies(Game.objects.get(pk=original), [24 * 3600.0] * count).ids
    with connection.cursor() as cursor:
        cursor.execute("VACUUM ANALYZE games_game, games_seat, games_step")
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
        return [(at - due[game]).total_seconds() for game, at in cursor.fetchall()]
