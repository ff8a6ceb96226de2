"""`make test`: every part in its own pytest run, and one line for each at the end.

All run beside each other: those of services and browser wait more than they work, the others only compute. Each has a
folder of its own for its database. What the first prints is seen as it comes, the rest when it has ended.
UU_REQUIRE_ALL=1 (CI) makes a part that could not run a failure.
"""

import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from typing import IO

from tests.services.binaries import chromium

NO_TESTS_RAN = 5
PARTS = {
    "unit and API": ["-n", "2", "--dist", "worksteal", "-m", "not services and not browser"],
    "services": ["-n", "4", "--dist", "worksteal", "tests/services", "-m", "services"],
    "browser": ["-n", "2", "--dist", "loadfile", "tests/browser", "-m", "browser"],
}


class Part:
    """One part that runs: the first on the terminal, the others into a file."""

    def __init__(self, name: str, folder: str, output: IO[bytes] | None) -> None:
        self.name, self.output, self.started = name, output, time.monotonic()
        command = [sys.executable, "-m", "pytest", "-q", *PARTS[name]]
        env = {**os.environ, "UU_VAR_DIR": folder}
        self.process = subprocess.Popen(command, env=env, stdout=output, stderr=output and subprocess.STDOUT)
        self.seconds = 0.0

    def is_over(self) -> bool:
        """Looked at often enough that its time is known to the second."""
        if self.process.poll() is None:
            self.seconds = time.monotonic() - self.started
            return False
        return True

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()

    def show(self) -> None:
        if self.output:
            self.output.seek(0)
            sys.stdout.write(f"\n{self.name}\n{self.output.read().decode(errors='replace')}")
            sys.stdout.flush()


def run(names: list[str]) -> dict[str, tuple[int, float]]:
    """How each ended, and after how many seconds. Nothing of them is left afterwards, however this ends."""
    with ExitStack() as stack:
        parts: list[Part] = []
        for name in names:
            folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            output = stack.enter_context(tempfile.TemporaryFile()) if parts else None
            parts.append(Part(name, folder, output))
            stack.callback(parts[-1].end)
        while [part for part in parts if not part.is_over()]:
            time.sleep(0.2)
        for part in parts:
            part.show()
        return {part.name: (part.process.returncode, part.seconds) for part in parts}


def main() -> int:
    names, summary, worst = list(PARTS), [], 0
    if chromium() is None:
        names.remove("browser")
        worst = int(bool(os.environ.get("UU_REQUIRE_ALL")))
        summary.append(f"{'browser':<14}{'FAILED' if worst else 'not run'}: no Chromium was found on this machine")
    for name, (code, seconds) in run(names).items():
        verdict = {0: "passed", NO_TESTS_RAN: "FAILED: no test ran"}.get(code, "FAILED")
        summary.append(f"{name:<14}{verdict}  {seconds:.0f} s")
        worst = worst or code
    print("\nmake test\n  " + "\n  ".join(summary))  # noqa: T201
    return worst


if __name__ == "__main__":
    sys.exit(main())
