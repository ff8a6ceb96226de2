"""`python -m bench [section …] [--quick]`: measures and shows a table. `--against COMMIT` compares with another commit.

A full run writes bench/results.json, the tables of docs/performance.md and the plots. Every server is private and ends
with this process, however it ends.
"""

import argparse
import os
import platform
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib import import_module

import msgspec
from msgspec.structs import replace

from bench import against, report
from bench.figures import Figure
from bench.house import open_house
from bench.sides import Refused

SECTIONS = ("rules", "actions", "reads", "matches", "clock", "streams", "turns", "start-up", "growth")
"""Each a module, imported when Django is ready, with `measure(house, *size)` and its sizes. Growth is the last, for it
leaves a large database behind."""
QUICKLY = ("rules", "actions", "reads", "clock", "streams")
"""What two minutes have room for; the others are asked for by name."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(SECTIONS))
    parser.add_argument("--quick", action="store_true", help="smaller, and without the slowest sections")
    parser.add_argument("--against", metavar="COMMIT", help="is the working tree slower than this commit?")
    parser.add_argument("--parts", default=",".join(against.PARTS), help="what to compare (%(default)s)")
    parser.add_argument("--rounds", type=int, default=against.ROUNDS, help="how often to compare (%(default)s)")
    given = parser.parse_args()
    if unknown := set(given.sections) - set(SECTIONS):
        parser.error(f"no such section: {', '.join(sorted(unknown))}; there are {', '.join(SECTIONS)}")
    if given.sections and given.against is not None:
        parser.error("--against compares --parts, not sections")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that servers are stopped then, too
    try:
        if given.against is not None:
            return against.main(given.against, given.parts, given.rounds, say)
        return _measured(given)
    except Refused as refused:
        parser.error(str(refused))
    except KeyboardInterrupt:
        say("stopped; nothing was written")
        return 130


def _measured(given: argparse.Namespace) -> int:
    is_whole = not given.sections and not given.quick
    chosen = given.sections or (SECTIONS if is_whole else QUICKLY)
    results = measure(chosen, "QUICK" if given.quick else "FULL")
    for name in chosen:
        sys.stdout.write(f"\n{name}\n{report.section(results, name)}\n")
    if is_whole:
        report.RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")
        report.main()
    return 0


def measure(wanted: Sequence[str], size: str) -> report.Results:
    began, figures = time.monotonic(), list[Figure]()
    house = open_house(say)
    try:
        for number, name in enumerate(wanted, 1):
            say(f"part {number} of {len(wanted)}: {name}")
            section = import_module(f"bench.{name.replace('-', '')}")
            figures += [replace(figure, section=name) for figure in section.measure(house, *getattr(section, size))]
    finally:
        house.services.stop_all()
    about = _about(f"python -m bench{'' if size == 'FULL' else ' --quick'}", time.monotonic() - began)
    return report.Results(about, figures, house.details)


def _about(command: str, seconds: float) -> dict[str, str]:
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)  # noqa: S607
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    with open("/proc/cpuinfo") as lines:
        cpu = next((line.split(": ")[1].strip() for line in lines if line.startswith("model name")), "unknown")
    return {
        "command": f"`{command}`, {seconds / 60:.0f} minutes",
        "when": time.strftime("%Y-%m-%d %H:%M", time.gmtime()) + " UTC",
        "commit": commit.stdout.strip() or "unknown",
        "machine": f"{os.cpu_count()} cores ({cpu}), {memory // 2**30} GiB, {platform.system()}",
        "Python": platform.python_version(),
        "load average at the end": f"{os.getloadavg()[2]:.1f} (15 minutes)",
    }


_began = time.monotonic()


def say(text: str) -> None:
    sys.stdout.write(f"{time.monotonic() - _began:5.0f} s  {text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
