"""The checker of `make chaos` finds what it looks for, and its network obeys."""

import shutil
import socket
import subprocess
import sys
import threading
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from games.rules.kernel.prompts import Action
from tools.chaos.audit import Outage, away_between, is_logged
from tools.chaos.clocks import HostClock
from tools.chaos.house import Road
from tools.chaos.link import LinkState
from tools.chaos.people import TakenAction
from tools.chaos.stories import agree

PLAYED = Action(0, "p-1.0", "play_card", {"card": "abc"})
SAID = TakenAction("game", "p-1.0", 0, {"prompt": "p-1.0", "type": "play_card", "card": "abc"})


@pytest.mark.parametrize(
    ("log", "fine"),
    [
        ([PLAYED], True),
        ([], False),
        ([PLAYED, PLAYED], False),
        ([Action(0, "p-1.0", "play_card", {"card": "other"})], False),
        ([Action(0, "p-1.0", "play_card", {"card": "abc"}, auto=True)], False),
        ([Action(1, "p-1.0", "play_card", {"card": "abc"})], False),
    ],
)
def test_an_acknowledged_action_must_be_in_the_log_once_and_as_it_was_sent(log: list[Action], fine: bool) -> None:
    assert is_logged(SAID, log) is fine


def test_two_seats_agree_where_both_know_and_may_have_words_of_their_own() -> None:
    known = {"number": 1, "card": {"id": "a", "card": "neigh"}, "text": "You draw Neigh."}
    assert agree(known, {"number": 1, "card": None, "text": "Ann draws a card."})
    assert not agree(known, {"number": 1, "card": {"id": "a", "card": "yay"}, "text": ""})
    assert not agree({"standing": [1, 0]}, {"standing": [1]})


def test_faults_at_the_same_time_count_once() -> None:
    began = datetime(2026, 1, 1, tzinfo=UTC)
    at = [began + timedelta(seconds=second) for second in range(10)]
    outages = [Outage(at[1], at[4]), Outage(at[2], at[5])]
    assert away_between(at[0], at[9], outages) == timedelta(seconds=4)
    assert away_between(at[3], at[4], outages) == timedelta(seconds=1)
    assert away_between(at[6], at[9], outages) == timedelta()


@pytest.fixture
def echo() -> Any:
    """A port whose server says what it hears."""
    server = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                conn, _ = server.accept()
            except OSError:
                return
            threading.Thread(target=_echo, args=(conn,), daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    yield server.getsockname()[1]
    server.close()


def _echo(conn: socket.socket) -> None:
    while data := conn.recv(1000):
        conn.sendall(data)


def test_a_road_is_slow_silent_or_cut_as_it_is_told(tmp_path: Path, echo: int) -> None:
    road = Road(tmp_path, "road", echo)
    road.start()
    try:
        with socket.create_connection(("127.0.0.1", road.port), 60) as conn:
            assert _asks(conn) == b"hello"
            road.become(LinkState(delay=0.2))
            began = time.monotonic()
            assert _asks(conn) == b"hello"
            assert time.monotonic() - began >= 0.4  # there and back
            road.become(LinkState(silent=True))
            conn.settimeout(0.3)
            with pytest.raises(TimeoutError):
                _asks(conn)
            conn.settimeout(60)
            road.become(LinkState())
            assert conn.recv(100) == b"hello"  # nothing was lost
            road.become(LinkState(cut=True))
            with pytest.raises(ConnectionError):
                _require(conn.recv(100))
    finally:
        road.kill()


def _asks(conn: socket.socket) -> bytes:
    conn.sendall(b"hello")
    return conn.recv(100)


def _require(data: bytes) -> None:
    if not data:
        raise ConnectionError


def test_a_hosts_clock_goes_wrong_and_right_again_while_its_sleep_does_not(tmp_path: Path) -> None:
    clock = HostClock(tmp_path, "one")
    if shutil.which("cc") is None:
        assert (clock.env, clock.why_not) == ({}, "no C compiler was found")
        return
    code = "import time; m = time.monotonic(); time.sleep(0.2); print(time.time(), time.monotonic() - m)"

    def look() -> tuple[float, float]:
        out = subprocess.run([sys.executable, "-c", code], env=clock.env, capture_output=True, text=True, check=True)
        ahead, slept = map(float, out.stdout.split())
        return ahead - time.time(), slept

    clock.go_wrong(3600)
    ahead, slept = look()
    assert 3500 < ahead < 3700
    assert 0.2 <= slept < 60
    clock.go_wrong(0)
    assert abs(look()[0]) < 60
