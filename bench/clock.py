"""How late windows are settled, and what it costs: the clock beside plain Celery `eta` tasks, in the same run.

Run alone: python -m bench.clock [quick]. Every settlement is a real transaction of a real game; lateness is the
commit's time in PostgreSQL minus `settles_at`.
"""

import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import NamedTuple
from uuid import UUID

from tests.services.processes import Process, wait_until
from tests.services.servers import Postgres, Redis, start_servers

CASES = {"1,000 over 10 s": (1_000, 10.0), "10,000 over 40 s": (10_000, 40.0), "500 at once": (500, 0.0)}
QUICK = {"200 over 4 s": (200, 4.0), "100 at once": (100, 0.0)}
LEAD_SECONDS = 3.0
CONCURRENCY = 2
WARM_UP = 40
ETA = {"DJANGO_SETTINGS_MODULE": "bench.eta_settings"}


class Figures(NamedTuple):
    """One case in one way. Lateness in milliseconds; CPU a window of the Celery processes and of PostgreSQL."""

    way: str
    case: str
    windows: int
    settled: int
    p50: float
    p99: float
    last: float
    cpu_ms: float
    postgres_cpu_ms: float


def measure(cases: dict[str, tuple[int, float]] | None = None) -> list[Figures]:
    """Start servers of its own, measure every case both ways, and stop them."""
    folder, postgres, redis = start_servers()
    _prepare(folder, postgres, redis)
    from tests.services.fleet import Services

    services = Services(folder, postgres, redis)
    figures = []
    for case, (count, over) in (cases or CASES).items():
        for way in (_with_the_clock, _with_eta):
            figures.append(way(services, case, count, over))
            services.stop_all()
            redis.client.flushall()
    return figures


def _prepare(folder: Path, postgres: Postgres, redis: Redis) -> None:
    import psycopg

    with psycopg.connect(postgres.url, autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET track_commit_timestamp = on")
        connection.execute("ALTER ROLE uu SET synchronous_commit = on")
    postgres.stop()
    postgres.start()
    os.environ.update(DATABASE_URL=postgres.url, REDIS_URL=redis.url, UU_VAR_DIR=str(folder / "var"))
    os.environ.update(UU_LOG_LEVEL="WARNING", DJANGO_SETTINGS_MODULE="uu_service.settings")
    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0)


def _with_the_clock(services, case: str, count: int, over: float) -> Figures:  # type: ignore[no-untyped-def]
    running = [services.start_beat(), services.start_worker(["clock"], concurrency=CONCURRENCY)]
    return _run("clock", services, case, count, over, running, lambda due: None)


def _with_eta(services, case: str, count: int, over: float) -> Figures:  # type: ignore[no-untyped-def]
    worker = services.start_worker(["eta"], concurrency=CONCURRENCY, env=ETA)
    return _run("eta", services, case, count, over, [worker], _send_ahead)


def _send_ahead(due: dict[UUID, datetime]) -> None:
    from uu_service.celery import app

    for game, at in due.items():
        app.send_task("bench.settle_one", args=[str(game)], eta=at, queue="eta")


def _run(  # type: ignore[no-untyped-def]
    way: str,
    services,
    case: str,
    count: int,
    over: float,
    running: list[Process],
    send: Callable[[dict[UUID, datetime]], None],
) -> Figures:
    from games.models import Game
    from tests.services.windows import game_at_window

    original = game_at_window()
    Game.objects.filter(pk=original.pk).update(closes_at=None, settles_at=None)  # only its copies come due
    warm = _windows(original, WARM_UP, 0.0, 0.0)
    send(warm)
    wait_until(lambda: _settled(warm) == len(warm), 120, "the warm-up")
    due = _windows(original, count, over, LEAD_SECONDS + count / 250 * (way == "eta"))
    pids = [process.pid for process in running]
    before, sender, database = _cpu(pids), time.process_time(), _cpu([services.postgres.pid])
    send(due)
    sender = time.process_time() - sender
    with suppress(AssertionError):  # what is not settled is in the figures
        wait_until(lambda: _settled(due) == len(due), over + 120, "all windows")
    cpu = _cpu(pids) - before + sender
    database = _cpu([services.postgres.pid]) - database
    late = sorted(_lateness(due))
    found = len(late)
    return Figures(
        way,
        case,
        count,
        found,
        *(1000 * late[min(found - 1, int(found * share))] for share in (0.5, 0.99, 1.0)),
        1000 * cpu / count,
        1000 * database / count,
    )


def _windows(original, count: int, over: float, lead: float) -> dict[UUID, datetime]:  # type: ignore[no-untyped-def]
    """Copied with a far deadline, then moved in one statement, so that copying is not measured."""
    from django.db import connection
    from django.db.models import F
    from django.utils import timezone

    from games.models import Game
    from tests.services.windows import copies

    far = 3600.0
    windows = copies(original, [far + over * number / count for number in range(count)])
    games = Game.objects.filter(pk__in=windows.ids)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    first = games.order_by("settles_at").values_list("settles_at", flat=True)[0]
    assert first
    earlier = first - timezone.now() - timedelta(seconds=lead)
    games.update(settles_at=F("settles_at") - earlier, closes_at=F("closes_at") - earlier)
    return {game: at for game, at in games.values_list("id", "settles_at") if at}


def _settled(due: dict[UUID, datetime]) -> int:
    from games.models import Game

    time.sleep(0.2)  # the question must not disturb what it measures
    now_open = Game.objects.filter(settles_at__lte=max(due.values())).count()
    return len(due) - now_open


def _lateness(due: dict[UUID, datetime]) -> list[float]:
    """Of each window that was settled: its first step's commit after its time."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT game_id, min(pg_xact_commit_timestamp(xmin)) FROM games_step WHERE game_id = ANY(%s) GROUP BY 1",
            [list(due)],
        )
        return [(at - due[game]).total_seconds() for game, at in cursor.fetchall()]


def _cpu(pids: list[int]) -> float:
    from bench.processes import cpu_seconds

    return cpu_seconds(*pids)


def table(figures: list[Figures]) -> str:
    """As Markdown."""
    lines = [
        "| case | way | settled | p50 ms | p99 ms | last ms | CPU ms a window | PostgreSQL's |",
        "|---|---|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {f.case} | {f.way} | {f.settled} of {f.windows} | {f.p50:.0f} | {f.p99:.0f} | {f.last:.0f} "
        f"| {f.cpu_ms:.2f} | {f.postgres_cpu_ms:.2f} |"
        for f in figures
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(table(measure(QUICK if "quick" in sys.argv[1:] else None)) + "\n")
