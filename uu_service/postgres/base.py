"""What is different from Django's own backend: two methods."""

import select
from typing import Any

from django.db.backends.postgresql import base
from django.db.backends.utils import CursorWrapper

_Cursor: Any = base.ServerBindingCursor


class DatabaseWrapper(base.DatabaseWrapper):
    def prepared_cursor(self) -> CursorWrapper:
        """A cursor whose statements the server keeps parsed and planned: for those that are sent over and over.

        The ORM's own are not made for it (Django's ticket 20516).
        """
        self.close_if_health_check_failed()
        self.ensure_connection()
        with self.wrap_database_errors:
            return self._prepare_cursor(_Cursor(self.connection))  # type: ignore[attr-defined,no-any-return]

    def is_usable(self) -> bool:
        """Asked before the first statement of each request. A server that has gone has said so, or hung up: then there
        is something to read, and only then, or after an error, the server is asked.
        """
        if self.connection is None or self.connection.closed:
            return False
        return (not self.errors_occurred and not _has_news(self.connection.fileno())) or super().is_usable()


def _has_news(socket: int) -> bool:
    poll = select.poll()
    poll.register(socket, select.POLLIN)
    return bool(poll.poll(0))
