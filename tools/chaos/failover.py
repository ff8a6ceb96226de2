"""`python -m tools.chaos.failover [--tables 100] [--seconds 30]`: the primary is killed under play, a standby promoted.

Then Redis is restarted, and replaced. Nothing of the service is restarted. Prints how long people waited, and fails if
anything that somebody was told is not so any more.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx

from tests.services.processes import Process, wait_until
from tools.chaos.services import Outage, calm_down, open_chaos, say

if TYPE_CHECKING:
    from tests.services.fleet import Services
    from tests.services.standbys import Standby
    from tools.chaos.witnesses import Listeners, Wait, Witness

OTHER_QUEUES = ["celery", "bots", "webhooks", "matching"]

AS_DEPLOYED = {"UU_DB_SECONDS": "2"}
BUSY_TABLES = 10
"""With more than these a table is played more slowly: the aim is many tables, not many requests."""
REDIS_AWAY_SECONDS = 3.0


class Times(NamedTuple):
    """When, in seconds of this process: the primary killed, the standby asked, and taking writes."""

    killed: float
    asked: float
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
            return _play(services, standby, start_parts(services, pool), wanted)
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
    from tools.chaos.witnesses import Listeners, Witness

    web, listen = parts[:2]
    tables = [Witness(number, web.url, wanted.seed) for number in range(wanted.tables)]
    for table in tables:
        table.pace = (1, 3) if wanted.tables > BUSY_TABLES else table.pace
        table.start()
    listeners = Listeners(tables, listen.url)
    listeners.start()
    wait_until(lambda: all(table.sent for table in tables), 300, "every table to have played")
    say(f"{wanted.tables} tables play")
    time.sleep(wanted.seconds)
    outages: list[Outage] = []
    times = fail_over(services, standby, wanted.unnoticed, web.url, outages)
    time.sleep(wanted.seconds)
    for number in (1, 2):
        began = datetime.now(UTC)
        replace_redis(services, number)
        outages.append(Outage(began, datetime.now(UTC)))
        time.sleep(wanted.seconds / 2)
    listeners.stopping.set()
    lost = calm_down(tables)  # type: ignore[arg-type]
    listeners.join(60)
    return report(tables, listeners, parts, outages, times, lost, listen.url)


def start_parts(services: "Services", pool: ThreadPoolExecutor) -> "list[Any]":
    """Every kind of process that there is, at the same time; the REST door and the listening one are the first.

    Processes end with the thread that started them, so the pool has to live as long as they do.
    """
    starts = [
        pool.submit(services.start_web, workers=2, env=AS_DEPLOYED),
        pool.submit(services.start_web, "asgi", env={**AS_DEPLOYED, "UU_DB_POOL": "4"}),
        pool.submit(services.start_worker, ["clock"], concurrency=2, env=AS_DEPLOYED),
        pool.submit(services.start_worker, OTHER_QUEUES, concurrency=1, env=AS_DEPLOYED),
        pool.submit(services.start_beat, env=AS_DEPLOYED),
    ]
    return [start.result() for start in starts]


def fail_over(services: "Services", standby: "Standby", unnoticed: float, url: str, outages: list[Outage]) -> Times:
    """Kill the primary, wait as long as nobody notices, promote the standby, and wait for the service."""
    began, killed = datetime.now(UTC), time.monotonic()
    services.postgres.kill()
    time.sleep(unnoticed)
    asked = time.monotonic()
    standby.promote()
    promoted = time.monotonic()
    wait_until(lambda: httpx.get(f"{url}/readyz", timeout=60).status_code == 200, 60, "the service to be ready")
    outages.append(Outage(began, datetime.now(UTC)))
    say(f"the primary was killed; {promoted - killed:.1f} s later the standby took writes")
    return Times(killed, asked, promoted)


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


def report(
    tables: "list[Witness]",
    listeners: "Listeners",
    parts: list[Process],
    outages: list[Outage],
    times: Times,
    lost: int,
    url: str,
) -> int:
    from tools.chaos.audit import audit
    from tools.chaos.witnesses import broken_promises

    games = [game for table in tables for game in table.games]
    found = audit(games, [one for table in tables for one in table.acknowledged], outages)
    broken = broken_promises(tables, listeners.heard, url)
    statuses = sum((table.statuses for table in tables), Counter()) + listeners.statuses
    bad = [surprise for table in tables for surprise in table.surprises]
    bad += [f"{part.name} has ended: {part.tail(5)}" for part in parts if not part.is_alive]
    bad += [f"{statuses[500]} answers were 500"] if statuses[500] else []
    rows: dict[str, Any] = {
        "tables, games begun": f"{len(tables)}, {len(games)}",
        "windows, turns and pauses that ended": found.windows,
        "of them lost, settled twice, with a gap in the log": f"{lost}, {found.double}, {found.gaps}",
        "actions acknowledged, of them lost": f"{sum(len(t.acknowledged) for t in tables)}, {found.lost_actions}",
        "events heard by listeners": sum(map(len, listeners.heard.values())),
        "of these actions and events, not so any more": len(broken),
        "answers by status": ", ".join(f"{status}: {count}" for status, count in sorted(statuses.items())),
        **_outage(tables, listeners, times),
        "unexpected": len(bad),
    }
    say("\n| | |\n|---|---|\n" + "\n".join(f"| {name} | {value} |" for name, value in rows.items()))
    for told in (broken + bad)[:10]:
        say(told)
    return int(bool(lost or found.double or found.gaps or found.lost_actions or broken or bad))


def _outage(tables: "list[Witness]", listeners: "Listeners", times: Times) -> dict[str, str]:
    """How long it took, and how long people waited."""
    waits = [wait for table in tables for wait in table.waits]
    first = min((wait.ended for wait in waits if wait.ended > times.promoted and wait.what == "actions"), default=0)
    news = min((at for at in listeners.news if at > times.promoted), default=0)
    told = {
        "from the kill until the standby was promoted": f"{times.promoted - times.killed:.2f} s",
        "from then until an action was taken, until a listener heard news": (
            f"{first - times.promoted:.2f} s, {news - times.promoted:.2f} s"
        ),
    }
    through = [wait for wait in waits if wait.began <= times.promoted and wait.ended >= times.killed]
    calm = [wait for wait in waits if wait.ended < times.killed]
    told["requests before it: how many, waits p50, p99, most"] = _spread(calm)
    told["requests during it, sent again until answered: how many, waits p50, p99, most"] = _spread(through)
    return told


def _spread(waits: "list[Wait]") -> str:
    took = sorted(wait.ended - wait.began for wait in waits)
    shares = [f"{took[min(len(took) - 1, int(len(took) * share))]:.2f} s" for share in (0.5, 0.99, 1.0)] if took else []
    return ", ".join([f"{len(took)}", *shares])


if __name__ == "__main__":
    sys.exit(main())
