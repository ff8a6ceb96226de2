"""`python -m bench --against COMMIT`: has anything become slower since? Both sides take turns, and ratios are compared.

Servers and the commit's worktree are gone afterwards, however it ends.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from bench.contests import KINDS, Engine, Pair, PlayContest
from bench.figures import Spread, interval
from bench.sides import Refused, Side, checked_out, commit_named, prepare, remarks
from tests.services.processes import ROOT
from tests.services.servers import start_servers

PARTS = ("engine", *KINDS)
ROUNDS, MARGIN = 25, 0.03
"""Less than the margin is not worth saying."""
Say = Callable[[str], None]


class Row(NamedTuple):
    """One figure of both sides, over all rounds."""

    name: str
    before: float
    after: float
    ratio: Spread
    verdict: str


def row_of(name: str, pairs: Sequence[Pair]) -> Row:
    ratio = interval([after / before for before, after in pairs])
    before, after = (interval(values).median for values in zip(*pairs, strict=True))
    return Row(name, before, after, ratio, verdict(ratio))


def verdict(ratio: Spread) -> str:
    """Only what the whole interval says."""
    if ratio.most < 1 - MARGIN:
        return "SLOWER"
    return "faster" if ratio.least > 1 / (1 - MARGIN) else "same within noise"


def main(name: str, parts: str, rounds: int, say: Say) -> int:
    """1 if something is slower."""
    chosen = _chosen(parts)
    if rounds < 1:
        raise Refused("--rounds is at least 1")
    commit = commit_named(name)
    say(f"before: {commit[:10]}; after: the working tree")
    for remark in remarks(commit):
        say(f"note: {remark}")
    with checked_out(commit) as root:
        found = _compared(root, chosen, rounds, say)
    rows = [row_of(part, pairs) for part, pairs in found.items()]
    sys.stdout.write(table(rows))
    return int(any(row.verdict == "SLOWER" for row in rows))


def _chosen(parts: str) -> list[str]:
    chosen = [part.strip() for part in parts.split(",")]
    unknown = [part for part in chosen if part not in PARTS]
    if unknown:
        raise Refused(f"no such part: {', '.join(map(repr, unknown))}; there are {', '.join(PARTS)}")
    return chosen


def _compared(root: Path, chosen: Sequence[str], rounds: int, say: Say) -> dict[str, list[Pair]]:
    """One contest after the other: a web server would close connections that idle while the engine is measured."""
    servers = start_servers()
    sides = [Side(0, "before", root, *servers), Side(1, "after", ROOT, *servers)]
    kinds = [kind for kind in KINDS if kind in chosen]
    found = _rounds(Engine(sides), rounds, say) if "engine" in chosen else {}
    if kinds:
        for side in sides:
            prepare(side)
        try:
            webs = [side.start_web(application="seeded:application") for side in sides]
            found |= _rounds(PlayContest(webs, kinds), rounds, say)
        finally:
            for side in sides:
                side.stop_all()
    return found


def _rounds(contest: Engine | PlayContest, rounds: int, say: Say) -> dict[str, list[Pair]]:
    """The first warms up, and does not count."""
    found: dict[str, list[Pair]] = defaultdict(list)
    for number in range(rounds + 1):
        say(f"{contest.name}: round {number} of {rounds}" if number else f"{contest.name}: warming up")
        for name, pair in contest.round(number).items():
            if number:
                found[name].append(pair)
    for remark in contest.remarks():
        say(f"note: {remark}")
    return found


def table(rows: Sequence[Row]) -> str:
    """For the terminal."""
    lines = [f"\n{'':<48}{'before':>9}{'after':>9}{'ratio':>8}  {'interval':<12} verdict"]
    for name, before, after, ratio, said in rows:
        spread = f"{ratio.least:.3f}–{ratio.most:.3f}"
        lines.append(f"{name:<48}{before:>9,.0f}{after:>9,.0f}{ratio.median:>8.3f}  {spread:<12} {said}")
    hidden = [row.name for row in rows if row.ratio.least < 1 - MARGIN <= row.ratio.most]
    if hidden:
        lines.append(f"More --rounds would tell whether these lost {MARGIN:.0%}: {'; '.join(hidden)}.")
    return "\n".join(lines) + "\n"
