"""How late windows are settled, and what it costs: the clock beside plain Celery `eta` tasks, in the same run.

Run alone: python -m bench.clock [--quick] [--rounds N] [--json]. Every settlement is a real transaction of a real game;
lateness is the commit's time in PostgreSQL minus `settles_at`. `measure` is for a larger run that has its own servers.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from statistics import median
from typing import TYPE_CHECKING, Any
from uuid import UUID

from bench.processes import cpu_seconds
from tests.services.processes import Process, wait_until
from tests.services.servers import Postgres, start_servers

if TYPE_CHECKING:
    from tests.services.fleet import Services

Cases = Mapping[str, tuple[int, float]]
"""How many windows, over how many seconds."""

CASES: Cases = {"1,000 over 10 s": (1_000, 10.0), "10,000 over 40 s": (10_000, 40.0), "500 at once": (500, 0.0)}
QUICK: Cases = {"200 over 4 s": (200, 4.0), "100 at once": (100, 0.0)}
LEAD_SECONDS = 3.0
LEAD_PER_TASK = 0.02
"""So that every `eta` task has been sent, and taken in by its worker, before the first is due."""
CONCURRENCY = 2
WARM_UP = 200
ETA = {"DJANGO_SETTINGS_MODULE": "bench.eta_settings"}
FIGURES = ("p50_ms", "p99_ms", "last_ms", "cpu_ms", "celery_ms", "postgres_ms", "redis_ms")


def measure(services: "Services", cases: Cases = CASES, rounds: int = 1) -> list[dict[str, Any]]:
    """One dict a round, case and way; the two ways take turns. PostgreSQL must have `track_commit_timestamp`."""
    found = []
    for number in range(rounds):
        for case, (count, over) in cases.items():
            for way in (_with_the_clock, _with_eta)[:: 1 if number % 2 == 0 else -1]:
                figures = way(services, count, over)
                found.append({"round": number, "case": case, "windows": count, **figures})
                services.stop_all()
                services.redis.client.flushall()
    return found


def medians(found: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """One dict a case and way: the median of each figure over the rounds, and `of_eta`, the ratio of CPU times."""
    made = []
    for case, way in dict.fromkeys((one["case"], one["way"]) for one in found):
        same = [one for one in found if (one["case"], one["way"]) == (case, way)]
        eta = {one["round"]: one["cpu_ms"] for one in found if (one["case"], one["way"]) == (case, "eta")}
        figures = {name: median(one[name] for one in same) for name in FIGURES}
        ratio = median(one["cpu_ms"] / eta[one["round"]] for one in same)
        settled = min(one["settled"] for one in same)
        is_fair = all(one["sent_in_time"] for one in same)
        windows = same[0]["windows"]
        made.append(
            {"case": case, "way": way, "windows": windows, "settled": settled, "sent_in_time": is_fair, **figures}
            | {"of_eta": ratio}
        )
    return made


def table(rows: Sequence[Mapping[str, Any]]) -> str:
    """As Markdown."""
    lines = [
        "| case | way | settled | p50 ms | p99 ms | last ms | CPU ms a window | of eta's "
        "| Celery | PostgreSQL | Redis |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        late = "" if row["sent_in_time"] else " (tasks sent too late)"
        lines.append(
            f"| {row['case']} | {row['way']}{late} | {row['settled']} of {row['windows']} | {row['p50_ms']:.0f} "
            f"| {row['p99_ms']:.0f} | {row['last_ms']:.0f} | {row['cpu_ms']:.2f} | {row['of_eta']:.2f} "
            f"| {row['celery_ms']:.2f} | {row['postgres_ms']:.2f} | {row['redis_ms']:.2f} |"
        )
    return "\n".join(lines)


def _with_the_clock(services: "Services", count: int, over: float) -> dict[str, Any]:
    running = [services.start_beat(), services.start_worker(["clock"], concurrency=CONCURRENCY)]
    return {"way": "clock", **_run(services, count, over, LEAD_SECONDS, running, lambda due: True)}


def _with_eta(services: "Services", count: int, over: float) -> dict[str, Any]:
    worker = services.start_worker(["eta"], concurrency=CONCURRENCY, env=ETA)

    def send(due: Mapping[UUID, datetime]) -> bool:
        return _send_ahead(services, due)

    return {"way": "eta", **_run(services, count, over, LEAD_SECONDS + count * LEAD_PER_TASK, [worker], send)}


def _send_ahead(services: "Services", due: Mapping[UUID, datetime]) -> bool:
    """Whether the worker had them all before the first was due."""
    from django.utils import timezone

    from uu_service.celery import app

    for game, at in due.items():
        app.send_task("bench.settle_one", args=[str(game)], eta=at, queue="eta")
    wait_until(lambda: services.redis.client.llen("eta") == 0, 120, "the worker to take every task in")
    return timezone.now() < min(due.values())


def _run(
    services: "Services",
    count: int,
    over: float,
    lead: float,
    running: Sequence[Process],
    send: Callable[[Mapping[UUID, datetime]], bool],
) -> dict[str, Any]:
    from tests.services.windows import game_at_window

    original = game_at_window()
    warm = _windows(original.pk, WARM_UP, 0.0, 0.0)
    send(warm)
    wait_until(lambda: _is_settled(warm), 120, "the warm-up")
    due = _windows(original.pk, count, over, lead)
    parts = [[process.pid for process in running], [services.postgres.pid], [services.redis.pid]]
    before, own = [cpu_seconds(*pids) for pids in parts], time.process_time()
    in_time = send(due)
    own = time.process_time() - own
    with suppress(AssertionError):  # what is not settled is in the figures
        wait_until(lambda: _is_settled(due), lead + over + 120, "all windows")
    after = [cpu_seconds(*pids) for pids in parts]
    celery, postgres, redis = (1000 * (late - early) / count for early, late in zip(before, after, strict=True))
    celery += 1000 * own / count
    late = sorted(_lateness(due))
    shares = {"p50_ms": 0.5, "p99_ms": 0.99, "last_ms": 1.0}
    _forget([original.pk, *warm, *due])
    return {
        "settled": len(late),
        "sent_in_time": in_time,
        **{name: 1000 * late[min(len(late) - 1, int(len(late) * share))] for name, share in shares.items()},
        "cpu_ms": celery + postgres + redis,
        "celery_ms": celery,
        "postgres_ms": postgres,
        "redis_ms": redis,
        "load": os.getloadavg()[0],
    }


def _windows(original: UUID, count: int, over: float, lead: float) -> dict[UUID, datetime]:
    """Copies of a game at a window. Copied without a deadline, then given one, so that copying is not measured."""
    from datetime import timedelta

    from django.db import connection
    from django.utils import timezone

    from games.models import Game
    from games.store import times
    from tests.services.windows import copies

    Game.objects.filter(pk=original).update(closes_at=None, settles_at=None)  # only its copies come due
    far = 24 * 3600.0
    ids = copies(Game.objects.get(pk=original), [far + over * number / count for number in range(count)]).ids
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    first = timezone.now() + timedelta(seconds=lead)
    due = {game: first + timedelta(seconds=over * number / count) for number, game in enumerate(ids)}
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE games_game SET settles_at = new.at, closes_at = new.at - %s "
            "FROM unnest(%s::uuid[], %s::timestamptz[]) AS new (id, at) WHERE games_game.id = new.id",
            [times.milliseconds(250), list(due), list(due.values())],
        )
    return due


def _is_settled(due: Mapping[UUID, datetime]) -> bool:
    """Every window that was settled has a later deadline: a turn takes minutes."""
    from games.models import Game

    time.sleep(0.2)  # the question must not disturb what it measures
    return not Game.objects.filter(settles_at__lte=max(due.values())).exists()


def _lateness(due: Mapping[UUID, datetime]) -> list[float]:
    """Of each window that was settled: its first step's commit after its time."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT game_id, min(pg_xact_commit_timestamp(xmin)) FROM games_step WHERE game_id = ANY(%s) GROUP BY 1",
            [list(due)],
        )
        return [(at - due[game]).total_seconds() for game, at in cursor.fetchall()]


