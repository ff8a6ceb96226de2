"""`make test`: every part in its own pytest run, and one line for each at the end.

The services' tests wait more than they work, so they run beside those that only compute. What they print is shown
when they have ended. UU_REQUIRE_ALL=1 (CI) makes a part that could not run a failure.
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
TOGETHER = [["unit and API", "services"], ["browser"]]
"""Parts of which no two use the same database: that of the browser's tests is the one of the unit tests."""


class Part:
    """One part that runs: the first of those together on the terminal, the others into a file."""

    def __init__(self, name: str, output: IO[bytes] | None) -> None:
        self.name, self.output, self.started = name, output, time.monotonic()
        command = [sys.executable, "-m", "pytest", "-q", *PARTS[name]]
        self.process = subprocess.Popen(command, stdout=output, stderr=output and subprocess.STDOUT)
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
    first, *others = names
    with ExitStack() as stack:
        parts = [Part(first, None)]
        parts += [Part(name, stack.enter_context(tempfile.TemporaryFile())) for name in others]
        for part in parts:
            stack.callback(part.end)
        while [part for part in parts if not part.is_over()]:
            time.sleep(0.2)
        for part in parts:
            part.show()
        return {part.name: (part.process.returncode, part.seconds) for part in parts}


def main() -> int:
    summary, worst = [], 0
    for names in TOGETHER:
        if "browser" in names and chromium() is None:
            must = bool(os.environ.get("UU_REQUIRE_ALL"))
            summary.append(f"{'browser':<14}{'FAILED' if must else 'not run'}: no Chromium was found on this machine")
            worst = worst or int(must)
            continue
        for name, (code, seconds) in run(names).items():
            verdict = {0: "passed", NO_TESTS_RAN: "FAILED: no test ran"}.get(code, "FAILED")
            summary.append(f"{name:<14}{verdict}  {seconds:.0f} s")
            worst = worst or code
    print("\nmake test\n  " + "\n  ".join(summary))  # noqa: T201
    return worst


if __name__ == "__main__":
    sys.exit(main())
