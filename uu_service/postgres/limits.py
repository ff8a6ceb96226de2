"""How long PostgreSQL may take, all from one number: this side's patience.

What the server ends by itself comes first, so that only a server that is not alive is ever given up.
"""

from uu_service.postgres.bounded import BoundedConnection

IDLE_IN_TRANSACTION_MS = 30_000
"""Longer than a settlement may take (20 s): its own limit comes first, and the game is put off."""
COMMANDS_LOCK_MS = 5_000


def connection_options(seconds: float, *, own_sessions: bool) -> dict[str, object]:
    """For a process whose statements may take so long; 0, without a limit, is for management commands.

    A session that others use as well, behind PgBouncer, has the limits of its role: this side only says its patience.
    """
    said = " ".join(f"-c {name}={value}" for name, value in _of_the_server(seconds).items())
    return {
        "silent_after": seconds or None,
        "connect_timeout": max(2, round(seconds)),  # libpq knows no less
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": 10_000,
        **({"options": said} if own_sessions else {}),
    }


def pool_options(size: int, seconds: float) -> dict[str, object]:
    """It gives up soon, and tries again when it is next asked: its own pauses would double for minutes."""
    patience = seconds or 10
    return {
        "min_size": 1,
        "max_size": size,
        "timeout": patience,
        "reconnect_timeout": patience,
        "connection_class": BoundedConnection,
    }


def _of_the_server(seconds: float) -> dict[str, int]:
    return {
        "lock_timeout": int(seconds * 500) or COMMANDS_LOCK_MS,
        "statement_timeout": int(seconds * 750),
        "idle_in_transaction_session_timeout": IDLE_IN_TRANSACTION_MS,
    }
