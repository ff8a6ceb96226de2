"""`make test`: all parts one after the other, each in its own pytest run, and one line for each at the end.

UU_REQUIRE_ALL=1 (CI) makes a part that could not run a failure.
"""

import os
import subprocess
import sys
import time

from tests.services.binaries import chromium

NO_TESTS_RAN = 5
PARTS = {
    "unit and API": ["-n", "2", "--dist", "worksteal", "-m", "not services and not browser"],
    # The services' tests wait more than they work, so that four at a time keep two cores busy.
    "services": ["-n", "4", "--dist", "worksteal", "tests/services", "-m", "services"],
    "browser": ["-n", "2", "--dist", "loadfile", "tests/browser", "-m", "browser"],
}


def main() -> int:
    summary, worst = [], 0
    for name, arguments in PARTS.items():
        if name == "browser" and chromium() is None:
            must = bool(os.environ.get("UU_REQUIRE_ALL"))
            summary.append(f"{name:<14}{'FAILED' if must else 'not run'}: no Chromium was found on this machine")
            worst = worst or int(must)
            continue
        started = time.monotonic()
        code = subprocess.run([sys.executable, "-m", "pytest", "-q", *arguments], check=False).returncode
        verdict = {0: "passed", NO_TESTS_RAN: "FAILED: no test ran"}.get(code, "FAILED")
        summary.append(f"{name:<14}{verdict}  {time.monotonic() - started:.0f} s")
        worst = worst or code
    print("\nmake test\n  " + "\n  ".join(summary))  # noqa: T201
    return worst


if __name__ == "__main__":
    sys.exit(main())
