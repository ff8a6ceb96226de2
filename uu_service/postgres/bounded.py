"""A connection on which no statement waits for ever, whatever has become of the server.

A server that is alive ends what takes too long by itself (`statement_timeout`). One that is stopped, or beyond a broken
network, does not: then this side closes the connection, and a breaker spares the other threads the waiting.
"""

from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus

from uu_service.breaker import Breaker

RV = TypeVar("RV")
PAUSE_SECONDS = 2.0
LOOKS_EVERY_SECONDS = 0.1
_breaker = Breaker(PAUSE_SECONDS)


class DatabaseSilent(psycopg.OperationalError):
    """It has not answered in time, or has just not answered somebody else."""


class BoundedConnection(psycopg.Connection[Any]):
    """Closes itself when the server is silent for `seconds`. What became of the statement is then unknown."""

    seconds: float | None = None

    @classmethod
    def connect(cls, conninfo: str = "", **kwargs: Any) -> "BoundedConnection":
        """With an option of our own, `silent_after`: seconds, or None."""
        seconds = kwargs.pop("silent_after", None)
        _require_answering()
        try:
            connection = super().connect(conninfo, **kwargs)
        except psycopg.errors.ConnectionTimeout:
            _breaker.failed()
            raise
        _breaker.succeeded()
        connection.seconds = seconds
        return connection

    def wait(self, gen: PQGen[RV], interval: float = LOOKS_EVERY_SECONDS, timeout: float | None = None) -> RV:
        _require_answering()
        try:
            answer = super().wait(gen, interval, self.seconds if timeout is None else timeout)
        except psycopg.OperationalError as error:
            if self.pgconn.transaction_status != TransactionStatus.ACTIVE:
                raise
            self.close()
            _breaker.failed()
            raise DatabaseSilent(f"no answer for {self.seconds} s") from error
        _breaker.succeeded()
        return answer


def require_not_silent() -> None:
    """For who would wait for a connection of the pool: fail at once while the breaker is open."""
    if _breaker.is_open:
        raise DatabaseSilent("it has just not answered")


def _require_answering() -> None:
    """As `require_not_silent`; but now and then one caller is let through, and tries for all the others."""
    if not _breaker.allows():
        raise DatabaseSilent("it has just not answered")
