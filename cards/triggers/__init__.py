"""Database triggers, on PostgreSQL and SQLite, that let nobody change or delete what is published.

They are dropped before migrations and created again after (SQLite drops them silently when it remakes a table, and
refuses to rename one that a trigger of another table mentions), and dropped for a flush.
"""

from collections.abc import Sequence

from django.core import checks
from django.db import connections
from django.db.backends.base.base import BaseDatabaseWrapper

from cards.triggers import postgresql, sqlite
from cards.triggers.tables import TABLES, Trigger

MESSAGE = "a published card set version cannot be changed"


def create(using: str) -> None:
    """Create every trigger, in place of what was there. Does nothing while the tables are not all there."""
    connection = connections[using]
    if _tables_are_there(connection):
        _run(connection, [*_drop_statements(connection), *_create_statements(connection)])


def drop(using: str) -> None:
    """Drop every trigger. Nothing protects what is published until they are created again."""
    connection = connections[using]
    _run(connection, _drop_statements(connection))


def missing(using: str) -> list[str]:
    """The names of triggers that should be there and are not; nothing while there are no tables to protect."""
    connection = connections[using]
    if not _tables_are_there(connection):
        return []
    dialect = _dialect(connection)
    with connection.cursor() as cursor:
        cursor.execute(dialect.LIST)
        present = {row[0] for row in cursor.fetchall()}
    return [trigger.name for trigger in dialect.triggers() if trigger.name not in present]


def trigger_warnings(databases: Sequence[str] | None = None, **_: object) -> list[checks.CheckMessage]:
    """For `manage.py check --database default`. No errors: those would stop `migrate`, which creates the triggers."""
    return [
        checks.Warning(
            f"The database trigger {name} is missing on {using!r}: published card sets are not protected.",
            hint="Run manage.py migrate, which creates it.",
            id="cards.W001",
        )
        for using in databases or []
        if connections[using].vendor in ("sqlite", "postgresql")
        for name in missing(using)
    ]


def _dialect(connection: BaseDatabaseWrapper) -> postgresql.PostgresTriggers | sqlite.SqliteTriggers:
    return postgresql.PostgresTriggers(MESSAGE) if connection.vendor == "postgresql" else sqlite.SqliteTriggers(MESSAGE)


def _create_statements(connection: BaseDatabaseWrapper) -> list[str]:
    return [trigger.create for trigger in _dialect(connection).triggers()]


def _drop_statements(connection: BaseDatabaseWrapper) -> list[str]:
    there = _existing(connection)
    return [trigger.drop for trigger in _dialect(connection).triggers() if trigger.table in there]


def _existing(connection: BaseDatabaseWrapper) -> set[str]:
    return set(connection.introspection.table_names())


def _tables_are_there(connection: BaseDatabaseWrapper) -> bool:
    return set(TABLES) <= _existing(connection)


def _run(connection: BaseDatabaseWrapper, statements: list[str]) -> None:
    with connection.cursor() as cursor:
        for statement in statements:
            cursor.execute(statement)


__all__ = ["MESSAGE", "Trigger", "create", "drop", "missing", "trigger_warnings"]
