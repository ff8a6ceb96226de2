"""The service on a real socket, in a thread of the test's process: for what a test client cannot do, like listening."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import uvicorn

from tests.services.ports import free_port
from tests.services.processes import Process, wait_until
from uu_service.asgi import application


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
    own = {"UU_VAR_DIR": str(folder), "DATABASE_URL": "", "REDIS_URL": "", **env}
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
