"""What PostgreSQL does for a read: statements, rows and pages of 8 kB. How busy the machine is does not change them."""

import statistics
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from tests.services.opening import open_services

EXPLAINED = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")
S = TypeVar("S")


class ReadCost(NamedTuple):
    """Of one read. `rows` counts every row that a table or an index gave, also those that were thrown away."""

    statements: int
    rows: int
    pages: int


def with_postgres() -> None:
    """Begin a PostgreSQL of one's own, for as long as this process lives, and set Django up with it."""
    open_services(env={"UU_LOG_LEVEL": "ERROR", "UU_DB_SECONDS": "600"})


def cost_of(read: Callable[[], object]) -> ReadCost:
    """Has every statement of it explained, which runs it once more."""
    from django.db import connection

    counter = _Explainer()
    with connection.execute_wrapper(counter):
        read()
    return ReadCost(counter.statements, counter.rows, counter.pages)


def milliseconds(read: Callable[[], object]) -> float:
    began = time.perf_counter()
    read()
    return 1000 * (time.perf_counter() - began)


def measured(read: Callable[[S], object], samples: Sequence[S]) -> str:
    """The fastest time, and the median of the rows and pages, over these samples."""
    times, costs = [], []
    for sample in samples:
        times.append(milliseconds(partial(read, sample)))
        costs.append(cost_of(partial(read, sample)))
    rows, pages = (statistics.median(getattr(one, what) for one in costs) for what in ("rows", "pages"))
    return f"{min(times):.1f} ms, {rows:.0f} rows, {pages:.0f} pages"


def show(found: Mapping[int, Mapping[str, str]], unit: str) -> None:
    """A table for the documents: a column for each size, a line for each read."""
    sizes = list(found)
    print(f"| read | {' | '.join(f'{size:,} {unit}' for size in sizes)} |\n|---|{'---:|' * len(sizes)}")  # noqa: T201
    for what in found[sizes[0]]:
        print(f"| {what} | {' | '.join(found[size][what] for size in sizes)} |")  # noqa: T201


def sizes_named(usual: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(int(size) for size in sys.argv[1:]) or usual


class _Explainer:
    def __init__(self) -> None:
        self.statements = self.rows = self.pages = 0

    def __call__(self, execute: Callable[..., object], sql: str, params: Any, many: bool, context: Any) -> object:
        if sql.lstrip("( ").startswith(EXPLAINED):
            with context["connection"].connection.cursor() as cursor:
                cursor.execute(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {sql}", params)
                plan = cursor.fetchone()[0][0]["Plan"]
            self.statements += 1
            self.rows += _rows_read(plan)
            self.pages += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]
        return execute(sql, params, many, context)


def _rows_read(plan: dict[str, Any]) -> int:
    """All that its scans found, with what their filters threw away."""
    below = sum(_rows_read(part) for part in plan.get("Plans", []))
    if "Scan" not in plan["Node Type"] or plan.get("Plans"):
        return below
    removed = plan.get("Rows Removed by Filter", 0) + plan.get("Rows Removed by Index Recheck", 0)
    return below + round((plan["Actual Rows"] + removed) * plan["Actual Loops"])
