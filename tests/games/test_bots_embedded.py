"""Bots of embedded mode think in a child process: other tables' windows close on time, and a dead child is replaced."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from tests.games.people import fill
from tests.games.server import prepare
from tests.games.test_clock_embedded import guest
from tests.services.children import children_of, is_running
from tests.services.ports import free_port
from tests.services.processes import ENDS_WITHIN, wait_until
from tests.uu_service.test_serve import serve, wait_for

AT_ONCE = {"seconds": {"pace": 0}}
SHORT_WINDOW = {"mode": "live", "seconds": {"neigh": 1, "turn": 600}}
LONG = 30.0
"""Thirty times as long as the window, for a busy machine; in a thread of the server three searches would never end."""


class Server(NamedTuple):
    process: "subprocess.Popen[str]"
    http: httpx.Client

    def thinking(self) -> list[int]:
        """The children that think."""
        return [pid for pid in children_of(self.process.pid) if is_running(pid) and "think" in command_of(pid)]


def command_of(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode().split("\0")
    except OSError:
        return []


def seconds_of_cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("UU_CLOCK_SHORTEST_SECONDS", "0.5")
    monkeypatch.setenv("UU_LOG_LEVEL", "ERROR")  # nobody reads its output here, and a full pipe would stop it
    port = free_port()
    prepare(tmp_path)
    process = serve(tmp_path, port)
    try:
        wait_for(f"http://127.0.0.1:{port}", process)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            yield Server(process, client)
    finally:
        process.kill()
        process.wait()


def table_of_hard_bots(api: httpx.Client) -> tuple[str, dict[str, str]]:
    """A person who has given up, and three bots that play on as fast as they think."""
    ann = guest(api)
    wanted = {"ruleset": "unstable_unicorns", "bots": ["hard"] * 3, "clock": AT_ONCE}
    game = api.post("/api/v1/games", json=wanted, headers=ann).json()["id"]
    assert api.post(f"/api/v1/games/{game}/start", headers=ann).status_code == 200
    assert api.post(f"/api/v1/games/{game}/actions", json={"type": "concede"}, headers=ann).status_code == 200
    return game, ann


def row(api: httpx.Client, game: str, headers: dict[str, str]) -> Any:
    """A list settles nothing."""
    rows = api.get("/api/v1/games?mine=true", headers=headers).json()["items"]
    return next(row for row in rows if row["id"] == game)


def open_window(api: httpx.Client) -> tuple[str, dict[str, str], int]:
    """A game of two people in which a card has been played, and its version then."""
    people = [guest(api), guest(api)]
    wanted = {"ruleset": "unstable_unicorns", "clock": SHORT_WINDOW}
    game = api.post("/api/v1/games", json=wanted, headers=people[0]).json()["id"]
    api.post(f"/api/v1/games/{game}/seats", json={}, headers=people[1])
    api.patch(f"/api/v1/games/{game}/seats/1", json={"ready": True}, headers=people[1])
    assert api.post(f"/api/v1/games/{game}/start", headers=people[0]).status_code == 200
    while True:
        views = [api.get(f"/api/v1/games/{game}", headers=person).json() for person in people]
        asked = next(number for number, view in enumerate(views) if view["prompts"])
        prompt = views[asked]["prompts"][0]
        forms = [form for form in prompt["forms"] if form["type"] == "play_card"] or prompt["forms"]
        action = fill({**prompt, "forms": forms}, Random(0))
        answer = api.post(f"/api/v1/games/{game}/actions", json=action, headers=people[asked])
        assert answer.status_code == 200, answer.text
        if action["type"] == "play_card":
            return game, people[0], answer.json()["version"]


def test_windows_close_and_health_answers_while_hard_bots_think_at_three_tables(server: Server) -> None:
    tables = [table_of_hard_bots(server.http) for _ in range(3)]
    wait_until(server.thinking, 120, "a child to think")
    child = server.thinking()[0]
    game, ann, version = open_window(server.http)
    slowest = 0.0

    def is_settled() -> bool:
        nonlocal slowest
        asked = time.monotonic()
        assert server.http.get("/healthz").status_code == 200
        slowest = max(slowest, time.monotonic() - asked)
        return bool(row(server.http, game, ann)["version"] > version)

    wait_until(is_settled, LONG, "the window to close")
    assert slowest < LONG / 3
    wait_until(lambda: seconds_of_cpu(child) > 2, 300, "the child to have thought")
    versions = {table: row(server.http, table, person)["version"] for table, person in tables}

    def go_on() -> bool:
        return all(is_over_or_newer(server, table, person, versions[table]) for table, person in tables)

    wait_until(go_on, 300, "the bots to play on")


def is_over_or_newer(server: Server, game: str, person: dict[str, str], version: int) -> bool:
    found = row(server.http, game, person)
    return bool(found["status"] == "finished" or found["version"] > version)


def test_a_child_that_is_killed_while_it_thinks_is_replaced_and_the_game_goes_on(server: Server) -> None:
    game, ann = table_of_hard_bots(server.http)
    wait_until(server.thinking, 120, "a child to think")
    killed = server.thinking()
    for pid in killed:
        os.kill(pid, signal.SIGKILL)
    wait_until(lambda: set(server.thinking()) - set(killed), 120, "another child")
    version = row(server.http, game, ann)["version"]
    wait_until(lambda: is_over_or_newer(server, game, ann, version + 2), 300, "the bots to play on")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_child_outlives_its_server(server: Server, how: int) -> None:
    table_of_hard_bots(server.http)
    wait_until(server.thinking, 120, "a child to think")
    children = server.thinking()
    began = time.monotonic()
    server.process.send_signal(how)
    server.process.wait(60)
    assert time.monotonic() - began < ENDS_WITHIN
    wait_until(lambda: not any(is_running(pid) for pid in children), 20, "the children to end")
