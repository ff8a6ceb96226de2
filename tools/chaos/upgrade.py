"""`python -m tools.chaos.upgrade [COMMIT] [--tables 8]`: from that commit to the tree at hand, under play.

The old version's processes play; the new one migrates and plays beside them; the old ones are told to stop. Nobody may
notice more than a request that has to be sent again. Fails if an answer is a 500, or something told is not so any more.
"""

import argparse
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING, Any

import psycopg

from bench.sides import Refused, checked_out, commit_named, prepare, remarks
from tests.services.processes import ROOT, Process, wait_until
from tools.chaos import say
from tools.chaos.services import calm_down, has_played, open_chaos, start_parts

if TYPE_CHECKING:
    from tests.services.fleet import Services
    from tools.chaos.long_polls import Listeners
    from tools.chaos.players import ChaosTable


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "commit", nargs="?", help="what runs now: the last release, or what was before the last migration"
    )
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=20, help="of play: with the old, with both, with the new")
    wanted = parser.parse_args()
    try:
        commit = commit_named(wanted.commit or version_before())
        for remark in remarks(commit):
            say(f"note: {remark}")
        with checked_out(commit) as root, ThreadPoolExecutor() as pool:
            return _upgrade(root, pool, wanted)
    except Refused as refusal:
        say(f"no upgrade was tried: {refusal}")
        return 2


def version_before() -> str:
    """The release before this commit, as git names it; while there is none, the commit before the last migration.

    Without the history there is neither, and `commit_named` says so.
    """
    if release := _git("describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD~1"):
        return release
    last = _git("log", "-1", "--diff-filter=A", "--format=%H", "--", "*/migrations/*.py")
    return f"{last}~1" if last else "HEAD~1"


def _git(*command: str) -> str:
    """What git says, or nothing."""
    if not which("git"):
        return ""
    found = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    return found.stdout.strip() if found.returncode == 0 else ""


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
    from tools.chaos.long_polls import Listeners
    from tools.chaos.people import Notebook
    from tools.chaos.players import ChaosTable
    from tools.chaos.verdict import TrialVerdict

    before = start_parts(old, pool, OFTEN)
    notebook = Notebook()
    tables = [ChaosTable(number, {"web": [before[0].url]}, notebook, 1) for number in range(wanted.tables)]
    for table in tables:
        table.start()
    listeners = Listeners(tables, before[1].url, reworded=True)
    listeners.start()
    wait_until(lambda: has_played(tables, notebook), 300, "every table to have played")
    say(f"{wanted.tables} tables play with the old version")
    time.sleep(wanted.seconds)
    brought = migrated(new)
    say(f"migrated: {', '.join(brought) or 'nothing to migrate'}")
    time.sleep(wanted.seconds / 2)
    after = start_parts(new, pool, OFTEN)
    move(tables, listeners, [before, after])
    say("both versions play")
    time.sleep(wanted.seconds)
    move(tables, listeners, [after])
    for part in before:
        part.stop(patience=60)
    say("the old version was told to stop")
    time.sleep(wanted.seconds)
    listeners.stopping.set()
    still_open = calm_down(tables)
    listeners.join(60)
    verdict = TrialVerdict(notebook, still_open, listeners)
    verdict.add_ended(after)
    errors = errors_of(before), errors_of(after)
    verdict.faults += [*errors[0], *errors[1]]
    verdict.rows |= {
        "migrations that the new version brought": len(brought),
        "errors logged by the old version, by the new": f"{len(errors[0])}, {len(errors[1])}",
        "longest wait for an answer": f"{max(wait.seconds for wait in notebook.waits):.2f} s",
    }
    return verdict.tell()


OFTEN = {"UU_TALLY_SECONDS": "1"}
"""What is done once a minute would not be seen."""


def move(tables: "list[ChaosTable]", listeners: "Listeners", versions: "list[list[Any]]") -> None:
    """People are sent to these from now on: where there are two versions, half of each table to either."""
    urls = [parts[0].url for parts in versions]
    for table in tables:
        for seat, person in table.people:
            person.urls = urls[seat % len(urls) :] + urls[: seat % len(urls)]
    listeners.doors = [parts[1].url for parts in versions]


ERRORS = ("[error ", "ProgrammingError", "IntegrityError", "DataError")
"""How an error shows in a log: some that the schema causes are warnings there, for what they stop is done again."""


def errors_of(parts: "list[Process]") -> list[str]:
    """What they logged: not everything that goes wrong is an answer to somebody."""
    lines = [(part.name, line) for part in parts for line in part.log.read_text(errors="replace").splitlines()]
    return [f"{name}: {line[:300]}" for name, line in lines if any(sign in line for sign in ERRORS)]


if __name__ == "__main__":
    sys.exit(main())
