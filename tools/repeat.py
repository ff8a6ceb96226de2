"""How far a part of `make test` can be trusted: it is run again and again, the last times beside a load.

`python -m tools.repeat browser --runs 20 --loaded 10`. Of several parts, one run of each goes beside those of the
others, and each is the others' load. The log of a run that failed is kept in var/repeat.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path

from tools.checks import ROOT
from tools.everything import PARTS

KEPT = ROOT / "var" / "repeat"
SPINS = "import os, sys\nwhile os.getppid() == int(sys.argv[1]):\n    for _ in range(1_000_000): pass"
"""Ends by itself when its parent is gone, however that came to its end."""


@contextmanager
def load() -> Iterator[None]:
    """Every core is busy inside this block."""
    cores = range(os.cpu_count() or 1)
    spinning = [subprocess.Popen([sys.executable, "-c", SPINS, str(os.getpid())]) for _ in cores]
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
            process.wait()


def run(part: str, number: int) -> tuple[bool, list[str], Path]:
    """One run: whether it passed, which tests did not, and where it is written down."""
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{part}-{number:02}.log"
    with path.open("wb") as log:
        command = [sys.executable, "-m", "pytest", "-q", *PARTS[part]]
        code = subprocess.run(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False).returncode
    failures = re.findall(r"^(?:FAILED|ERROR) (\S+)", path.read_text(errors="replace"), re.MULTILINE)
    return code == 0, failures, path


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def repeat(parts: list[str], runs: int, loaded: int) -> int:
    """How many runs failed."""
    failed, began = 0, time.monotonic()
    for number in range(1, runs + 1):
        is_loaded = number > runs - loaded
        one = partial(told, number=number, runs=runs, beside="loaded" if is_loaded else "quiet")
        with load() if is_loaded else nullcontext(), ThreadPoolExecutor(len(parts)) as pool:
            failed += sum(not passed for passed in pool.map(one, parts))
    what = f"{runs * len(parts) - failed} passed, {failed} failed, {loaded} of {runs} rounds beside a load"
    say(f"{', '.join(parts)}: {what}, {time.monotonic() - began:.0f} s")
    return failed


def told(part: str, number: int, runs: int, beside: str) -> bool:
    """One run, and a line about it."""
    started = time.monotonic()
    passed, failures, path = run(part, number)
    verdict = "passed" if passed else "FAILED"
    why = [] if passed else [f"    {name}" for name in [*failures, f"log: {path}"]]
    line = f"{part} {number:>2} of {runs}  {verdict}  {time.monotonic() - started:4.0f} s  {beside}"
    say("\n".join([line, *why]))
    if passed:
        path.unlink()
    return passed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="+", choices=["browser", "services"])
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--loaded", type=int, default=10, help="so many of them, the last ones")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))  # so that the run and its load are ended too
    return int(bool(repeat(list(dict.fromkeys(given.parts)), given.runs, min(given.loaded, given.runs))))


if __name__ == "__main__":
    sys.exit(main())
