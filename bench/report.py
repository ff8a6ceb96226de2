"""From bench/results.json to the tables and plots of docs/performance.md: `python -m bench.report`.

What stands between `<!-- bench:name -->` and `<!-- /bench -->` is written here and nowhere else.
"""

import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import astuple

from bench import plots
from bench.figures import PARTS, Figure

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "bench" / "results.json"
DOCUMENTS = tuple(ROOT / "docs" / f"{name}.md" for name in ("performance", "scaling", "live-updates"))
PICTURES = ROOT / "docs" / "pictures"
BLOCK = re.compile(r"<!-- bench:(?P<name>[a-z0-9 -]+) -->\n.*?<!-- /bench -->", re.DOTALL)
HEAD = ("", "figure (spread)", "aim", "", "absolute, no promise")
MET = {True: "met", False: "not met", None: ""}
GAMES = 100_000
SECONDS_AN_ACTION = 8.0
"""Some 300 actions in forty minutes."""
SEATS = 4
TIMED_OUT = 0.1
"""The share of moments that the clock has to settle."""
BUSY = 0.6
"""How busy a core may be before answers become late."""
KEPT_DAYS = 30


class Results(msgspec.Struct):
    """What a run found out: `details` is what plots and sums need beside figures, by section."""

    run: dict[str, str]
    figures: list[Figure]
    details: dict[str, Any]


def main() -> None:
    results = read()
    for path in DOCUMENTS:
        path.write_text(filled(path.read_text(), results))
    made = pictures(results)
    for name, picture in made.items():
        (PICTURES / f"{name}.svg").write_text(picture)
    sys.stdout.write(f"written from {RESULTS.relative_to(ROOT)}: tables and {len(made)} plots\n")


def read() -> Results:
    return msgspec.json.decode(RESULTS.read_bytes(), type=Results)


def filled(text: str, results: Results) -> str:
    """The document with every block written again."""
    own = {"run": run, "aims": aims, "arithmetic": arithmetic, "one turn": one_turn}

    def block(found: re.Match[str]) -> str:
        name = found["name"]
        made = own[name](results) if name in own else section(results, name)
        return f"<!-- bench:{name} -->\n{made}\n<!-- /bench -->"

    return BLOCK.sub(block, text)


def run(results: Results) -> str:
    return "\n".join(f"- {name}: {value}" for name, value in results.run.items())


def aims(results: Results) -> str:
    """Every figure that has an aim, in one table."""
    aimed = [row for row in results.figures if row.aim]
    return (
        f"{sum(bool(row.met) for row in aimed)} of {len(aimed)} aims are met.\n\n{_table(HEAD[:4], map(_row, aimed))}"
    )


def section(results: Results, name: str) -> str:
    return _table(HEAD, [(*_row(row), row.absolute) for row in results.figures if row.section == name])


def _row(row: Figure) -> tuple[str, str, str, str]:
    aim = f"{'≥' if row.aim.sign == '>=' else '≤'} {row.aim.limit:g}" if row.aim else ""
    return row.name, shown(row), aim, MET[row.met]


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    first = "".join(f"| {title} " if title else "| " for title in head) + "|"
    return "\n".join([first, "|" + "---|" * len(head), *(f"| {' | '.join(row)} |" for row in rows)])


def shown(row: Figure) -> str:
    """The median, and the rounds it lies among if there were several."""
    middle, least, most = map(_short, astuple(row.value))
    gap = "" if row.unit in ("", "×") else " "
    return f"{middle}{gap}{row.unit}" + (f" ({least}–{most})" if least != most else "")


def _short(value: float) -> str:
    return f"{value:.2f}" if abs(value) < 10 and value != int(value) else f"{value:,.0f}"


def arithmetic(results: Results) -> str:
    """From the figures of one run to so many games at once: every line of the sum is in the table."""
    details = results.details
    action, storage, listeners = details["actions"]["an action"], details["storage"], GAMES * SEATS
    rate = GAMES / SECONDS_AN_ACTION
    log = 86_400 * KEPT_DAYS * rate * storage["step"]
    return _table(("", ""), [
        ("games at once, seats, listeners", f"{GAMES:,}, {SEATS} each, {listeners:,}"),
        (f"an action every {SECONDS_AN_ACTION:g} s in each", f"{rate:,.0f} actions/s"),
        *(_cores(name, rate, action[part], "an action") for part, name in PARTS.items()),
        _cores("PostgreSQL, for listeners", rate * SEATS, details["streams"]["delivery_database_ms"], "a delivery"),
        _cores("listening", rate * SEATS, details["streams"]["delivery_ms"], "a delivery"),
        _cores("clock", rate * TIMED_OUT, details["clock"]["window_ms"], "a window"),
        ("memory of all listeners", _bytes(listeners * details["streams"]["each_kib"] * 1024)),
        ("states of all games, rewritten with each action", _bytes(GAMES * storage["state"])),
        ("write-ahead log", f"{_bytes(rate * storage['wal'])} a second ({storage['wal']:,.0f} bytes an action)"),
        (f"games' logs, {KEPT_DAYS} days", f"{_bytes(log)} ({storage['step']:,.0f} bytes an action)"),
    ])  # fmt: skip


def one_turn(results: Results) -> str:
    """What one own turn costs a phone, by the way in which its app keeps up."""
    head = ("an app with", "requests", "bytes sent", "bytes received", "received if gzipped")
    return _table(head, (
        (name, f"{way['requests']:.1f}", *(f"{way[part]:,.0f}" for part in ("sent", "received", "gzipped")))
        for name, way in results.details["turns"].items()
    ))  # fmt: skip


def _cores(name: str, rate: float, milliseconds: float, what: str) -> tuple[str, str]:
    cores = max(1, round(rate * milliseconds / 1000 / BUSY))
    return f"cores for {name}", f"{rate:,.0f}/s × {milliseconds:.2f} ms {what} ÷ {BUSY:g} = **{cores:,}**"


def _bytes(count: float) -> str:
    for unit in ("bytes", "KiB", "MiB", "GiB"):
        if count < 1024:
            return f"{count:,.0f} {unit}"
        count /= 1024
    return f"{count:,.1f} TiB"


def pictures(results: Results) -> dict[str, str]:
    actions, growth = results.details["actions"], results.details["growth"]
    rows = {name: [parts[part] for part in PARTS] for name, parts in actions.items()}
    crowds = {name: {float(size): some[name] for size, some in growth.items()} for name in next(iter(growth.values()))}
    return {
        "bench-actions": plots.bars("CPU of one request", "ms", tuple(PARTS.values()), rows),
        "bench-growth-games": plots.lines(
            "Cost with games in the database", "games in the database", "CPU in smallest views", crowds
        ),
    }


if __name__ == "__main__":
    main()
