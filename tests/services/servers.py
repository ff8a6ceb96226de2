"""A private PostgreSQL and a private Redis, on free ports in a temporary folder."""

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

import psycopg
import redis

from tests.services.binaries import postgres_folder, redis_server
from tests.services.ports import free_port
from tests.services.processes import Process

FAST = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "max_connections": "300"}


class Postgres(Process):
    """PostgreSQL refuses to run as root, so root starts it as another user, in a folder that user owns."""

    def __init__(self, folder: Path, name: str = "postgres", settings: Mapping[str, str] | None = None) -> None:
        self.port = free_port()
        self.url = f"postgres://uu@127.0.0.1:{self.port}/uu"
        user = unprivileged()
        self.data = folder / name
        self.data.mkdir(mode=0o700)
        self.binaries = _readable(postgres_folder(), folder, user)
        if user:
            shutil.chown(self.data, user)
        own = {"port": str(self.port), "listen_addresses": "127.0.0.1", "unix_socket_directories": str(self.data)}
        all_settings = FAST | own | dict(settings or {})
        arguments = [part for option, value in all_settings.items() for part in ("-c", f"{option}={value}")]
        super().__init__(
            name,
            [str(self.binaries / "postgres"), "-D", str(self.data), *arguments],
            folder / f"{name}.log",
            is_ready=self._answers,
            stop_signal=signal.SIGINT,
            user=user,
        )
        self._fill()

    def _fill(self) -> None:
        """Make what it keeps: an empty cluster."""
        self.run("initdb", "-D", self.data, "-U", "uu", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")

    def run(self, program: str, *arguments: object) -> None:
        """One of PostgreSQL's own programs, as the user whom the server runs as."""
        who = {"user": self.user, "group": pwd.getpwnam(self.user).pw_gid, "extra_groups": []} if self.user else {}
        command = [str(self.binaries / program), *map(str, arguments)]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, **who)  # type: ignore[call-overload]

    def _answers(self) -> bool:
        try:
            with psycopg.connect(self.url, dbname="postgres", connect_timeout=2, autocommit=True) as connection:
                if not connection.execute("SELECT 1 FROM pg_database WHERE datname = 'uu'").fetchone():
                    connection.execute("CREATE DATABASE uu")
        except psycopg.OperationalError:
            return False
        return True


class Redis(Process):
    def __init__(self, folder: Path, port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        options = {"port": self.port, "bind": "127.0.0.1", "save": "", "appendonly": "no", "dir": folder}
        arguments = [str(part) for name, value in options.items() for part in (f"--{name}", value)]
        super().__init__("redis", [str(redis_server()), *arguments], folder / "redis.log", is_ready=self._answers)

    @property
    def client(self) -> "redis.Redis":
        return redis.Redis.from_url(self.url)

    def _answers(self) -> bool:
        try:
            return bool(self.client.ping())
        except redis.RedisError:
            return False


def start_servers(settings: Mapping[str, str] | None = None) -> tuple[Path, Postgres, Redis]:
    """Both, for as long as this process lives; with these settings of PostgreSQL's."""
    folder = Path(tempfile.mkdtemp(prefix="uu-services-"))
    folder.chmod(0o755)
    servers: list[Process] = []

    def end() -> None:
        for server in servers:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    postgres, cache = Postgres(folder, settings=settings), Redis(folder)
    for server in (postgres, cache):
        servers.append(server)
        server.start()
    return folder, postgres, cache


def unprivileged() -> str | None:
    """Whom root starts servers as that refuse to run as root; None for everybody else."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


def _readable(binaries: Path, folder: Path, user: str | None) -> Path:
    """The wheel may lie where only root can look; then its 34 MB are copied."""
    if user is None:
        return binaries
    looks = subprocess.run(
        [str(binaries / "postgres"), "--version"],
        user=user, cwd="/", capture_output=True, check=False,
    ) if _may_enter(binaries, user) else None  # fmt: skip
    if looks and looks.returncode == 0:
        return binaries
    copied = folder / "pginstall"
    shutil.copytree(binaries.parent, copied, symlinks=True)
    return copied / "bin"


def _may_enter(path: Path, user: str) -> bool:
    return subprocess.run(["test", "-x", str(path / "postgres")], user=user, cwd="/", check=False).returncode == 0


def is_listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
