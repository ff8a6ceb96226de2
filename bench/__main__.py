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
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module

import msgspec
from msgspec.structs import replace

from bench import against, report
from bench.figures import Figure
from bench.house import open_house
from bench.sides import Refused

SECTIONS = {
    "rules": "rules",
    "actions": "actions",
    "reads": "reads",
    "matches": "matches",
    "clock": "clock",
    "streams": "streams",
    "turns": "turns",
    "start-up": "startup",
    "growth": "growth",  # last: it leaves a large database behind
}
"""And their modules, which are imported when Django is ready. Each has `measure(house, *size)` and its sizes."""
QUICKLY = ("rules", "actions", "reads", "clock", "streams")
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
    if unknown := set(given.sections) - set(SECTIONS):
        parser.error(f"no such section: {', '.join(sorted(unknown))}; there are {', '.join(SECTIONS)}")
    if given.sections and given.against is not None:
        parser.error("--against compares --parts, not sections")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that servers are stopped then, too
    try:
        if given.against is not None:
            return against.main(given.against, given.parts, given.rounds, given.margin, say)
        return _measured(given)
    except Refused as refused:
        parser.error(str(refused))
    except KeyboardInterrupt:
        say("stopped; nothing was written")
        return 130


def _measured(given: argparse.Namespace) -> int:
    writes = not given.sections and (given.write or not given.quick)
    chosen = given.sections or (SECTIONS if writes else QUICKLY)
    results = measure(chosen, "QUICK" if given.quick else "FULL")
    show(results)
    if writes:
        report.RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")
        report.main()
    return 0


def measure(wanted: Iterable[str], size: str) -> report.Results:
    sections = list(wanted)
    began, figures, took = time.monotonic(), list[Figure](), dict[str, float]()
    expected = report.read().details.get("seconds", {}) if size == "FULL" else {}
    house = open_house(say)
    try:
        for number, name in enumerate(sections):
            say(f"part {number + 1} of {len(sections)}: {name}{_left(sections[number:], expected)}")
            section, start = import_module(f"bench.{SECTIONS[name]}"), time.monotonic()
            figures += [replace(figure, section=name) for figure in section.measure(house, *getattr(section, size))]
            took[name] = round(time.monotonic() - start, 1)
    finally:
        house.services.stop_all()
    house.details["seconds"] = took
    about = _about(f"python -m bench{'' if size == 'FULL' else ' --quick'}", time.monotonic() - began)
    return report.Results(about, figures, house.details)


def _left(sections: Sequence[str], expected: Mapping[str, float]) -> str:
    """How long the rest took in the run that was written down last."""
    seconds = sum(expected[name] for name in sections if name in expected)
    return f"; the rest took {seconds / 60:.0f} minutes last time" if seconds else ""


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


def show(results: report.Results) -> None:
    """The table of the terminal."""
    section = ""
    for row in results.figures:
        if row.section != section:
            section = row.section
            sys.stdout.write(f"\n{section}\n")
        aim = f"aim {report.aim_of(row)}: {'met' if row.met else 'NOT MET'}" if row.aim else ""
        sys.stdout.write(f"  {row.name:<72} {report.shown(row):<24} {aim}\n")
        if row.absolute:
            sys.stdout.write(f"      {row.absolute}\n")


_began = time.monotonic()


def say(text: str) -> None:
    sys.stdout.write(f"{time.monotonic() - _began:5.0f} s  {text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
