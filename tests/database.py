"""Puts the database back after a test that commits: exactly as it was before the first test.

Django's flush asks again after each test which permissions there should be, which takes longer than most tests.
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any, Protocol

import pytest
from django.db import connection, transaction
from django.test import TransactionTestCase

PATIENCE = 60
"""Seconds that a thread may still write after its test, on a busy machine."""


class Kept(Protocol):
    def put_back(self) -> None: ...

    def close(self) -> None: ...


class KeptFile:
    """SQLite is put back as a whole, with its sequences: the rows of each test are numbered from the same number on.

    The connection to the file stays open, so that the last of a test does not tidy up the file when it closes.
    """

    def __init__(self, name: str) -> None:
        self._copy = sqlite3.connect(":memory:", check_same_thread=False)
        self._file = sqlite3.connect(name, check_same_thread=False)
        self._file.backup(self._copy)

    def put_back(self) -> None:
        until = time.monotonic() + PATIENCE

        def give_up(*_: int) -> None:
            if time.monotonic() > until:
                raise AssertionError(f"somebody has kept the database locked for {PATIENCE} s after the test")

        self._copy.backup(self._file, progress=give_up, sleep=0.01)

    def close(self) -> None:
        self._copy.close()
        self._file.close()


class KeptTables:
    """PostgreSQL: only what a test has written is emptied. Sequences go on: processes that serve several tests may
    remember ids."""

    def __init__(self) -> None:
        with connection.cursor() as cursor:
            self._tables = [f'"{name}"' for name in connection.introspection.table_names(cursor)]
            self._rows = {table: _copied(cursor, table) for table in self._filled(cursor)}

    def put_back(self) -> None:
        """Waits for threads that still write. Works as a replica, which has neither foreign keys nor the triggers that
        protect what is published."""
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute("SET LOCAL session_replication_role = replica")
            cursor.execute("SET LOCAL statement_timeout = %s; SET LOCAL lock_timeout = %s", [PATIENCE * 1000] * 2)
            cursor.execute(f"LOCK TABLE {', '.join(self._tables)} IN ACCESS EXCLUSIVE MODE")
            for table in {*self._filled(cursor), *self._rows}:
                self._put_back(cursor, table)

    def _put_back(self, cursor: Any, table: str) -> None:
        rows = self._rows.get(table, b"")
        if rows and _copied(cursor, table) == rows:
            return
        cursor.execute(f"DELETE FROM {table}")
        if rows:
            with cursor.copy(f"COPY {table} FROM STDIN") as copy:
                copy.write(rows)

    def _filled(self, cursor: Any) -> list[str]:
        asked = (f"SELECT '{table}' WHERE EXISTS (SELECT 1 FROM {table})" for table in self._tables)
        cursor.execute(" UNION ALL ".join(asked))
        return [row[0] for row in cursor.fetchall()]

    def close(self) -> None:
        """Nothing was opened."""


def _copied(cursor: Any, table: str) -> bytes:
    with cursor.copy(f"COPY {table} TO STDOUT") as copy:
        return b"".join(bytes(part) for part in copy)


@contextmanager
def put_back_after_each_test() -> Iterator[None]:
    """In place of Django's flush, for tests that are not wrapped in a transaction."""
    is_file = connection.vendor == "sqlite"
    kept: Kept = KeptFile(str(connection.settings_dict["NAME"])) if is_file else KeptTables()
    connection.close()
    with closing(kept), pytest.MonkeyPatch.context() as patch:
        patch.setattr(TransactionTestCase, "_fixture_teardown", lambda _: kept.put_back())
        yield
