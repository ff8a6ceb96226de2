"""From bench/results.json to the tables and plots of docs/performance.md: `python -m bench.report`.

What stands between `<!-- bench:name -->` and `<!-- /bench -->` is written here and nowhere else.
"""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench import plots
from bench.arithmetic import arithmetic

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "bench" / "results.json"
DOCUMENTS = (ROOT / "docs" / "performance.md", ROOT / "docs" / "scaling.md")
PICTURES = ROOT / "docs" / "pictures"
BLOCK = re.compile(r"<!-- bench:(?P<name>[a-z0-9 -]+) -->\n.*?<!-- /bench -->", re.DOTALL)
Results = dict[str, Any]


def main() -> None:
    results = json.loads(RESULTS.read_text())
    for path in DOCUMENTS:
        path.write_text(filled(path.read_text(), results))
    PICTURES.mkdir(exist_ok=True)
    for name, picture in pictures(results).items():
        (PICTURES / f"{name}.svg").write_text(picture)
    sys.stdout.write(f"written from {RESULTS.relative_to(ROOT)}: tables and {len(pictures(results))} plots\n")


def filled(text: str, results: Results) -> str:
    """The document with every block made anew."""

    def block(found: re.Match[str]) -> str:
        name = found["name"]
        made = OWN[name](results) if name in OWN else table(results, name)
        return f"<!-- bench:{name} -->\n{made}\n<!-- /bench -->"

    return BLOCK.sub(block, text)


def run(results: Results) -> str:
    about = results["run"]
    return "\n".join(f"- {name}: {value}" for name, value in about.items())


def aims(results: Results) -> str:
    aimed = [figure for figure in results["figures"] if figure["aim"]]
    missed = [figure for figure in aimed if not figure["met"]]
    lines = [f"{len(aimed) - len(missed)} of {len(aimed)} aims are met."]
    lines += [f"- not met: {f['name']}: {number(f, 'value')}, aim {aim_of(f)}. {f['made_of']}".rstrip() for f in missed]
    return "\n".join(lines)


def table(results: Results, section: str) -> str:
    rows = [figure for figure in results["figures"] if figure["section"] == section]
    lines = [
        "| | figure (spread) | by the wall clock | aim | | absolute, promised to nobody |",
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        met = {True: "met", False: "not met", None: ""}[row["met"]]
        wall = number(row, "wall") if row["wall"] else ""
        lines.append(f"| {row['name']} | {number(row, 'value')} | {wall} | {aim_of(row)} | {met} | {row['absolute']} |")
    return "\n".join(lines)


def aim_of(figure: dict[str, Any]) -> str:
    aim = figure["aim"]
    return f"{'≥' if aim['sign'] == '>=' else '≤'} {aim['limit']:g}" if aim else ""


def number(figure: dict[str, Any], part: str) -> str:
    """The median, and the rounds it lies among if there were several."""
    middle, least, most = (_short(figure[part][name]) for name in ("median", "least", "most"))
    unit = figure["unit"] if part == "value" else "×"
    gap = "" if unit in ("", "×") else " "
    return f"{middle}{gap}{unit}" + (f" ({least}–{most})" if least != most else "")


def _short(value: float) -> str:
    return f"{value:.2f}" if abs(value) < 10 and value != int(value) else f"{value:,.0f}"


def explain(results: Results) -> str:
    """Which indexes PostgreSQL used on the largest database, and how many pages it touched."""
    lines = ["| | how PostgreSQL found the rows | pages |", "|---|---|---|"]
    for name, plans in results["details"].get("explain", {}).items():
        for plan in plans:
            scans = re.findall(
                r"((?:Index Only |Index |Bitmap Heap |Bitmap Index |Seq )Scan (?:Backward )?(?:using \w+ )?on \w+)",
                plan,
            )
            pages = re.search(r"Buffers: shared ([^\n]+)", plan)
            lines.append(f"| {name} | {'; '.join(dict.fromkeys(scans))} | {pages[1] if pages else '0'} |")
    return "\n".join(lines)


def pictures(results: Results) -> dict[str, str]:
    details, made = results["details"], {}
    if "actions" in details:
        rows = {
            name: [parts[part] for part in ("web", "postgres", "redis")] for name, parts in details["actions"].items()
        }
        made["bench-actions"] = plots.bars("CPU of one request", "ms", ("web", "PostgreSQL", "Redis"), rows)
    growth = details.get("growth", {})
    if "games" in growth:
        made["bench-growth-games"] = plots.lines(
            "Cost with games in the database",
            "games in the database",
            "CPU in smallest views",
            _turned({float(size.replace(",", "")): some for size, some in growth["games"].items()}),
        )
    if "steps in its log" in growth:
        axes = ("steps in its log", "actions before it")
        series = {axis: {float(x): y["median"] for x, y in growth[axis].items()} for axis in axes}
        made["bench-growth-log"] = plots.lines(
            "Cost of an action as a game gets longer", "steps or actions", "ms of CPU", series
        )
    return made


def _turned(sizes: dict[float, dict[str, Any]]) -> dict[str, dict[float, float]]:
    names = next(iter(sizes.values()))
    return {name: {size: some[name]["median"] for size, some in sizes.items()} for name in names}


OWN: dict[str, Callable[[Results], str]] = {"run": run, "aims": aims, "explain": explain, "arithmetic": arithmetic}
"""Blocks that are no section's table."""


if __name__ == "__main__":
    main()
