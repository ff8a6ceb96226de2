"""A process of ours: started on a free port with a log file, killed with its children, gone when the tests are."""

import contextlib
import ctypes
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
PR_SET_PDEATHSIG = 1


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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

    def start(self, timeout: float = 60) -> "Process":
        who: dict[str, Any] = {"user": self.user, "group": _group(self.user), "extra_groups": []} if self.user else {}
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
        """kill -9, children too."""
        self._signal(signal.SIGKILL)
        self._wait(10)

    def stop(self) -> None:
        """Ask nicely; kill what does not listen."""
        if self.is_alive:
            self.send_signal(self.stop_signal)
            self._wait(10)
        self._signal(signal.SIGKILL)

    def tail(self, lines: int = 40) -> str:
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])

    def _signal(self, number: int) -> None:
        if self.popen is not None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.popen.pid, number)

    def _wait(self, timeout: float) -> None:
        assert self.popen
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.popen.wait(timeout)


def wait_until(condition: Callable[[], object], timeout: float = 60, what: str = "it") -> None:
    """Look often until the condition is true; generous, for slow machines."""
    deadline = time.monotonic() + timeout
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError(f"waited {timeout} s for {what}")
        time.sleep(0.05)


def _group(user: str) -> int:
    import pwd

    return pwd.getpwnam(user).pw_gid


def _die_with_parent() -> None:
    """Linux ends the child when this process is killed without a chance to tidy up."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