def _forget(games: Sequence[UUID]) -> None:
    """So that the next run finds the tables as this one did."""
    from django.db import connection

    with connection.cursor() as cursor:
        for sql in (
            "DELETE FROM games_step WHERE game_id = ANY(%s)",
            "DELETE FROM games_seat WHERE game_id = ANY(%s)",
            "DELETE FROM games_game WHERE id = ANY(%s)",
        ):
            cursor.execute(sql, [list(games)])
        cursor.execute("VACUUM ANALYZE games_game, games_seat, games_step")


def _open_services() -> "Services":
    """Servers of its own, which end with this process, and Django ready in it."""
    folder, postgres, redis = start_servers()
    _track_commits(postgres)
    os.environ.update(DATABASE_URL=postgres.url, REDIS_URL=redis.url, UU_VAR_DIR=str(folder / "var"))
    os.environ.update(UU_LOG_LEVEL="WARNING", DJANGO_SETTINGS_MODULE="uu_service.settings")
    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0)
    call_command("load_card_sets", verbosity=0)
    from tests.services.fleet import Services

    return Services(folder, postgres, redis)


def _track_commits(postgres: Postgres) -> None:
    import psycopg

    with psycopg.connect(postgres.url, autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET track_commit_timestamp = on")
        connection.execute("ALTER ROLE uu SET synchronous_commit = on")
    postgres.stop()
    postgres.start()


def main() -> None:
    parser = argparse.ArgumentParser(description="How late windows are settled, beside Celery eta tasks.")
    parser.add_argument("--quick", action="store_true", help="small cases")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="every round's figures as JSON")
    asked = parser.parse_args()
    found = measure(_open_services(), QUICK if asked.quick else CASES, asked.rounds)
    sys.stdout.write((json.dumps(found, indent=1) if asked.json else table(medians(found))) + "\n")


if __name__ == "__main__":
    main()
