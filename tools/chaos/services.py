"""What these trials share: servers with a database, and the end, when everybody stops and the clock catches up."""

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from tests.services.opening import open_services
from tests.services.processes import wait_until

if TYPE_CHECKING:
    from tests.services.fleet import Services
    from tools.chaos.people import Notebook
    from tools.chaos.players import ChaosTable

FAST = {
    "UU_CLOCK_SHORTEST_SECONDS": "0.05",
    "UU_DB_SECONDS": "20",
    "UU_LOG_LEVEL": "WARNING",
    **{f"UU_THROTTLE_{name}": "100000/second" for name in ("AUTH", "PLAY", "READ", "CREATE", "TABLE")},
}


def open_chaos(*, is_empty: bool = False) -> "Services":
    """Servers, and Django ready in this process. PostgreSQL itself is killed here: a commit is written first."""
    return open_services({"synchronous_commit": "on"}, is_empty=is_empty, env=FAST)


def start_parts(services: "Services", pool: ThreadPoolExecutor, env: dict[str, str], size: int = 1) -> list[Any]:
    """Every kind of process that there is, at the same time; the REST door and the listening one are the first.

    Processes end with the thread that started them, so the pool has to live as long as they do.
    """
    starts = [
        pool.submit(services.start_web, workers=size, env=env),
        pool.submit(services.start_web, "asgi", env={**env, "UU_DB_POOL": "4"}),
        pool.submit(services.start_worker, ["clock"], concurrency=size, env=env),
        pool.submit(services.start_worker, ["celery", "bots", "webhooks", "matching"], concurrency=1, env=env),
        pool.submit(services.start_beat, env=env),
    ]
    return [start.result() for start in starts]


def has_played(tables: Sequence["ChaosTable"], notebook: "Notebook", times: int = 1) -> bool:
    """Whether so many actions were taken at every table."""
    taken = Counter(one.game for one in list(notebook.acknowledged))
    return all(sum(taken[game] for game in list(table.seats)) >= times for table in tables)


def calm_down(tables: Sequence["ChaosTable"]) -> int:
    """Everybody stops; the clock has a minute to settle what is due. How many windows are then still open."""
    from django.db import OperationalError, connection

    from games.models import Game
    from games.store import times
    from tools.chaos.players import stop_all

    stop_all(tables)

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
