"""The service on a real socket, for what a test client cannot do, like listening: in a thread of the test's process,
or the whole of it in a process of its own."""

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import httpx
import uvicorn

from tests.services.ports import free_port
from tests.services.processes import ROOT, Process, wait_until
from uu_service.asgi import application

ALONE = {"DATABASE_URL": "", "REDIS_URL": ""}
PREPARE = """
import django
django.setup()
from django.core.management import call_command
from django.db import connection
call_command("migrate", verbosity=0)
call_command("load_card_sets")
connection.close()
"""


@cache
def _prepared() -> Path:
    """A database with tables and the shipped cards, made once: that takes longer than all else in a start."""
    folder = Path(tempfile.mkdtemp(prefix="uu-prepared-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    env = {**os.environ, **ALONE, "UU_VAR_DIR": str(folder), "DJANGO_SETTINGS_MODULE": "uu_service.settings"}
    subprocess.run([sys.executable, "-c", PREPARE], cwd=ROOT, env=env, check=True, stdout=subprocess.DEVNULL)
    return folder / "uu.sqlite3"


def prepare(folder: Path) -> None:
    """A service that keeps its things here finds its database as a start before this one would have left it."""
    shutil.copy(_prepared(), folder)


@contextmanager
def running_server(port: int | None = None) -> Iterator[str]:
    """Yields its address."""
    from games.live.hub import hub  # it needs Django, which whoever wants only the embedded service has not set up

    port = port or free_port()
    config = uvicorn.Config(
        application, host="127.0.0.1", port=port, log_level="warning", lifespan="off", timeout_graceful_shutdown=5
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        wait_until(lambda: server.started, 60, "the server to listen")
        yield f"http://127.0.0.1:{port}"
    finally:
        hub.close()
        server.should_exit = True
        thread.join(60)
        hub.closing = False
        assert not thread.is_alive(), "the server did not stop"


@contextmanager
def embedded_service(folder: Path, **env: str) -> Iterator[str]:
    """The whole service in a process of its own, as `make run` starts it. Yields its address."""
    with embedded_process(folder, **env) as (address, _):
        yield address


@contextmanager
def embedded_process(folder: Path, **env: str) -> Iterator[tuple[str, Process]]:
    """The same, with the process itself."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    own = {"UU_VAR_DIR": str(folder), **ALONE, **env}
    prepare(folder)
    command = [sys.executable, "manage.py", "serve", "--port", str(port)]
    process = Process("serve", command, folder / "serve.log", env=own, is_ready=lambda: _is_up(address))
    process.start()
    try:
        yield address, process
    finally:
        process.stop()


def _is_up(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz", timeout=2).status_code == 200
    except httpx.TransportError:
        return False
