"""`python -m bench --against COMMIT`: has anything become slower since? Both sides take turns, and ratios are compared.

Servers and the commit's worktree are gone afterwards, however it ends.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import psycopg

from bench.contests import KINDS, Engine, Pair, PlayContest
from bench.figures import Spread, interval
from bench.sides import Refused, Side, checked_out, commit_named, make_side, remarks
from tests.services.processes import ROOT
from tests.services.servers import Postgres, Redis, start_servers

PARTS = ("engine", *KINDS)
ROUNDS = 25
Say = Callable[[str], None]


class Row(NamedTuple):
    """One figure of both sides, over all rounds."""

    name: str
    before: float
    after: float
    ratio: Spread
    verdict: str


def row_of(name: str, pairs: Sequence[Pair], margin: float) -> Row:
    ratio = interval([after / before for before, after in pairs])
    before, after = (interval(values).median for values in zip(*pairs, strict=True))
    return Row(name, before, after, ratio, verdict(ratio, margin))


def verdict(ratio: Spread, margin: float) -> str:
    """Only what the whole interval says; and less than the margin is not worth saying."""
    if ratio.most < 1 - margin:
        return "SLOWER"
    return "faster" if ratio.least > 1 / (1 - margin) else "same within noise"


def main(name: str, parts: str, rounds: int, margin: float, say: Say) -> int:
    """1 if something is slower."""
    chosen = _chosen(parts)
    if rounds < 1 or not 0 <= margin < 1:
        raise Refused("--rounds is at least 1, and --margin from 0 to less than 1")
    commit = commit_named(name)
    say(f"before: {commit[:10]}; after: the working tree")
    for remark in remarks(commit):
        say(f"note: {remark}")
    with checked_out(commit) as root:
        found = _compared(root, chosen, rounds, say)
    rows = [row_of(part, pairs, margin) for part, pairs in found.items()]
    sys.stdout.write(table(rows, margin))
    return int(any(row.verdict == "SLOWER" for row in rows))


def _chosen(parts: str) -> list[str]:
    chosen = [part.strip() for part in parts.split(",")]
    unknown = [part for part in chosen if part not in PARTS]
    if unknown:
        raise Refused(f"no such part: {', '.join(map(repr, unknown))}; there are {', '.join(PARTS)}")
    return chosen


def _compared(root: Path, chosen: Sequence[str], rounds: int, say: Say) -> dict[str, list[Pair]]:
    """One contest after the other: a web server would close connections that idle while the engine is measured."""
    folder, postgres, redis = start_servers()
    sides = _sides(root, folder, postgres, redis)
    kinds = [kind for kind in KINDS if kind in chosen]
    found = _rounds(Engine(sides), rounds, say) if "engine" in chosen else {}
    with ExitStack() as stack:
        if kinds:
            webs = [stack.enter_context(side.web()) for side in sides]
            found |= _rounds(PlayContest(webs, kinds), rounds, say)
    return found


def _sides(root: Path, folder: Path, postgres: Postgres, redis: Redis) -> list[Side]:
    """One PostgreSQL and one Redis, with a database of each for each side."""
    with psycopg.connect(postgres.url, autocommit=True) as admin:
        admin.execute("CREATE DATABASE after")
    return [
        make_side("before", root, folder, postgres.url, redis.url),
        make_side("after", ROOT, folder, f"{postgres.url.removesuffix('/uu')}/after", f"{redis.url[:-1]}1"),
    ]


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


def table(rows: Sequence[Row], margin: float) -> str:
    """For the terminal."""
    lines = [f"\n{'':<48}{'before':>9}{'after':>9}{'ratio':>8}  {'interval':<12} verdict"]
    for name, before, after, ratio, said in rows:
        spread = f"{ratio.least:.3f}–{ratio.most:.3f}"
        lines.append(f"{name:<48}{before:>9,.0f}{after:>9,.0f}{ratio.median:>8.3f}  {spread:<12} {said}")
    hidden = [row.name for row in rows if row.ratio.least < 1 - margin <= row.ratio.most]
    if hidden:
        lines.append(f"More --rounds would tell whether these lost {margin:.0%}: {'; '.join(hidden)}.")
    return "\n".join(lines) + "\n"
