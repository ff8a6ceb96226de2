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
from bench.figures import PARTS, Figure, Spread

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "bench" / "results.json"
DOCUMENTS = tuple(ROOT / "docs" / f"{name}.md" for name in ("performance", "scaling", "live-updates"))
PICTURES = ROOT / "docs" / "pictures"
BLOCK = re.compile(r"<!-- bench:(?P<name>[a-z0-9 -]+) -->\n.*?<!-- /bench -->", re.DOTALL)
SCAN = re.compile(r"((?:Index Only |Index |Bitmap Heap |Bitmap Index |Seq )Scan (?:Backward )?(?:using \w+ )?on \w+)")
HEAD = ("", "figure (spread)", "by the wall clock", "aim", "", "absolute, no promise")
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
    PICTURES.mkdir(exist_ok=True)
    made = pictures(results)
    for name, picture in made.items():
        (PICTURES / f"{name}.svg").write_text(picture)
    sys.stdout.write(f"written from {RESULTS.relative_to(ROOT)}: tables and {len(made)} plots\n")


def read() -> Results:
    return msgspec.json.decode(RESULTS.read_bytes(), type=Results)


def filled(text: str, results: Results) -> str:
    """The document with every block written again."""
    own = {"run": run, "aims": aims, "explain": explain, "arithmetic": arithmetic, "one turn": one_turn}

    def block(found: re.Match[str]) -> str:
        name = found["name"]
        made = own[name](results) if name in own else table(results, name)
        return f"<!-- bench:{name} -->\n{made}\n<!-- /bench -->"

    return BLOCK.sub(block, text)


def run(results: Results) -> str:
    return "\n".join(f"- {name}: {value}" for name, value in results.run.items())


def aims(results: Results) -> str:
    aimed = [row for row in results.figures if row.aim]
    missed = [row for row in aimed if not row.met]
    lines = [f"{len(aimed) - len(missed)} of {len(aimed)} aims are met."]
    lines += [f"- not met: {row.name}: {shown(row)}, aim {aim_of(row)}. {row.made_of}".rstrip() for row in missed]
    return "\n".join(lines)


def table(results: Results, section: str) -> str:
    met = {True: "met", False: "not met", None: ""}
    return _table(HEAD, (
        (row.name, shown(row), wall(row), aim_of(row), met[row.met], row.absolute)
        for row in results.figures if row.section == section
    ))  # fmt: skip


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    first = "".join(f"| {title} " if title else "| " for title in head) + "|"
    return "\n".join([first, "|" + "---|" * len(head), *(f"| {' | '.join(row)} |" for row in rows)])


def aim_of(row: Figure) -> str:
    return f"{'≥' if row.aim.sign == '>=' else '≤'} {row.aim.limit:g}" if row.aim else ""


def shown(row: Figure) -> str:
    return _number(row.value, row.unit)


def wall(row: Figure) -> str:
    return _number(row.wall, "×") if row.wall else ""


def _number(spread: Spread, unit: str) -> str:
    """The median, and the rounds it lies among if there were several."""
    middle, least, most = map(_short, astuple(spread))
    gap = "" if unit in ("", "×") else " "
    return f"{middle}{gap}{unit}" + (f" ({least}–{most})" if least != most else "")


def _short(value: float) -> str:
    return f"{value:.2f}" if abs(value) < 10 and value != int(value) else f"{value:,.0f}"


def explain(results: Results) -> str:
    """Which indexes PostgreSQL used on the largest database, and how many pages it touched."""
    rows = []
    for name, plans in results.details.get("explain", {}).items():
        for plan in plans:
            pages = re.search(r"Buffers: shared ([^\n]+)", plan)
            rows.append((name, "; ".join(dict.fromkeys(SCAN.findall(plan))), pages[1] if pages else "0"))
    return _table(("", "how PostgreSQL found the rows", "pages"), rows)


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
    details, made = results.details, {}
    if "actions" in details:
        rows = {name: [parts[part] for part in PARTS] for name, parts in details["actions"].items()}
        made["bench-actions"] = plots.bars("CPU of one request", "ms", tuple(PARTS.values()), rows)
    growth = details.get("growth", {})
    if "games" in growth:
        sizes = {float(size.replace(",", "")): some for size, some in growth["games"].items()}
        names = next(iter(sizes.values()))
        crowds = {name: {size: some[name]["median"] for size, some in sizes.items()} for name in names}
        made["bench-growth-games"] = plots.lines(
            "Cost with games in the database", "games in the database", "CPU in smallest views", crowds
        )
    if "steps in its log" in growth:
        axes = ("steps in its log", "actions before it")
        logs = {axis: {float(x): y["median"] for x, y in growth[axis].items()} for axis in axes}
        made["bench-growth-log"] = plots.lines(
            "Cost of an action as a game gets longer", "steps or actions", "ms of CPU", logs
        )
    return made


if __name__ == "__main__":
    main()
