"""`python -m tools.chaos [--seconds 300] [--tables 8] [--seed 1]`: prints a table, and fails if anything was lost."""

import argparse
import os
import random
import sys
import time
from datetime import timedelta
from typing import TYPE_CHECKING

from tests.services.processes import wait_until
from tests.services.servers import start_servers
from tools.chaos.killers import Killer

if TYPE_CHECKING:
    from tests.services.fleet import Services
    from tools.chaos.players import ChaosTable

FAST = {
    "UU_CLOCK_SHORTEST_SECONDS": "0.05",
    "UU_DB_SECONDS": "20",
    "UU_LOG_LEVEL": "WARNING",
    **{f"UU_THROTTLE_{name}": "100000/second" for name in ("AUTH", "PLAY", "READ", "CREATE", "TABLE")},
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=300)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1000))
    wanted = parser.parse_args()
    say(f"seed {wanted.seed}")
    services = open_services()
    try:
        return _play(services, wanted)
    finally:
        services.stop_all()


def _play(services: "Services", wanted: argparse.Namespace) -> int:
    from tools.chaos.players import ChaosTable

    web = services.start_web(workers=1)
    clocks = [services.start_worker(["clock"], concurrency=1) for _ in range(2)]
    others = services.start_worker(["celery", "bots", "webhooks"], concurrency=1)
    beats = [services.start_beat() for _ in range(2)]
    parts = {"worker": [*clocks, others], "beat": beats, "Redis": [services.redis], "PostgreSQL": [services.postgres]}
    killer = Killer({**parts, "web": [web]}, random.Random(wanted.seed))
    tables = [ChaosTable(number, web.url, wanted.seed) for number in range(wanted.tables)]
    for table in tables:
        table.start()
    until = time.monotonic() + wanted.seconds
    while time.monotonic() < until:
        time.sleep(killer.rng.uniform(3, 10))
        killer.strike(say)
    return report(wanted.seconds, tables, killer, calm_down(tables))


def open_services() -> "Services":
    folder, postgres, redis = start_servers()
    import psycopg

    with psycopg.connect(postgres.url, autocommit=True) as connection:
        connection.execute("ALTER ROLE uu SET synchronous_commit = on")  # what is killed here is PostgreSQL itself
    os.environ.update(FAST, DATABASE_URL=postgres.url, REDIS_URL=redis.url, UU_VAR_DIR=str(folder / "var"))
    os.environ["DJANGO_SETTINGS_MODULE"] = "uu_service.settings"
    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0)
    call_command("load_card_sets", verbosity=0)
    from tests.services.fleet import Services

    return Services(folder, postgres, redis)


def calm_down(tables: list["ChaosTable"]) -> int:
    """Everybody stops; the clock has a minute to settle what is due. How many windows are then still open."""
    for table in tables:
        table.stopping.set()
    for table in tables:
        table.join(30)
    from django.db import OperationalError, connection

    from games.models import Game
    from games.store import times

    def overdue() -> int:
        try:
            limit = times.statement_now() - timedelta(seconds=1)
            return Game.objects.filter(settles_at__lt=limit).count()
        except OperationalError:
            connection.close()
            return -1

    try:
        wait_until(lambda: overdue() == 0, 60, "the clock to catch up")
    except AssertionError:
        return overdue()
    return 0


def report(seconds: int, tables: list["ChaosTable"], killer: Killer, lost: int) -> int:
    from tools.chaos.audit import audit

    games = [game for table in tables for game in table.games]
    acknowledged = [one for table in tables for one in table.acknowledged]
    found = audit(games, acknowledged, killer)
    surprises = [surprise for table in tables for surprise in table.surprises]
    rows = {
        "seconds of play": seconds,
        "kills": ", ".join(f"{name} {count}" for name, count in sorted(killer.kills.items())),
        "games begun": len(games),
        "windows, turns and pauses that ended": found.windows,
        "of them settled by the clock": found.settled,
        "lost (still open a minute after)": lost,
        "settled twice": found.double,
        "gaps in a log": found.gaps,
        "lateness, outages included: p50, p99, most": _three(found.late),
        "lateness, outages taken out: p50, p99, most": _three(found.late_without_outages),
        "requests sent again": sum(table.retries for table in tables),
        "actions acknowledged": len(acknowledged),
        "of them lost": found.lost_actions,
        "unexpected answers": len(surprises),
    }
    say("\n| | |\n|---|---|\n" + "\n".join(f"| {name} | {value} |" for name, value in rows.items()))
    for surprise in surprises[:10]:
        say(surprise)
    return int(bool(lost or found.double or found.gaps or found.lost_actions or surprises))


def _three(late: list[float]) -> str:
    if not late:
        return "none"
    return ", ".join(f"{late[min(len(late) - 1, int(len(late) * share))]:.2f} s" for share in (0.5, 0.99, 1.0))


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
