"""What is different from Django's own backend: a cursor for what is sent often, the health check, and deadlines."""

import select
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from django.db.backends.postgresql import base
from django.db.backends.utils import CursorWrapper
from psycopg import IsolationLevel
from psycopg.abc import Buffer
from psycopg.adapt import Loader
from psycopg.pq import Format

from uu_service.postgres.bounded import BoundedConnection, require_not_silent

_Cursor: Any = base.ServerBindingCursor
MOST_CURSORS = 200
"""More than there are statements that are sent often. Each holds on to what it has read last."""


class _Jsonb(Loader):
    """In binary rows: read at once, and not by a JSONField from text."""

    format = Format.BINARY

    def load(self, data: Buffer) -> Any:
        return msgspec.json.decode(data[1:])


class DatabaseWrapper(base.DatabaseWrapper):
    reads_json = True
    """What comes through a prepared cursor has been read, so a JSONField must not read it again."""

    def prepared_cursor(self, sql: str) -> CursorWrapper:
        """A cursor for a statement that is sent over and over. The server keeps it parsed and planned, and the
        connection keeps the cursor, which knows how its values are written and read.

        The ORM's own are not made for it (Django's ticket 20516). Rows come in binary: a state is not spelled in hex.
        """
        self.close_if_health_check_failed()
        self.ensure_connection()
        with self.wrap_database_errors:
            kept = self.connection.cursors
            if sql not in kept:
                if len(kept) >= MOST_CURSORS:
                    kept.clear()
                kept[sql] = _Cursor(self.connection)
                kept[sql].format = Format.BINARY
            return self._prepare_cursor(kept[sql])  # type: ignore[attr-defined,no-any-return]

    def get_new_connection(self, conn_params: dict[str, Any]) -> Any:
        if self.pool:
            require_not_silent()
            connection = super().get_new_connection(conn_params)
        else:
            self.isolation_level = IsolationLevel.READ_COMMITTED
            connection = BoundedConnection.connect(**conn_params)
        connection.adapters.register_loader("jsonb", _Jsonb)
        return connection

    def is_usable(self) -> bool:
        """Asked before the first statement of each request. A server that has gone has said so, or closed the
        connection: then there is something to read. Only then, or after an error, the server is asked.
        """
        if self.connection is None or self.connection.closed:
            return False
        return (not self.errors_occurred and not _has_news(self.connection.fileno())) or super().is_usable()

    @contextmanager
    def unhurried(self, seconds: int) -> Iterator[None]:
        """Statements of this connection may take so long, for as long as the block lasts.

        Behind PgBouncer it stays at what the role has: the next statement may come to another session.
        """
        self.ensure_connection()
        connection = self.connection
        is_own = not self.settings_dict["DISABLE_SERVER_SIDE_CURSORS"]
        usual, connection.seconds = connection.seconds, float(seconds + 1)
        try:
            if is_own:
                with self.cursor() as cursor:
                    cursor.execute("SELECT set_config('statement_timeout', %s, false)", [f"{seconds}s"])
            yield
        finally:
            connection.seconds = usual
            if is_own and not connection.closed:
                with self.cursor() as cursor:
                    cursor.execute("RESET statement_timeout")


def _has_news(socket: int) -> bool:
    poll = select.poll()
    poll.register(socket, select.POLLIN)
    return bool(poll.poll(0))
