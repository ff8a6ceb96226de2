"""What is different from Django's own backend: a cursor for what is sent often, the health check, and deadlines."""

import select
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.db.backends.postgresql import base
from django.db.backends.utils import CursorWrapper
from psycopg import IsolationLevel
from psycopg.abc import Buffer
from psycopg.adapt import Loader
from psycopg.pq import Format

from uu_service.postgres.bounded import BoundedConnection, require_not_silent

_Cursor: Any = base.ServerBindingCursor


class _JsonbAsText(Loader):
    """A JSONField wants to read the text itself."""

    format = Format.BINARY

    def load(self, data: Buffer) -> str:
        return bytes(data[1:]).decode()  # the first byte is the version of the format


class DatabaseWrapper(base.DatabaseWrapper):
    def prepared_cursor(self) -> CursorWrapper:
        """A cursor whose statements the server keeps parsed and planned: for those that are sent over and over.

        The ORM's own are not made for it (Django's ticket 20516). Rows come in binary: a state is not spelled in hex.
        """
        self.close_if_health_check_failed()
        self.ensure_connection()
        with self.wrap_database_errors:
            cursor = _Cursor(self.connection)
            cursor.format = Format.BINARY
            return self._prepare_cursor(cursor)  # type: ignore[attr-defined,no-any-return]

    def get_new_connection(self, conn_params: dict[str, Any]) -> Any:
        if self.pool:
            require_not_silent()
            connection = super().get_new_connection(conn_params)
        else:
            self.isolation_level = IsolationLevel.READ_COMMITTED
            connection = BoundedConnection.connect(**conn_params)
        connection.adapters.register_loader("jsonb", _JsonbAsText)
        return connection

    def is_usable(self) -> bool:
        """Asked before the first statement of each request. A server that has gone has said so, or hung up: then there
        is something to read, and only then, or after an error, the server is asked.
        """
        if self.connection is None or self.connection.closed:
            return False
        return (not self.errors_occurred and not _has_news(self.connection.fileno())) or super().is_usable()

    @contextmanager
    def unhurried(self, seconds: int) -> Iterator[None]:
        """Statements of this connection may take so long, for as long as the block lasts."""
        self.ensure_connection()
        connection = self.connection
        usual, connection.seconds = connection.seconds, float(seconds + 1)
        try:
            with self.cursor() as cursor:
                cursor.execute("SELECT set_config('statement_timeout', %s, false)", [f"{seconds}s"])
            yield
        finally:
            connection.seconds = usual
            if not connection.closed:
                with self.cursor() as cursor:
                    cursor.execute("RESET statement_timeout")


def _has_news(socket: int) -> bool:
    poll = select.poll()
    poll.register(socket, select.POLLIN)
    return bool(poll.poll(0))
