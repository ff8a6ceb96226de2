"""`python -m tools.chaos.upgrade [COMMIT] [--tables 8]`: from that commit to the tree at hand, under play.

The old version's processes play; the new one migrates and plays beside them; the old ones are told to stop. Nobody may
notice more than a request that has to be sent again. Fails if an answer is a 500, or something told is not so any more.
"""

import argparse
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING, Any

import psycopg

from bench.sides import Refused, checked_out, commit_named, prepare, remarks
from tests.services.processes import ROOT, Process, wait_until
from tools.chaos.services import calm_down, open_chaos, say

if TYPE_CHECKING:
    from tests.services.fleet import Services
    from tools.chaos.witnesses import Listeners, Witness


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", nargs="?", help="the version that runs now: the one before the last migration")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=20, help="of play: with the old, with both, with the new")
    wanted = parser.parse_args()
    try:
        commit = commit_named(wanted.commit or before_the_last_migration())
        for remark in remarks(commit):
            say(f"note: {remark}")
        with checked_out(commit) as root, ThreadPoolExecutor() as pool:
            return _upgrade(root, pool, wanted)
    except Refused as refusal:
        say(f"no upgrade was tried: {refusal}")
        return 2


def before_the_last_migration() -> str:
    """As git names it. Without the history there is none, and `commit_named` says so."""
    command = ["git", "log", "-1", "--diff-filter=A", "--format=%H", "--", "*/migrations/*.py"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False) if which("git") else None
    last = found.stdout.strip() if found else ""
    return f"{last}~1" if last else "HEAD~1"


def _upgrade(root: Path, pool: ThreadPoolExecutor, wanted: argparse.Namespace) -> int:
    new = open_chaos(is_empty=True)
    from tests.services.fleet import Services

    old = Services(new.folder, new.postgres, new.redis, root)
    try:
        prepare(old)
        return _play(old, new, pool, wanted)
    finally:
        for services in (old, new):
            services.stop_all()


def migrated(services: "Services") -> list[str]:
    """Prepares the version; which migrations it brought."""
    before = _migrations(services)
    prepare(services)
    return sorted(_migrations(services) - before)


def _migrations(services: "Services") -> set[str]:
    with psycopg.connect(services.env["DATABASE_URL"], autocommit=True) as connection:
        if not connection.execute("SELECT to_regclass('django_migrations')").fetchone()[0]:  # type: ignore[index]
            return set()
        rows = connection.execute("SELECT app || '.' || name FROM django_migrations").fetchall()
        return {name for (name,) in rows}


def _play(old: "Services", new: "Services", pool: ThreadPoolExecutor, wanted: argparse.Namespace) -> int:
    from tools.chaos.witnesses import Listeners, Witness

    before = start_parts(old, pool)
    tables = [Witness(number, before[0].url, 1) for number in range(wanted.tables)]
    for table in tables:
        table.start()
    listeners = Listeners(tables, before[1].url)
    listeners.start()
    wait_until(lambda: all(table.sent for table in tables), 300, "every table to have played")
    say(f"{wanted.tables} tables play with the old version")
    time.sleep(wanted.seconds)
    brought = migrated(new)
    say(f"migrated: {', '.join(brought) or 'nothing to migrate'}")
    time.sleep(wanted.seconds / 2)
    after = start_parts(new, pool)
    move(tables, listeners, [before, after])
    say("both versions play")
    time.sleep(wanted.seconds)
    move(tables, listeners, [after])
    for part in before:
        part.stop(patience=60)
    say("the old version was told to stop")
    time.sleep(wanted.seconds)
    listeners.stopping.set()
    lost = calm_down(tables)  # type: ignore[arg-type]
    listeners.join(60)
    return report(tables, listeners, before, after, brought, lost)


OFTEN = {"UU_TALLY_SECONDS": "1"}
"""What is done once a minute would not be seen."""


def start_parts(services: "Services", pool: ThreadPoolExecutor) -> "list[Any]":
    """Processes end with the thread that started them, so the pool has to live as long as they do."""
    starts = [
        pool.submit(services.start_web, workers=1, env=OFTEN),
        pool.submit(services.start_web, "asgi", env={**OFTEN, "UU_DB_POOL": "4"}),
        pool.submit(services.start_worker, ["clock"], concurrency=1, env=OFTEN),
        pool.submit(services.start_worker, ["celery", "bots", "webhooks", "matching"], concurrency=1, env=OFTEN),
        pool.submit(services.start_beat, env=OFTEN),
    ]
    return [start.result() for start in starts]


def move(tables: "list[Witness]", listeners: "Listeners", versions: "list[list[Any]]") -> None:
    """People are sent to these from now on."""
    for table in tables:
        table.doors = [parts[0].url for parts in versions]
    listeners.doors = [parts[1].url for parts in versions]


ERRORS = ("[error ", "ProgrammingError", "IntegrityError", "DataError")
"""How an error shows in a log: some that the schema causes are warnings there, for what they stop is done again."""


def errors_of(parts: "list[Process]") -> list[str]:
    """What they logged: not everything that goes wrong is an answer to somebody."""
    lines = [(part.name, line) for part in parts for line in part.log.read_text(errors="replace").splitlines()]
    return [f"{name}: {line[:300]}" for name, line in lines if any(sign in line for sign in ERRORS)]


def report(
    tables: "list[Witness]",
    listeners: "Listeners",
    older: "list[Process]",
    parts: "list[Process]",
    brought: list[str],
    lost: int,
) -> int:
    from tools.chaos.audit import audit
    from tools.chaos.witnesses import broken_promises

    games = [game for table in tables for game in table.games]
    acknowledged = [one for table in tables for one in table.acknowledged]
    found = audit(games, acknowledged)
    broken = broken_promises(tables, listeners.heard, listeners.doors[0])
    statuses = sum((table.statuses for table in tables), Counter()) + listeners.statuses
    bad = [surprise for table in tables for surprise in table.surprises]
    bad += [f"{part.name} has ended: {part.tail(5)}" for part in parts if not part.is_alive]
    bad += [f"{statuses[500]} answers were 500"] if statuses[500] else []
    errors = errors_of(older), errors_of(parts)
    bad += [*errors[0], *errors[1]]
    longest = max(wait.ended - wait.began for table in tables for wait in table.waits)
    rows = {
        "migrations that the new version brought": len(brought),
        "tables, games begun": f"{len(tables)}, {len(games)}",
        "windows, turns and pauses that ended": found.windows,
        "of them lost, settled twice, with a gap in the log": f"{lost}, {found.double}, {found.gaps}",
        "actions acknowledged, of them lost": f"{len(acknowledged)}, {found.lost_actions}",
        "events heard by listeners": sum(map(len, listeners.heard.values())),
        "of these actions and events, not so any more": len(broken),
        "answers by status": ", ".join(f"{status}: {count}" for status, count in sorted(statuses.items())),
        "errors logged by the old version, by the new": f"{len(errors[0])}, {len(errors[1])}",
        "requests sent again": sum(table.retries for table in tables),
        "longest wait for an answer": f"{longest:.2f} s",
        "unexpected": len(bad),
    }
    say("\n| | |\n|---|---|\n" + "\n".join(f"| {name} | {value} |" for name, value in rows.items()))
    for told in (broken + bad)[:10]:
        say(told)
    return int(bool(lost or found.double or found.gaps or found.lost_actions or broken or bad))


if __name__ == "__main__":
    sys.exit(main())
