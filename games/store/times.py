"""Time is the database's. Two clocks: when a statement was received, and what time it is now.

Under a lock they differ: a statement that waited for its row still has the time at which it was sent.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from django.db import connection, models
from django.db.models.expressions import Expression

from uu_service.statements import write_anew

_fixed: datetime | None = None


class _Now(models.Expression):
    """The time as this database tells it."""

    output_field = models.DateTimeField()
    sql = ""

    def as_sql(self, compiler: object, connection: object) -> tuple[str, tuple[str | int, ...]]:
        return self.sql, ()

    def as_sqlite(self, compiler: object, connection: object) -> tuple[str, tuple[str | int, ...]]:
        return "strftime(%s, 'now')", ("%Y-%m-%d %H:%M:%f",)


class _StatementNow(_Now):
    sql = "statement_timestamp()"


class _ClockNow(_Now):
    sql = "clock_timestamp()"


def statement_now() -> Expression:
    """When the database received the statement that this stands in."""
    return _fixed_value() or _StatementNow()


def clock_now() -> Expression:
    """What time it is while the statement runs: after a lock, the time after the waiting."""
    return _fixed_value() or _ClockNow()


def received_before_lock() -> datetime | None:
    """SQLite takes its one lock before the first statement, so the time of receipt must be taken earlier still."""
    if _fixed:
        return _fixed
    return datetime.now(UTC) if connection.vendor == "sqlite" else None


@contextmanager
def fixed(at: datetime) -> Iterator[None]:
    """For tests of the edges: the database's time stands still at `at`."""
    global _fixed
    before, _fixed = _fixed, at
    write_anew()
    try:
        yield
    finally:
        _fixed = before
        write_anew()


def _fixed_value() -> models.Value | None:
    return models.Value(_fixed, output_field=models.DateTimeField()) if _fixed else None


def database_now() -> datetime:
    """What time it is, for who has no statement to put it into."""
    if _fixed or connection.vendor == "sqlite":
        return python_now()
    with connection.cursor() as cursor:
        cursor.execute("SELECT clock_timestamp()")
        found: datetime = cursor.fetchone()[0]
    return found


def python_now() -> datetime:
    """Only where no statement is at hand to ask."""
    return _fixed or datetime.now(UTC)
