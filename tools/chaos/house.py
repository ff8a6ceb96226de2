"""The service as chaos runs it: two hosts with every kind of process, each with a network and a clock of its own."""

import contextlib
import json
import os
import shutil
import socket
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

from tests.services.ports import free_port
from tests.services.processes import Process
from tests.services.servers import Postgres, Redis, is_listening
from tools.chaos.clocks import HostClock
from tools.chaos.disk import SmallDisk
from tools.chaos.link import LinkState
from tools.chaos.pair import Pair

if TYPE_CHECKING:
    from tests.services.fleet import Services

HOSTS = ("one", "two")
THREADS = 5
"""As many as a host has processes."""
SERVERS = ("PostgreSQL", "Redis")
LISTENING = {"UU_DB_POOL": "6", "UU_MOST_LISTENERS": "1000"}
QUEUES = ["celery", "bots", "mail", "matching", "webhooks"]
DURABLE_AND_SMALL = (
    "ALTER ROLE uu SET synchronous_commit = on",
    "ALTER SYSTEM SET max_wal_size = '192MB'",
    "ALTER SYSTEM SET wal_keep_size = '96MB'",
    "ALTER SYSTEM SET wal_retrieve_retry_interval = '500ms'",
    "SELECT pg_reload_conf()",
)
"""What is killed here is PostgreSQL itself; its disk is small; a standby follows again soon after a restart."""
SETTINGS = {
    "UU_ACCESS_TOKEN_MINUTES": "3",
    "UU_CLOCK_SHORTEST_SECONDS": "0.05",
    "UU_LOG_LEVEL": "WARNING",
    "UU_MOST_TABLES": "1000",
    "UU_WEBHOOK_ALLOWED_NETWORKS": "127.0.0.0/8",
    **{f"UU_THROTTLE_{name}": "100000/second" for name in ("AUTH", "PLAY", "READ", "CREATE", "TABLE", "STREAM")},
}


class Road(Process):
    """The way from a host to a server: `tools.chaos.link` in a process of its own."""

    def __init__(self, folder: Path, name: str, to: int) -> None:
        self.port, self.told = free_port(), free_port()
        command = [sys.executable, "-m", "tools.chaos.link", *map(str, (self.port, to, self.told))]
        super().__init__(name, command, folder / f"{name}.log", is_ready=lambda: is_listening(self.told))

    def become(self, state: LinkState) -> None:
        with socket.create_connection(("127.0.0.1", self.told), 30) as teller:
            teller.sendall(json.dumps(state._asdict()).encode() + b"\n")
            teller.recv(8)


class Host:
    """What runs on one machine."""

    def __init__(self, name: str, house: "ChaosHouse") -> None:
        self.name, self.house = name, house
        self.clock = HostClock(house.folder, name)
        servers = [*house.pair.servers, house.redis]
        self.roads = {to.name: Road(house.folder, f"road-{name}-{to.name}", to.port) for to in servers}
        self.parts: dict[str, Process] = {}

    @property
    def env(self) -> dict[str, str]:
        return {
            **self.clock.env,
            "DATABASE_URL": _address(self.roads[server.name].port for server in self.house.pair.servers),
            "REDIS_URL": f"redis://127.0.0.1:{self.roads['redis'].port}/0",
        }

    def road_to(self, kind: str) -> Road:
        """To whichever server of this kind is in use."""
        return self.roads[self.house.processes()[kind][0].name]

    def start(self, services: "Services") -> None:
        for road in self.roads.values():
            road.start()
        env, submit = self.env, self.house.pool.submit
        starting = {
            "web": submit(services.start_web, workers=1, env=env),
            "listen": submit(services.start_web, "asgi", workers=1, env={**env, **LISTENING}),
            "clock": submit(services.start_worker, ["clock"], concurrency=1, env=env),
            "tasks": submit(services.start_worker, QUEUES, concurrency=1, env=env),
            "beat": submit(services.start_beat, env=env),
        }
        self.parts = {kind: process.result() for kind, process in starting.items()}


