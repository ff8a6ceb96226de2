"""The clock of embedded mode: the same code in threads of one process, on SQLite and an in-memory broker."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.services.ports import free_port
from tests.services.processes import wait_until
from tests.uu_service.test_serve import serve, wait_for

CLOCK = {"mode": "live", "seconds": {"turn": 0.05, "pause": 0.05, "chance": 0.05}}


@pytest.fixture
def api(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    monkeypatch.setenv("UU_CLOCK_SHORTEST_SECONDS", "0.05")
    monkeypatch.setenv("UU_LOG_LEVEL", "ERROR")  # nobody reads its output here, and a full pipe would stop it
    port = free_port()
    process = serve(tmp_path, port)
    try:
        wait_for(f"http://127.0.0.1:{port}", process)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            yield client
    finally:
        process.kill()
        process.wait()


def test_a_game_in_which_nobody_ever_answers_is_played_to_its_end(api: httpx.Client) -> None:
    headers = []
    for _ in range(3):
        token = api.post("/api/v1/auth/guest").json()["access"]
        headers.append({"Authorization": f"Bearer {token}"})
    wanted = {"ruleset": "kill_the_unicorns", "clock": CLOCK}
    game = api.post("/api/v1/games", json=wanted, headers=headers[0]).json()["id"]
    for seat in (1, 2):
        assert api.post(f"/api/v1/games/{game}/seats", json={}, headers=headers[seat]).status_code == 200
        api.patch(f"/api/v1/games/{game}/seats/{seat}", json={"ready": True}, headers=headers[seat])
    assert api.post(f"/api/v1/games/{game}/start", headers=headers[0]).status_code == 200

    def status() -> str:
        rows = api.get("/api/v1/games?mine=true", headers=headers[0]).json()["items"]  # a list settles nothing
        return str(rows[0]["status"])

    wait_until(lambda: status() == "finished", 300, "the clock to play the game")
    wait_until(lambda: api.get("/readyz").json()["degraded"] == [], 60, "the heartbeat")
