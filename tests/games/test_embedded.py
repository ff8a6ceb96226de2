"""The toy game on the embedded parts, as `make run` starts them: SQLite, worker and beat in one process."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.games.server import embedded_process, embedded_service
from tests.services.processes import ENDS_WITHIN, wait_until


@pytest.fixture
def service(tmp_path: Path) -> Iterator[str]:
    with embedded_service(tmp_path, DJANGO_SETTINGS_MODULE="tests.toy.settings") as address:
        yield address


def sign_in(url: str) -> httpx.Client:
    token = httpx.post(f"{url}/api/v1/auth/guest", timeout=60).json()["access"]
    return httpx.Client(base_url=f"{url}/api/v1/", headers={"Authorization": f"Bearer {token}"}, timeout=60)


def test_two_clients_and_a_window_that_times_out(service: str) -> None:
    ann, bob = sign_in(service), sign_in(service)
    clock = {"seconds": {"stop": 0.3, "turn": 600}}
    game = ann.post("games", json={"ruleset": "toy", "clock": clock}).json()["id"]
    bob.post(f"games/{game}/seats")
    bob.patch(f"games/{game}/seats/1", json={"ready": True})
    prompt = ann.post(f"games/{game}/start").json()["prompts"][0]
    card = prompt["forms"][0]["fields"]["card"]["choices"][0]["value"]
    action = {"prompt": prompt["id"], "type": "lay_card", "card": card}
    after = ann.post(f"games/{game}/actions", json=action).json()
    assert after["waiting_for"] == [1]
    heard = bob.get(f"games/{game}/events?after={after['version']}&wait=25").json()
    assert heard["events"], "the clock settled the window and the listener was told"
    wait_until(lambda: "window" not in [p["kind"] for p in bob.get(f"games/{game}").json()["prompts"]], 60, "the end")


def test_streams_are_told_to_come_back_when_it_is_stopped(tmp_path: Path) -> None:
    with embedded_process(tmp_path, DJANGO_SETTINGS_MODULE="tests.toy.settings") as (address, process):
        ann = sign_in(address)
        with ann.stream("GET", "me/stream") as stream:
            lines = stream.iter_lines()
            assert "event: now" in [next(lines) for _ in range(3)]
            process.ask_to_stop()
            assert 'data: {"reason":"restart","reconnect":true}' in list(lines)
        wait_until(lambda: not process.is_alive, ENDS_WITHIN, "the process to end")
