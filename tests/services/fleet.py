"""The services as a test holds them: PostgreSQL, Redis, and processes of ours started at will."""

import itertools
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import httpx
from django.db import connection
from kombu.exceptions import OperationalError
from redis.exceptions import RedisError

from tests.services.ports import free_port
from tests.services.processes import ROOT, Process, answers
from tests.services.servers import Postgres, Redis
from uu_service.celery import app

QUEUES = ("celery", "clock", "bots", "gate", "mail", "matching", "webhooks")
BIN = Path(sys.executable).parent

LISTENERS = "20000"
"""As in production: Granian by itself serves no more than 1,024 requests of a process at once."""


class Web(Process):
    """A web process and its address."""

    url: str

    def client(self, **options: object) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=60, **options)  # type: ignore[arg-type]


class Services:
    """What the `services` fixture gives. What a test starts is gone after it; what it shares is kept for the next."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis, root: Path = ROOT) -> None:
        """`root`: where the code is that the processes run; another version of it may lie elsewhere."""
        self.folder, self.postgres, self.redis, self.root = folder, postgres, redis, root
        self.database_hosts = (
            f"127.0.0.1:{postgres.port}"  # as processes know them: others may stand before or beside it
        )
        self.temporary = folder / "tmp"  # goes with the folder: who is killed does not tidy up
        self.temporary.mkdir(exist_ok=True)
        self._started: list[Process] = []
        self._shared: dict[object, Web] = {}
        self._servers_lives = self._lives()
        self._number = itertools.count(1 if root == ROOT else 101)  # no two processes share a name, and so a log

    @property
    def env(self) -> dict[str, str]:
        """For any further process: the test database, not the one the server was made with."""
        name = connection.settings_dict["NAME"]
        database = f"postgres://uu@{self.database_hosts}/{name}"
        own = {"UU_VAR_DIR": str(self.folder / "var"), "TMPDIR": str(self.temporary)}
        return {"DATABASE_URL": database, "REDIS_URL": self.redis.url, **own}

    def start_worker(
        self,
        queues: Sequence[str] = QUEUES,
        *,
        concurrency: int = 2,
        pool: str = "prefork",
        env: Mapping[str, str] | None = None,
    ) -> Process:
        name = f"worker{next(self._number)}@test"
        command = self._celery("worker", "-n", name, "-Q", ",".join(queues), "-c", str(concurrency), "-P", pool)
        return self._start(
            Process(
                name,
                [*command, "--without-gossip", "--without-mingle"],
                self._log(name),
                env={**self.env, **(env or {})},
                is_ready=lambda: _pings(name),
                folder=self.root,
            )
        )

    def start_beat(self, *, env: Mapping[str, str] | None = None) -> Process:
        name = f"beat{next(self._number)}"
        command = [*self._celery("beat"), "--pidfile="]
        own = {**self.env, **(env or {})}
        return self._start(Process(name, command, self._log(name), env=own, folder=self.root))

    def start_web(
        self, kind: str = "rest", *, workers: int = 1, env: Mapping[str, str] | None = None, application: str = ""
    ) -> Web:
        """REST, or the listening endpoints (`asgi`), as in production; or another application on the same server."""
        name, port = f"web{next(self._number)}-{kind}", free_port()
        command = [str(BIN / "granian"), "--interface", "asginl", "--workers-kill-timeout", "8"]
        command += ["--host", "127.0.0.1", "--port", str(port), "--workers", str(workers), "--no-ws"]
        command += ["--backpressure", LISTENERS] if kind == "asgi" else []
        url = f"http://127.0.0.1:{port}"
        web = Web(
            name,
            [*command, application or f"uu_service.{kind}:application"],
            self._log(name),
            env={**self.env, **(env or {})},
            is_ready=lambda: answers(f"{url}/healthz"),
            folder=self.root,
        )
        web.url = url
        self._start(web)
        return web

    def shared_web(self, kind: str = "rest", *, workers: int = 1, env: Mapping[str, str] | None = None) -> Web:
        """One that other tests have used and will use: for whoever only sends requests, and neither ends nor halts it.

        Starting one costs seconds. The database and Redis are empty for each test; nothing that it may remember of
        other tests' rows, whose ids are never given again, matters to this one.
        """
        key = (kind, workers, *sorted((env or {}).items()))
        if key not in self._shared:
            self._shared[key] = self.start_web(kind, workers=workers, env=env)
            self._started.remove(self._shared[key])
        return self._shared[key]

    def manage(self, *arguments: str, env: Mapping[str, str] | None = None) -> Process:
        """A management command in a process of its own."""
        name = f"manage{next(self._number)}"
        command = [sys.executable, "manage.py", *arguments]
        own = {**self.env, **(env or {})}
        return self._start(Process(name, command, self._log(name), env=own, folder=self.root))

    def stop_all(self) -> None:
        """Without asking: a worker takes seconds to stop by itself, and tests/services/test_stopping.py looks at that.

        Who has seen a server end is not shared any more: how it recovers from that has tests of its own.
        """
        for process in reversed(self._started):
            process.kill()
        self._started.clear()
        if self._lives() != self._servers_lives:
            self.stop_shared()
        for server in (self.postgres, self.redis):
            if not server.is_alive:
                server.start()
        self._servers_lives = self._lives()

    def tails(self) -> list[tuple[str, str]]:
        """What every process that this test has, the servers too, has said last."""
        everybody = [*self._started, *self._shared.values(), self.postgres, self.redis]
        return [(f"log of {process.name}", process.tail()) for process in everybody]

    def stop_shared(self) -> None:
        for web in self._shared.values():
            web.kill()
        self._shared.clear()

    def _lives(self) -> list[int]:
        """Which PostgreSQL and which Redis run, or ran last."""
        return [server.pid for server in (self.postgres, self.redis)]

    def _start(self, process: Process) -> Process:
        self._started.append(process)
        return process.start()

    def _log(self, name: str) -> Path:
        return self.folder / f"{name}-{os.getpid()}.log"

    def _celery(self, *arguments: str) -> list[str]:
        return [sys.executable, "-m", "celery", "-A", "uu_service", *arguments]


def _pings(worker: str) -> bool:
    """Over a connection of its own: those that Celery keeps may be to a Redis that was killed. A broker that does not
    answer within its quarter of a second has not answered yet."""
    try:
        with app.connection_for_write() as connection:
            return bool(app.control.ping(destination=[worker], timeout=0.5, connection=connection))
    except (OperationalError, RedisError):  # Celery says only some of them in its own words
        return False
