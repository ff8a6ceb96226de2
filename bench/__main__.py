"""`python -m bench [section …] [--quick]`: measures and shows a table. `--against COMMIT` compares with another commit.

A full run writes bench/results.json, the tables of docs/performance.md and the plots. Every server is private and ends
with this process, however it ends.
"""

import argparse
import json
import os
import platform
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench import actions, against, growth, lateness, pairs, reads, report, rules, startup, streams
from bench.figures import Figure
from bench.house import House, open_house
from bench.sides import Refused

Section = Callable[[House, Any], list[Figure]]
SECTIONS: dict[str, Any] = {
    "engine": rules,
    "actions": actions,
    "reads": reads,
    "clock": lateness,
    "streams": streams,
    "start-up": startup,
    "two of each": pairs,
    "growth": growth,  # last: it leaves a large database behind
}
QUICKLY = ("engine", "actions", "reads", "clock", "streams")
"""What two minutes have room for; the others are asked for by name."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(SECTIONS))
    parser.add_argument("--quick", action="store_true", help="smaller, and without the slowest sections")
    parser.add_argument("--write", action="store_true", help="write results although it is quick; all sections")
    parser.add_argument("--against", metavar="COMMIT", help="is the working tree slower than this commit?")
    parser.add_argument("--parts", default=",".join(against.PARTS), help="what to compare (%(default)s)")
    parser.add_argument("--rounds", type=int, default=against.ROUNDS, help="how often to compare (%(default)s)")
    parser.add_argument("--margin", type=float, default=0.03, help="what is too little to be slower (%(default)s)")
    given = parser.parse_args()
    unknown = set(given.sections) - set(SECTIONS)
    if unknown:
        parser.error(f"no such section: {', '.join(sorted(unknown))}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that servers are stopped then, too
    if given.against is not None:
        return compare(parser, given)
    writes = not given.sections and (given.write or not given.quick)
    chosen = given.sections or (SECTIONS if writes else QUICKLY)
    try:
        results = measure(chosen, "QUICK" if given.quick else "FULL")
    except KeyboardInterrupt:
        say("stopped; nothing was written")
        return 130
    show(results)
    if writes:
        report.RESULTS.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n")
        report.main()
    return 0


def compare(parser: argparse.ArgumentParser, given: argparse.Namespace) -> int:
    if given.sections:
        parser.error("--against compares --parts, not sections")
    try:
        return against.main(given.against, given.parts, given.rounds, given.margin, say)
    except Refused as refused:
        parser.error(str(refused))
    except KeyboardInterrupt:
        say("stopped")
        return 130


def measure(sections: Any, size: str) -> report.Results:
    began = time.monotonic()
    house = open_house(say)
    figures: list[Figure] = []
    try:
        for name in sections:
            figures += SECTIONS[name].measure(house, getattr(SECTIONS[name], size))
    finally:
        house.services.stop_all()
    return {
        "run": _about(f"python -m bench{'' if size == 'FULL' else ' --quick'}", time.monotonic() - began),
        "figures": [figure.as_dict() for figure in figures],
        "details": house.details,
    }


def _about(command: str, seconds: float) -> dict[str, str]:
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)  # noqa: S607
    memory = next((line.split()[1] for line in _lines("/proc/meminfo") if line.startswith("MemTotal")), "0")
    cpu = next((line.split(": ")[1] for line in _lines("/proc/cpuinfo") if line.startswith("model name")), "unknown")
    return {
        "command": f"`{command}`, {seconds / 60:.0f} minutes",
        "when": time.strftime("%Y-%m-%d %H:%M", time.gmtime()) + " UTC",
        "commit": commit.stdout.strip() or "unknown",
        "machine": f"{os.cpu_count()} cores ({cpu}), {int(memory) // 1024 // 1024} GiB, {platform.system()}",
        "Python": platform.python_version(),
        "load average at the end": f"{os.getloadavg()[2]:.1f} (15 minutes)",
    }


def _lines(path: str) -> list[str]:
    return Path(path).read_text().splitlines() if Path(path).exists() else []


def show(results: report.Results) -> None:
    """The table of the terminal."""
    section = ""
    for row in results["figures"]:
        if row["section"] != section:
            section = row["section"]
            sys.stdout.write(f"\n{section}\n")
        aim = f"aim {report.aim_of(row)}: {'met' if row['met'] else 'NOT MET'}" if row["aim"] else ""
        wall = f"wall clock {report.number(row, 'wall')}" if row["wall"] else ""
        sys.stdout.write(f"  {row['name']:<66} {report.number(row, 'value'):<22} {aim:<20} {wall}\n")
        if row["absolute"]:
            sys.stdout.write(f"      {row['absolute']}\n")
    sys.stdout.write("\n" + report.aims(results) + "\n")


_began = time.monotonic()


def say(text: str) -> None:
    sys.stdout.write(f"{time.monotonic() - _began:5.0f} s  {text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
