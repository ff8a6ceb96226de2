"""A process of ours: started on a free port with a log file, killed with its children, gone when the tests are."""

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx

from tests.services.children import children_of, is_running

ROOT = Path(__file__).parent.parent.parent
PR_SET_PDEATHSIG = 1
ENDS_WITHIN = 30.0
"""Seconds after SIGTERM: three times what is promised, for a busy machine."""


class Process:
    """Start, stop and kill -9, as often as a test likes."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        log: Path,
        *,
        env: Mapping[str, str] | None = None,
        is_ready: Callable[[], bool] = lambda: True,
        stop_signal: int = signal.SIGTERM,
        user: str | None = None,
        folder: Path = ROOT,
    ) -> None:
        self.name, self.command, self.log, self.folder = name, list(command), log, folder
        self.env, self.is_ready, self.stop_signal, self.user = env, is_ready, stop_signal, user
        self.popen: subprocess.Popen[bytes] | None = None
        self._was_asked = False

    def start(self, timeout: float = 120) -> "Process":
        who: dict[str, Any] = {"user": self.user, "group": _group(self.user), "extra_groups": []} if self.user else {}
        self._was_asked = False
        with self.log.open("ab") as log:
            self.popen = subprocess.Popen(
                self.command,
                cwd=self.folder if not self.user else "/",
                env={**os.environ, **(self.env or {})},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=_die_with_parent,
                **who,
            )
        try:
            wait_until(lambda: self._started(), timeout, f"{self.name} to start")
        except BaseException:
            self.kill()
            raise
        return self

    def _started(self) -> bool:
        if not self.is_alive:
            raise AssertionError(f"{self.name} ended at once:\n{self.tail()}")
        return self.is_ready()

    @property
    def is_alive(self) -> bool:
        return self.popen is not None and self.popen.poll() is None

    @property
    def pid(self) -> int:
        assert self.popen
        return self.popen.pid

    def send_signal(self, number: int) -> None:
        """To the process alone, if it is still there."""
        if self.popen is not None:
            self.popen.send_signal(number)

    def kill(self) -> None:
        """kill -9, children too. All are gone afterwards: none of them answers for, or is in the way of, the next."""
        children = self._halted_children()
        if self.popen is not None:
            self._send(-self.pid, signal.SIGKILL)
        for child in children:
            self._send(child, signal.SIGKILL)
        self._wait(60)
        wait_until(lambda: not any(map(is_running, children)), 60, f"the children of {self.name} to end")

    @contextlib.contextmanager
    def halted(self) -> Iterator[None]:
        """Hung, not dead: the system still takes its connections, and nobody answers on them."""
        children = self._halted_children()
        for child in children:
            self._send(child, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in (*children, self.pid):
                self._send(pid, signal.SIGCONT)

    def ask_to_stop(self) -> None:
        """Once: to be asked twice means haste to some."""
        if self.is_alive and not self._was_asked:
            self._was_asked = True
            self._send(self.pid, self.stop_signal)

    def stop(self, patience: float = 10) -> None:
        """Ask nicely; kill what does not listen."""
        self.ask_to_stop()
        self._wait(patience)
        self.kill()

    def tail(self, lines: int = 40) -> str:
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])

    def _send(self, pid: int, number: int) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(pid, number)

    def _halted_children(self) -> list[int]:
        """PostgreSQL gives each of its own a session, where a signal to the group does not arrive. It is halted first,
        so that it makes no more."""
        if not self.is_alive:
            return []
        self._send(self.pid, signal.SIGSTOP)
        return children_of(self.pid)

    def _wait(self, timeout: float) -> None:
        if self.popen is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.popen.wait(timeout)


def wait_until(condition: Callable[[], object], timeout: float = 60, what: str = "it") -> None:
    """Look often until the condition is true; generous, for slow machines."""
    deadline = time.monotonic() + timeout
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError(f"waited {timeout} s for {what}")
        time.sleep(0.05)


def answers(url: str) -> bool:
    """With 200, and soon."""
    try:
        return httpx.get(url, timeout=2).status_code == 200
    except httpx.TransportError:
        return False


def _group(user: str) -> int:
    import pwd

    return pwd.getpwnam(user).pw_gid


def _die_with_parent() -> None:
    """Linux ends the child when this process is killed without a chance to tidy up."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
