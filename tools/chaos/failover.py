"""`python -m tools.chaos.failover [--tables 100] [--seconds 30]`: the primary is killed under play, a standby promoted.

Then Redis is restarted, and replaced. Nothing of the service is restarted. Prints how long people waited, and fails if
anything that somebody was told is not so any more.
"""

import argparse
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx

from tests.services.processes import wait_until
from tools.chaos import say
from tools.chaos.services import calm_down, has_played, open_chaos, start_parts

if TYPE_CHECKING:
    from tests.services.fleet import Services
    from tests.services.standbys import Standby
    from tools.chaos.long_polls import Listeners
    from tools.chaos.people import Notebook, Wait

AS_DEPLOYED = {"UU_DB_SECONDS": "2"}
BUSY_TABLES = 10
"""With more than these a table is played more slowly: the aim is many tables, not many requests."""
REDIS_AWAY_SECONDS = 3.0


class Times(NamedTuple):
    """When, in seconds of this process: the primary killed, and the standby taking writes."""

    killed: float
    promoted: float


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30, help="of play before, and after each outage")
    parser.add_argument("--unnoticed", type=float, default=3, help="seconds until somebody promotes the standby")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    services = open_chaos()
    standby = follow(services)
    with ThreadPoolExecutor() as pool:
        try:
            return _play(services, standby, start_parts(services, pool, AS_DEPLOYED, size=2), wanted)
        finally:
            services.stop_all()
            standby.kill()


def follow(services: "Services") -> "Standby":
    """A synchronous standby; processes that are started from now on know both servers."""
    from django.db import connection

    from tests.services.standbys import Standby

    standby = Standby(services.folder, services.postgres)
    standby.start()
    standby.is_waited_for()
    services.database_hosts = f"127.0.0.1:{services.postgres.port},127.0.0.1:{standby.port}"
    connection.close()
    ports = f"{services.postgres.port},{standby.port}"
    connection.settings_dict.update(HOST="127.0.0.1,127.0.0.1", PORT=ports)
    return standby


def _play(services: "Services", standby: "Standby", parts: "list[Any]", wanted: argparse.Namespace) -> int:
    from tools.chaos.long_polls import Listeners
    from tools.chaos.people import Notebook
    from tools.chaos.players import ChaosTable
    from tools.chaos.verdict import TrialVerdict

    web, listen = parts[:2]
    notebook = Notebook()
    tables = [ChaosTable(number, {"web": [web.url]}, notebook, wanted.seed) for number in range(wanted.tables)]
    for table in tables:
        table.pace = (1, 3) if wanted.tables > BUSY_TABLES else table.pace
        table.start()
    listeners = Listeners(tables, listen.url)
    listeners.start()
    wait_until(lambda: has_played(tables, notebook), 300, "every table to have played")
    say(f"{wanted.tables} tables play")
    time.sleep(wanted.seconds)
    times = fail_over(services, standby, wanted.unnoticed, web.url)
    time.sleep(wanted.seconds)
    for number in (1, 2):
        replace_redis(services, number)
        time.sleep(wanted.seconds / 2)
    listeners.stopping.set()
    still_open = calm_down(tables)
    listeners.join(60)
    verdict = TrialVerdict(notebook, still_open, listeners)
    verdict.add_ended(parts)
    verdict.rows |= _outage(notebook, listeners, times)
    return verdict.tell()


def fail_over(services: "Services", standby: "Standby", unnoticed: float, url: str) -> Times:
    """Kill the primary, wait as long as nobody notices, promote the standby, and wait for the service."""
    killed = time.monotonic()
    services.postgres.kill()
    time.sleep(unnoticed)
    standby.promote()
    promoted = time.monotonic()
    wait_until(lambda: httpx.get(f"{url}/readyz", timeout=60).status_code == 200, 60, "the service to be ready")
    say(f"the primary was killed; {promoted - killed:.1f} s later the standby took writes")
    return Times(killed, promoted)


def replace_redis(services: "Services", number: int) -> None:
    """First the same program again, then another one at the same address. Both come back empty."""
    from tests.services.servers import Redis

    services.redis.kill()
    if number > 1:
        time.sleep(REDIS_AWAY_SECONDS)
        folder = Path(services.folder) / "another-redis"
        folder.mkdir()
        services.redis = Redis(folder, services.redis.port)
    services.redis.start()
    say("Redis was restarted" if number == 1 else "Redis was replaced")


def _outage(notebook: "Notebook", listeners: "Listeners", times: Times) -> dict[str, str]:
    """How long it took, and how long people waited."""
    waits = notebook.waits
    first = min(
        (wait.ended for wait in waits if wait.ended > times.promoted and wait.path.endswith("/actions")), default=0
    )
    news = min((at for at in listeners.news if at > times.promoted), default=0)
    told = {
        "from the kill until the standby was promoted": f"{times.promoted - times.killed:.2f} s",
        "from then until an action was taken, until a listener heard news": (
            f"{first - times.promoted:.2f} s, {news - times.promoted:.2f} s"
        ),
    }
    through = [wait for wait in waits if wait.began <= times.promoted and wait.ended >= times.killed]
    calm = [wait for wait in waits if wait.ended < times.killed]
    told["requests before it: how many, waits p50, p99, most"] = how_many(calm)
    told["requests during it, sent again until answered: how many, waits p50, p99, most"] = how_many(through)
    return told


def how_many(waits: "list[Wait]") -> str:
    from tools.chaos.verdict import spread

    return f"{len(waits)}, {spread(wait.seconds for wait in waits)}"


if __name__ == "__main__":
    sys.exit(main())
