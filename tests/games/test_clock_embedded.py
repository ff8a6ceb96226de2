"""The clock of embedded mode: the same code in threads of one process, on SQLite and an in-memory broker."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.games.server import embedded_service
from tests.services.processes import wait_until

CLOCK = {"mode": "live", "seconds": {"turn": 0.05, "pause": 0.05, "chance": 0.05, "pace": 0.05}}


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        embedded_service(tmp_path_factory.mktemp("serve"), UU_CLOCK_SHORTEST_SECONDS="0.05") as address,
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        yield client


def guest(api: httpx.Client) -> dict[str, str]:
    token = api.post("/api/v1/auth/guest").json()["access"]
    return {"Authorization": f"Bearer {token}"}


def row(api: httpx.Client, headers: dict[str, str]) -> Any:
    """A list settles nothing."""
    return api.get("/api/v1/games?mine=true", headers=headers).json()["items"][0]


def test_a_game_in_which_nobody_ever_answers_waits_until_somebody_is_back(api: httpx.Client) -> None:
    headers = [guest(api) for _ in range(3)]
    wanted = {"ruleset": "kill_the_unicorns", "clock": CLOCK}
    game = api.post("/api/v1/games", json=wanted, headers=headers[0]).json()["id"]
    for seat in (1, 2):
        assert api.post(f"/api/v1/games/{game}/seats", json={}, headers=headers[seat]).status_code == 200
        api.patch(f"/api/v1/games/{game}/seats/{seat}", json={"ready": True}, headers=headers[seat])
    assert api.post(f"/api/v1/games/{game}/start", headers=headers[0]).status_code == 200
    wait_until(lambda: row(api, headers[0])["paused"], 120, "the table to wait")
    version = row(api, headers[0])["version"]
    wait_until(lambda: api.get("/readyz").json()["degraded"] == [], 60, "the heartbeat")
    assert row(api, headers[0])["version"] == version
    back = api.patch(f"/api/v1/games/{game}/seats/0", json={"away": False}, headers=headers[0]).json()
    assert (back["paused"], back["seats"][0]["away"]) == (None, False)
    wait_until(lambda: row(api, headers[0])["version"] > back["version"] + 2, 120, "the clock to go on")


def test_the_clock_lets_bots_play_at_their_pace_to_the_end(api: httpx.Client) -> None:
    ann = guest(api)
    wanted = {"ruleset": "unstable_unicorns", "bots": ["random"] * 2, "clock": {"seconds": {"pace": 0.05}}}
    game = api.post("/api/v1/games", json=wanted, headers=ann).json()["id"]
    assert api.post(f"/api/v1/games/{game}/start", headers=ann).json()["clock"]["mode"] == "off"
    assert api.post(f"/api/v1/games/{game}/actions", json={"type": "concede"}, headers=ann).status_code == 200
    wait_until(lambda: row(api, ann)["status"] == "finished", 300, "the bots to end the game")
    assert row(api, ann)["your_result"] == "lost"
