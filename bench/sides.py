"""The two sides of a comparison: a commit in a worktree of its own and the tree at hand, each in its own processes.

A side is used only through what stays: `manage.py`, the HTTP API, and what its own `bench.engine` prints.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from os import environ
from pathlib import Path
from typing import NamedTuple

from bench.house import SETTINGS
from tests.services.ports import free_port
from tests.services.processes import ROOT, Process, answers


class Refused(Exception):
    """One sentence: why nothing can be compared."""


class Side(NamedTuple):
    name: str
    root: Path
    env: Mapping[str, str]

    def manage(self, *arguments: str) -> None:
        ran = subprocess.run(  # noqa: S603 - our own command
            [sys.executable, "manage.py", *arguments, "-v", "0"],
            cwd=self.root, env={**environ, **self.env}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if ran.returncode:
            raise Refused(f"{self.name}: `manage.py {' '.join(arguments)}` failed:\n{ran.stderr[-2000:]}")

    def process(self, name: str, command: Sequence[str], is_ready: Callable[[], bool] = lambda: True) -> Process:
        """Not started yet; its log is new."""
        log = Path(self.env["UU_VAR_DIR"]) / f"{name}.log"
        log.unlink(missing_ok=True)
        return Process(f"{self.name}: {name}", command, log, env=self.env, folder=self.root, is_ready=is_ready)

    @contextmanager
    def web(self) -> Iterator[tuple[Process, str]]:
        """As the image starts it, one worker; its database gets what a new installation has."""
        self.manage("migrate")
        self.manage("load_card_sets")
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        command = [str(Path(sys.executable).parent / "granian"), "--interface", "asginl", "--host", "127.0.0.1"]
        command += ["--port", str(port), "--workers", "1", "--no-ws", "seeded:application"]
        web = self.process("web", command, lambda: answers(f"{url}/healthz"))
        try:
            yield web.start(), url
        finally:
            web.kill()  # a polite end would wait for our connections


def make_side(name: str, root: Path, folder: Path, database: str, redis: str) -> Side:
    """Whatever it writes goes into the folder, not into its tree."""
    own = folder / name
    own.mkdir()
    shutil.copy(Path(__file__).parent / "seeded.py", own)
    env = {"DATABASE_URL": database, "REDIS_URL": redis, "UU_VAR_DIR": str(own), "PYTHONPATH": str(own)}
    env |= {"DJANGO_SETTINGS_MODULE": "uu_service.settings", "PYTHONHASHSEED": "0"}
    return Side(name, root, {**SETTINGS, **env})


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
