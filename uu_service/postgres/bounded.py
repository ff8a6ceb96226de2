"""A connection on which no statement waits for ever, whatever has become of the server.

A server that is alive ends what takes too long by itself (`statement_timeout`). One that is stopped, or beyond a broken
network, does not: then this side closes the connection, and a breaker spares the other threads the waiting.
"""

from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.errors import ConnectionTimeout, ReadOnlySqlTransaction
from psycopg.pq import TransactionStatus

from uu_service.breaker import Breaker
from uu_service.postgres.servers import Server, met, servers_of

RV = TypeVar("RV")
PAUSE_SECONDS = 2.0
LOOKS_EVERY_SECONDS = 0.1
_breaker = Breaker(PAUSE_SECONDS)


class DatabaseSilent(psycopg.OperationalError):
    """It has not answered in time, or has just not answered somebody else."""


class NoPrimary(psycopg.OperationalError):
    """None of the servers is there and takes writes."""


class DatabaseReadOnly(psycopg.OperationalError):
    """It is a standby, or has become one. The next connection looks for the primary."""


class BoundedConnection(psycopg.Connection[Any]):
    """Closes itself when the server is silent for `seconds`. What became of the statement is then unknown.

    It also closes itself when the server takes no writes: then another one does.
    """

    seconds: float | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.cursors: dict[str, Any] = {}

    @classmethod
    def connect(cls, conninfo: str = "", **kwargs: Any) -> "BoundedConnection":
        """With an option of our own, `silent_after`: seconds, or None."""
        seconds = kwargs.pop("silent_after", None)
        _require_answering()
        connection = cls._of_the_first_that_serves(conninfo, kwargs)
        _breaker.succeeded()
        connection.seconds = seconds
        return connection

    @classmethod
    def _of_the_first_that_serves(cls, conninfo: str, options: dict[str, Any]) -> "BoundedConnection":
        """One server after the other. One that does not answer takes until its time limit; then the breaker spares
        this process's other callers the wait."""
        errors: list[tuple[Server, psycopg.OperationalError]] = []
        others = {name: value for name, value in options.items() if name not in Server._fields}
        for server in servers_of(options):
            try:
                connection = super().connect(conninfo, **others | server.options)
            except psycopg.OperationalError as error:
                errors.append((server, error))
            else:
                met(server)
                return connection
        if any(isinstance(error, ConnectionTimeout) for _, error in errors):
            _breaker.failed()
        if len(errors) == 1:
            raise errors[0][1]
        raise NoPrimary("; ".join(f"{server}: {error}" for server, error in errors))

    def set_autocommit(self, value: bool) -> None:
        """Between two transactions nothing is sent for it, so there is nothing to wait for."""
        if self.pgconn.transaction_status == TransactionStatus.IDLE:
            self._autocommit = value
        else:
            super().set_autocommit(value)

    def wait(self, gen: PQGen[RV], interval: float = LOOKS_EVERY_SECONDS, timeout: float | None = None) -> RV:
        _require_answering()
        try:
            answer = super().wait(gen, interval, self.seconds if timeout is None else timeout)
        except ReadOnlySqlTransaction as error:
            self.close()
            raise DatabaseReadOnly(str(error)) from error
        except psycopg.OperationalError as error:
            if self.pgconn.transaction_status != TransactionStatus.ACTIVE:
                raise
            self.close()
            _breaker.failed()
            raise DatabaseSilent(f"no answer for {self.seconds} s") from error
        _breaker.succeeded()
        return answer


def require_not_silent() -> None:
    """For callers that would wait for a connection of the pool: fail at once while the breaker is open."""
    if _breaker.is_open:
        raise DatabaseSilent("it has just not answered")


def _require_answering() -> None:
    """As `require_not_silent`; but now and then one caller is let through, and tries for all the others."""
    if not _breaker.allows():
        raise DatabaseSilent("it has just not answered")
