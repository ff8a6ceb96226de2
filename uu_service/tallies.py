"""What Prometheus counts, kept by the hour in the database, so that the desk can look back, also beyond a restart.

Nothing is counted a second time and no request waits: now and then a process writes by how much its own counters have
grown, in one statement, in a thread that lives only for that. A killed process loses what it counted since.
"""

import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

import structlog
from django.conf import settings
from django.db import connection
from prometheus_client import REGISTRY
from prometheus_client.samples import Sample

log = structlog.get_logger(__name__)
HOUR = 3600
KEPT_DAYS = 60
LONGEST_KEY = 120


class Total(NamedTuple):
    """How often something has happened since this process began."""

    what: str
    key: str
    total: float


Samples = Mapping[str, Sequence[Sample]]
"""What this process has counted, by the name of the sample."""
Reader = Callable[[Samples], Iterable[Total]]
_readers: list[Reader] = []
_written: dict[tuple[str, str], float] = {}
_writing = threading.Lock()
_due_at = 0.0


def register_totals(reader: Reader) -> None:
    """A room tells at start-up which of its counts are worth keeping."""
    _readers.append(reader)


def this_hour() -> int:
    """Hours since 1970."""
    return int(time.time() // HOUR)


def keep_if_due(**_: object) -> None:
    """After a request or a task. Usually it only looks at the clock."""
    global _due_at
    if not settings.TALLY_SECONDS or time.monotonic() < _due_at:
        return
    _due_at = time.monotonic() + settings.TALLY_SECONDS
    threading.Thread(target=_keep_apart, name="tallies", daemon=True).start()


def _keep_apart() -> None:
    try:
        do_keep()
    except Exception as error:  # noqa: BLE001 - what was not written is written the next time
        log.warning("tallies_not_kept", error=repr(error))
    finally:
        connection.close()


def do_keep() -> int:
    """Write by how much the counters of this process have grown since the last time; so many rows were written."""
    with _writing:
        totals = {(total.what, total.key[:LONGEST_KEY]): total.total for total in _totals()}
        grown = {which: _growth(count, _written.get(which, 0)) for which, count in totals.items()}
        rows = [(this_hour(), what, key, round(count)) for (what, key), count in sorted(grown.items()) if count]
        if rows:
            _add(rows)
        _written.update(totals)
    return len(rows)


def _totals() -> Iterable[Total]:
    samples: dict[str, list[Sample]] = defaultdict(list)
    for family in REGISTRY.collect():
        for sample in family.samples:
            samples[sample.name].append(sample)
    return [total for reader in _readers for total in reader(samples)]


def _growth(now: float, before: float) -> float:
    """A counter that has become smaller began again: a child process starts with none of its parent's counts."""
    return now - before if now >= before else now


def _add(rows: Sequence[tuple[int, str, str, int]]) -> None:
    """In a fixed order, so that processes that write at once never wait for each other in a circle."""
    values = ", ".join(["(%s, %s, %s, %s)"] * len(rows))
    statement = (
        f"INSERT INTO api_hourlycount (hour, what, key, count) VALUES {values} "  # noqa: S608 - only placeholders
        "ON CONFLICT (hour, what, key) DO UPDATE SET count = api_hourlycount.count + excluded.count"
    )
    with connection.cursor() as cursor:
        cursor.execute(statement, [value for row in rows for value in row])