class ChaosHouse:
    """All of it, for as long as the `with` block lasts."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="uu-chaos-"))
        self.folder.chmod(0o755)
        self._ending = contextlib.ExitStack()
        self._ending.callback(shutil.rmtree, self.folder, ignore_errors=True)
        self.pool = ThreadPoolExecutor(THREADS)  # a process ends with the thread that started it: these live as long
        self._ending.callback(self.pool.shutdown)
        self.pair = Pair(self.folder)
        self._ending.callback(self.pair.close)
        self.redis = Redis(self.folder)
        self.hosts: list[Host] = []
        self.troubles: list[str] = []
        """What our own processes did that they should not."""

    def __enter__(self) -> "ChaosHouse":
        with contextlib.ExitStack() as failing:
            failing.callback(self._ending.close)
            for server in (self.pair, self.redis):
                self._ending.callback(server.stop)
            self.redis.start()
            self.postgres.start()
            self._open()
            failing.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._ending.close()

    @property
    def postgres(self) -> Postgres:
        """The primary."""
        return self.pair.primary

    @property
    def disk(self) -> SmallDisk:
        return self.pair.disk

    def _open(self) -> None:
        _prepare(self.postgres)
        self.pair.add_standby()
        _set_up_django(self.folder, self.pair, self.redis)
        from tests.services.fleet import Services

        services = Services(self.folder, self.postgres, self.redis)
        self._ending.callback(services.stop_all)
        self.hosts = [Host(name, self) for name in HOSTS]
        for host in self.hosts:
            for road in host.roads.values():
                self._ending.callback(road.kill)
            host.start(services)

    def urls(self, kind: str) -> list[str]:
        return [host.parts[kind].url for host in self.hosts]  # type: ignore[attr-defined]

    def put_right(self) -> None:
        """Nothing is wrong any more, and everything runs, whatever was begun."""
        for disk in self.pair.disks.values():
            disk.free()
        for host in self.hosts:
            host.clock.go_wrong(0)
            for road in host.roads.values():
                road.become(LinkState())
        for processes in self.processes().values():
            for process in processes:
                if not process.is_alive:
                    process.start()

    def said(self, words: str) -> int:
        """How often these words are in the logs of PostgreSQL."""
        return sum(server.log.read_text(errors="replace").count(words) for server in self.pair.servers)

    def processes(self) -> dict[str, list[Process]]:
        """By what they are, wherever they run. Of PostgreSQL the primary."""
        kinds: dict[str, list[Process]] = {"PostgreSQL": [self.postgres], "Redis": [self.redis]}
        for host in self.hosts:
            for kind, process in host.parts.items():
                kinds.setdefault(kind, []).append(process)
        return kinds


def _address(ports: Iterable[int]) -> str:
    """As in production every process knows all servers, and finds the one that takes writes."""
    return f"postgres://uu@{','.join(f'127.0.0.1:{port}' for port in ports)}/uu"


def _prepare(postgres: Postgres) -> None:
    import psycopg

    with psycopg.connect(postgres.url, autocommit=True) as connection:
        for statement in DURABLE_AND_SMALL:
            connection.execute(statement)


def _set_up_django(folder: Path, pair: Pair, redis: Redis) -> None:
    """In this process, which reaches the servers by a road that nobody disturbs."""
    database = _address(server.port for server in pair.servers)
    own = {"DATABASE_URL": database, "REDIS_URL": redis.url, "UU_VAR_DIR": str(folder / "var")}
    os.environ.update(SETTINGS, **own, DJANGO_SETTINGS_MODULE="uu_service.settings")
    import django
    from django.core.management import call_command

    os.environ["UU_DB_SECONDS"] = "0"  # the checks at the end have time; the processes that start later have not
    django.setup()
    del os.environ["UU_DB_SECONDS"]
    call_command("migrate", verbosity=0)
    call_command("load_card_sets", verbosity=0)
