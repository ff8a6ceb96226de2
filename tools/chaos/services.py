"""What these trials share: servers with a database, and the end, when everybody stops and the clock catches up."""

import sys
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from tests.services.opening import open_services
from tests.services.processes import wait_until

if TYPE_CHECKING:
    from tests.services.fleet import Services
    from tools.chaos.players import ChaosTable

FAST = {
    "UU_CLOCK_SHORTEST_SECONDS": "0.05",
    "UU_DB_SECONDS": "20",
    "UU_LOG_LEVEL": "WARNING",
    **{f"UU_THROTTLE_{name}": "100000/second" for name in ("AUTH", "PLAY", "READ", "CREATE", "TABLE")},
}


class Outage(NamedTuple):
    """From when something was away until everything was ready again."""

    began: datetime
    ended: datetime


def open_chaos(*, is_empty: bool = False) -> "Services":
    """Servers, and Django ready in this process. PostgreSQL itself is killed here: a commit is written first."""
    return open_services({"synchronous_commit": "on"}, is_empty=is_empty, env=FAST)


def calm_down(tables: list["ChaosTable"]) -> int:
    """Everybody stops; the clock has a minute to settle what is due. How many windows are then still open."""
    for table in tables:
        table.stopping.set()
    for table in tables:
        table.join(30)
    from django.db import OperationalError, connection

    from games.models import Game
    from games.store import times

    def overdue() -> int:
        try:
            limit = times.statement_now() - timedelta(seconds=1)
            return Game.objects.filter(settles_at__lt=limit).count()
        except OperationalError:
            connection.close()
            return -1

    try:
        wait_until(lambda: overdue() == 0, 60, "the clock to catch up")
    except AssertionError:
        return overdue()
    return 0


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
