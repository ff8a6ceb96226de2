"""The house that is measured: private servers, Django ready in this process, and ours started at will."""

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from bench.load import Cost, Lane, send
from bench.processes import cpu_seconds
from tests.services.opening import open_services
from tests.services.processes import Process

if TYPE_CHECKING:
    from tests.services.fleet import Services, Web

SETTINGS = {
    "DJANGO_SETTINGS_MODULE": "bench.settings",
    "UU_ACCESS_TOKEN_MINUTES": "600",
    "UU_LOG_FORMAT": "json",
    "UU_DB_SECONDS": "60",
    **{f"UU_THROTTLE_{purpose}": "999999/second" for purpose in ("AUTH", "PLAY", "READ", "CREATE", "TABLE", "STREAM")},
    "UU_MOST_TABLES": "1000000",
}
"""As in production, but nobody is throttled for playing as fast as a measurement, nor hurried while it is prepared."""
POSTGRES = {"track_commit_timestamp": "on", "synchronous_commit": "on"}
T = TypeVar("T")
Say = Callable[[str], None]


class House:
    """Everything that a section needs. `say` shows progress; `details` is what plots and sums need beside figures."""

    def __init__(self, services: "Services", say: Say) -> None:
        self.services, self.say = services, say
        self.details: dict[str, Any] = {}

    def start_web(self, kind: str = "rest", **env: str) -> "Web":
        """As the image starts it, one worker; the views that it is compared with are in bench.settings."""
        own = {} if kind == "rest" else {"UU_DB_POOL": "10"}
        application = "bench.rest:application" if "UU_BENCH_STATEMENTS" in env else ""
        return self.services.start_web(kind, env={**SETTINGS, **own, **env}, application=application)

    def rounds(self, what: str, count: int) -> Iterator[int]:
        """Says which round begins, and how long the others will take."""
        began = time.monotonic()
        for number in range(count):
            left = (time.monotonic() - began) / number * (count - number) if number else 0
            self.say(f"{what}: round {number + 1} of {count}" + (f", {left:.0f} s left" if number else ""))
            yield number

    def in_turns(self, what: str, rounds: int, tries: Mapping[str, Callable[[], T]]) -> dict[str, list[T]]:
        """What each gave in each round; all are tried once before, to warm up."""
        self.say(f"{what}: warming up")
        for attempt in tries.values():
            attempt()
        found: dict[str, list[T]] = {name: [] for name in tries}
        for _ in self.rounds(what, rounds):
            for name, attempt in tries.items():
                found[name].append(attempt())
        return found

    def load(self, web: "Web", lanes: Sequence[Lane]) -> Cost:
        """Send it all, and count the CPU time of each server."""
        cost, burned = self.counted([web], lambda: send(web.url, lanes))
        return Cost(*cost[:3], *burned)

    def counted(self, processes: Sequence[Process], do: Callable[[], T]) -> tuple[T, list[float]]:
        """What came of it, and the CPU seconds of these processes, of PostgreSQL and of Redis."""
        parts = [[one.pid for one in processes], [self.services.postgres.pid], [self.services.redis.pid]]
        before = [cpu_seconds(*pids) for pids in parts]
        done = do()
        return done, [cpu_seconds(*pids) - early for pids, early in zip(parts, before, strict=True)]

    def own_cpu_ms(self, do: Callable[[], int]) -> float:
        """Milliseconds of CPU of this process, PostgreSQL and Redis for each of the things that `do` says it did."""
        began = time.process_time()
        count, burned = self.counted([], do)
        return 1000 * (time.process_time() - began + sum(burned)) / count


def open_house(say: Say) -> House:
    """Start PostgreSQL and Redis; they end with this process, however it ends."""
    began = time.monotonic()
    services = open_services(POSTGRES, env={**SETTINGS, "UU_LOG_LEVEL": "WARNING"})
    os.environ["UU_LOG_LEVEL"] = "INFO"
    say(f"PostgreSQL and Redis are ready after {time.monotonic() - began:.0f} s")
    return House(services, say)
