"""The toy game on the embedded parts, as `make run` starts them: SQLite, worker and beat in one process."""

import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.services.processes import Process, free_port, wait_until


@pytest.fixture
def service(tmp_path: Path) -> Any:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    env = {
        "UU_VAR_DIR": str(tmp_path),
        "DJANGO_SETTINGS_MODULE": "tests.toy.settings",
        "DATABASE_URL": "",
        "REDIS_URL": "",
    }
    command = [sys.executable, "manage.py", "serve", "--port", str(port)]
    process = Process("serve", command, tmp_path / "serve.log", env=env, is_ready=lambda: is_up(url))
    process.start(timeout=120)
    yield url
    process.stop()


def is_up(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", timeout=2).status_code == 200
    except httpx.TransportError:
        return False


def sign_in(url: str) -> httpx.Client:
    token = httpx.post(f"{url}/api/v1/auth/guest").json()["access"]
    return httpx.Client(base_url=f"{url}/api/v1/", headers={"Authorization": f"Bearer {token}"}, timeout=60)


def test_two_clients_and_a_window_that_times_out(service: str) -> None:
    ann, bob = sign_in(service), sign_in(service)
    clock = {"neigh_seconds": 0.3, "turn_seconds": 600}
    game = ann.post("games", json={"ruleset": "toy", "clock": clock}).json()["id"]
    bob.post(f"games/{game}/seats")
    bob.patch(f"games/{game}/seats/1", json={"ready": True})
    prompt = ann.post(f"games/{game}/start").json()["prompts"][0]
    card = prompt["forms"][0]["fields"]["card"]["one_of"][0]
    action = {"prompt": prompt["id"], "type": "play_card", "card": card}
    after = ann.post(f"games/{game}/actions", json=action).json()
    assert after["waiting_for"] == [1]
    heard = bob.get(f"games/{game}/events?after={after['version']}&wait=25").json()
    assert heard["events"], "the clock settled the window and the listener was told"
    wait_until(lambda: "window" not in [p["kind"] for p in bob.get(f"games/{game}").json()["prompts"]], 60, "the end")
