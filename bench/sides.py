"""The two sides of a comparison: a commit in a worktree of its own and the tree at hand, each in its own processes.

A side is used only through what stays: `manage.py`, the HTTP API, and what its own `bench.engine` prints.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from os import environ
from pathlib import Path

import psycopg

from bench.house import SETTINGS
from tests.services.fleet import Services
from tests.services.processes import ROOT
from tests.services.servers import Postgres, Redis


class Refused(Exception):
    """One sentence: why nothing can be compared."""


class Side(Services):
    """Its processes, with a database of their own. Whatever they write goes into the folder, not into the tree."""

    def __init__(self, number: int, name: str, root: Path, folder: Path, postgres: Postgres, redis: Redis) -> None:
        own = folder / name
        own.mkdir()
        super().__init__(own, postgres, redis, root)
        shutil.copy(Path(__file__).parent / "seeded.py", own)
        with psycopg.connect(postgres.url, autocommit=True) as admin:
            admin.execute(f"CREATE DATABASE {name}")
        self._env = {**SETTINGS, "DJANGO_SETTINGS_MODULE": "uu_service.settings", "PYTHONHASHSEED": "0"}
        self._env |= {"DATABASE_URL": f"{postgres.url.removesuffix('/uu')}/{name}", "UU_VAR_DIR": str(own)}
        self._env |= {"REDIS_URL": f"{redis.url[:-1]}{number}", "PYTHONPATH": str(own)}

    @property
    def env(self) -> dict[str, str]:
        return self._env


def prepare(services: Services) -> None:
    """What a version does before it starts: see docs/operating.md."""
    for command in ("migrate", "load_card_sets"):
        ran = subprocess.run(  # noqa: S603 - our own command
            [sys.executable, "manage.py", command, "-v", "0"], cwd=services.root, env={**environ, **services.env},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if ran.returncode:
            raise Refused(f"`manage.py {command}` failed in {services.root}:\n{ran.stderr[-2000:]}")


def commit_named(name: str) -> str:
    """Its whole name."""
    if not shutil.which("git") or _git("rev-parse", "--show-cdup") != (0, ""):
        raise Refused(f"{ROOT} is not a git checkout, so there is no other commit to compare with")
    code, commit = _git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
    if code:
        is_shallow = _git("rev-parse", "--is-shallow-repository") == (0, "true")
        hint = ": this clone is shallow, and `git fetch --unshallow --tags` brings the rest" if is_shallow else ""
        raise Refused(f"git knows no commit {name!r}{hint}")
    return commit


def remarks(commit: str) -> list[str]:
    """What the reader of a result should know of the two trees."""
    said = []
    if _git("status", "--porcelain")[1]:
        said.append("the working tree has changes that are not committed: they are measured")
    if _git("diff", "--quiet", commit, "--", "requirements/runtime.txt")[0]:
        said.append("requirements/runtime.txt differs: both sides run in the environment at hand all the same")
    return said


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The commit in a temporary worktree, which is gone afterwards, whatever happened."""
    folder = Path(tempfile.mkdtemp(prefix="uu-against-"))
    try:
        code, said = _git("worktree", "add", "--quiet", "--detach", str(folder / "tree"), commit)
        if code:
            raise Refused(f"git cannot check {commit} out: {said}")
        yield folder / "tree"
    finally:
        _git("worktree", "remove", "--force", str(folder / "tree"))
        shutil.rmtree(folder, ignore_errors=True)


def _git(*arguments: str) -> tuple[int, str]:
    """In a session of its own, so that a second Ctrl-C does not end what tidies up."""
    ran = subprocess.run(  # noqa: S603 - without a shell
        ["git", *arguments],  # noqa: S607
        cwd=ROOT, capture_output=True, text=True, check=False, start_new_session=True,
    )  # fmt: skip
    return ran.returncode, (ran.stdout + ran.stderr).strip()
