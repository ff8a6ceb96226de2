"""The house that is measured: private servers, Django ready in this process, and ours started at will."""

import os
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from bench.load import Lane, Sent, send
from bench.processes import TICKS, cpu_seconds
from tests.services.processes import Process
from tests.services.servers import start_servers

if TYPE_CHECKING:
    from tests.services.fleet import Services, Web

SETTINGS = {
    "DJANGO_SETTINGS_MODULE": "bench.settings",
    "UU_ACCESS_TOKEN_MINUTES": "600",
    "UU_LOG_FORMAT": "json",
    **{f"UU_THROTTLE_{purpose}": "999999/second" for purpose in ("AUTH", "PLAY", "READ", "CREATE", "STREAM")},
}
"""As in production, but nobody is throttled for playing as fast as a measurement."""


class Cost(NamedTuple):
    """One load and the CPU seconds that each part burned for it."""

    sent: Sent
    web: float
    postgres: float
    redis: float

    @property
    def cpu_ms(self) -> float:
        """Of all servers, a request. Nothing burns less than the tick that it is counted in."""
        return 1000 * max(self.web + self.postgres + self.redis, 1 / TICKS) / self.sent.total

    @property
    def rate(self) -> float:
        return self.sent.total / self.sent.seconds


class House:
    """Everything that a section needs. `say` shows progress; `details` is what plots need beside figures."""

    def __init__(self, services: "Services", say: Callable[[str], None]) -> None:
        self.services, self.say = services, say
        self.postgres, self.redis = services.postgres, services.redis
        self.details: dict[str, Any] = {}

    def start_web(self, kind: str = "wsgi", **env: str) -> "Web":
        """As the image starts it, one worker; with the doors that the service is compared with."""
        application = "bench.wsgi:application" if kind == "wsgi" else ""
        pool = {} if kind == "wsgi" else {"UU_DB_POOL": "10"}
        return self.services.start_web(kind, env={**SETTINGS, **pool, **env}, application=application)

    def load(self, web: "Web | Sequence[Web]", lanes: Sequence[Lane], parallel: int = 8) -> Cost:
        """Send it all, and count who burned what. Every answer must be a success."""
        webs: list[Any] = [web] if isinstance(web, Process) else list(web)
        parts = [[one.pid for one in webs], [self.postgres.pid], [self.redis.pid]]
        before = [cpu_seconds(*pids) for pids in parts]
        sent = send([one.url for one in webs], lanes, parallel)
        after = [cpu_seconds(*pids) for pids in parts]
        bad = {status: count for status, count in sent.statuses.items() if status >= 400}
        if bad:
            raise AssertionError(f"not every answer was a success: {bad}\n{webs[0].tail(5)}")
        return Cost(sent, *(late - early for early, late in zip(before, after, strict=True)))


def open_house(say: Callable[[str], None]) -> House:
    """Start PostgreSQL and Redis; they end with this process, however it ends."""
    began = time.monotonic()
    folder, postgres, redis = start_servers()
    os.environ.update(SETTINGS, DATABASE_URL=postgres.url, REDIS_URL=redis.url, UU_VAR_DIR=str(folder / "var"))
    os.environ["UU_LOG_LEVEL"] = "WARNING"
    import django
    import psycopg
    from django.core.management import call_command
    from django.db import connection

    with psycopg.connect(postgres.url, autocommit=True) as admin:
        admin.execute("ALTER SYSTEM SET track_commit_timestamp = on")
        admin.execute("ALTER ROLE uu SET synchronous_commit = on")
    postgres.stop()
    postgres.start()
    django.setup()
    call_command("migrate", verbosity=0)
    call_command("load_card_sets", verbosity=0)
    from bench.naive.models import NaiveEvent, NaiveGame, NaiveSeat
    from tests.services.fleet import Services

    with connection.schema_editor() as editor:
        for model in (NaiveGame, NaiveSeat, NaiveEvent):
            editor.create_model(model)
    os.environ["UU_LOG_LEVEL"] = "INFO"
    say(f"PostgreSQL and Redis are ready after {time.monotonic() - began:.0f} s")
    return House(Services(folder, postgres, redis), say)
