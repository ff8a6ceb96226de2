"""Listening on the real parts: revoked devices fall silent, slow ones hold nobody, a process that ends says so."""

import signal
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

import httpx
import pytest

from accounts.deletion import check_delete_account
from accounts.moderation import do_ban
from accounts.proofs import GivenProof
from accounts.signin import check_change_password
from bench.processes import resident_kib
from tests.games.server_sent import messages_in
from tests.services.fleet import Services, Web
from tests.services.processes import ENDS_WITHIN, wait_until
from tests.services.test_spine import TOY, Client, open_toy
from tests.toy.registered import registered
from tests.toy.ruleset import Toy

LISTEN = {**TOY, "UU_DB_POOL": "6", "UU_MOST_LISTENERS": "100"}
CALM = {"mode": "live", "seconds": {"stop": 60, "turn": 600, "pause": 0}}
PASSWORD = "correct-horse-battery"
SILENT_WITHIN = 14.0
"""Seconds: almost three times what is promised, for a busy machine, and before a heartbeat could end a stream."""


@pytest.fixture
def toy() -> Iterator[None]:
    with registered(Toy()):
        yield


@pytest.fixture
def web(services: Services, toy: None) -> Web:
    return services.shared_web(workers=2, env=TOY)


class Phone(threading.Thread):
    """Reads a stream in a thread of its own, and notes what it was told and how it ended."""

    def __init__(self, url: str, token: str, after: int = 0) -> None:
        super().__init__(daemon=True)
        self.url, self.token, self.after = url, token, after
        self.told: list[tuple[str, int | None, Any]] = []
        self.is_over = threading.Event()
        self.start()

    def run(self) -> None:
        try:
            headers = {"Authorization": f"Bearer {self.token}", "Last-Event-ID": str(self.after)}
            with httpx.stream("GET", self.url, headers=headers, timeout=120) as stream:
                for message in messages_in(stream.iter_lines()):
                    self.told.append(message)
        except httpx.HTTPError:
            pass
        finally:
            self.is_over.set()

    @property
    def numbers(self) -> list[int]:
        return [number for kind, number, _ in list(self.told) if kind == "event" and number]

    def kinds(self) -> list[str]:
        return [kind for kind, _, _ in list(self.told)]


class Signed(Client):
    """Somebody with a password, a session and an API key."""

    def __init__(self, web: Web, name: str) -> None:
        account = {"username": name, "password": PASSWORD}
        made = httpx.post(f"{web.url}/api/v1/auth/register", json=account, timeout=60).json()
        self.account, self.session, self.token = made["account"]["id"], made["session_id"], made["access"]
        headers = {"Authorization": f"Bearer {self.token}"}
        self.http = httpx.Client(base_url=f"{web.url}/api/v1/", headers=headers, timeout=60)
        body = {"name": "bot", "scopes": ["games:read"], "password": PASSWORD}
        self.key = self.http.post("me/api-keys", json=body).json()
        self.other = httpx.post(f"{web.url}/api/v1/auth/token", json=account, timeout=60).json()["access"]


def sign_out(person: Signed) -> None:
    assert person.http.delete(f"me/sessions/{person.session}").status_code == 204


def change_password(person: Signed) -> None:
    account = UUID(person.account)
    check_change_password(account, PASSWORD, "another-horse-battery", keep_session=UUID(int=0))


def ban(person: Signed) -> None:
    do_ban(UUID(person.account), by=UUID(person.account), reason="test")


def delete_account(person: Signed) -> None:
    check_delete_account(UUID(person.account), GivenProof(password=PASSWORD))


def remove_key(person: Signed) -> None:
    assert person.http.delete(f"me/api-keys/{person.key['id']}").status_code == 204


@pytest.mark.parametrize("with_hints", [True, False])
def test_a_revoked_device_is_silent_within_five_seconds(services: Services, web: Web, with_hints: bool) -> None:
    """Its streams end and its poll is refused, in another process; with Redis, and without."""
    listen = services.shared_web("asgi", env=LISTEN)
    bob, ways = Client(web, "Bob"), (sign_out, change_password, ban, delete_account, remove_key)
    for revoke, ann in [(revoke, Signed(web, revoke.__name__)) for revoke in ways]:
        game = open_toy([bob, ann], CALM)
        token = ann.key["key"] if revoke is remove_key else ann.token
        url = f"{listen.url}/api/v1/games/{game}"
        phones = [Phone(f"{url}/stream", token), Phone(f"{listen.url}/api/v1/me/stream", token)]
        stranger = Phone(f"{url}/stream", bob.http.headers["Authorization"].removeprefix("Bearer "))
        for phone in [*phones, stranger]:
            wait_until(lambda phone=phone: "now" in phone.kinds(), 60, "the stream to begin")  # type: ignore[misc]
        polled: list[httpx.Response] = []
        poll = threading.Thread(target=lambda: polled.append(_poll(url, token, phones[0].numbers[-1])), daemon=True)  # noqa: B023
        poll.start()
        time.sleep(1)
        if not with_hints:
            services.redis.kill()
        revoke(ann)
        for phone in phones:
            assert phone.is_over.wait(SILENT_WITHIN), f"a stream goes on after {revoke.__name__}"
            assert phone.told[-1][::2] == ("end", {"reason": "credential_ended", "reconnect": False})
        poll.join(SILENT_WITHIN)
        assert [answer.status_code for answer in polled] in ([401], [200])  # 200: who left the table was an event
        assert _poll(url, token, 0).status_code == 401
        assert not stranger.is_over.is_set()
        if not with_hints:
            services.redis.start()


def _poll(url: str, token: str, after: int) -> httpx.Response:
    query = f"{url}/events?after={after}&wait=25"
    return httpx.get(query, headers={"Authorization": f"Bearer {token}"}, timeout=60)


def test_whoever_is_sent_away_hears_no_more_of_a_private_table(services: Services, web: Web) -> None:
    listen = services.shared_web("asgi", env=LISTEN)
    ann, bob = Client(web, "Ann"), Signed(web, "bob")
    table = ann.http.post("games", json={"ruleset": "toy", "access": "private"}).json()
    seat = bob.http.post(f"games/{table['id']}/seats", json={"code": table["code"]}).json()["your_seat"]
    phone = Phone(f"{listen.url}/api/v1/games/{table['id']}/stream", bob.token)
    wait_until(lambda: "now" in phone.kinds(), 60, "the stream to begin")
    assert ann.http.delete(f"games/{table['id']}/seats/{seat}").status_code == 204
    assert phone.is_over.wait(SILENT_WITHIN)
    assert phone.told[-1][2] == {"reason": "not_allowed", "reconnect": False}


def lobby_of(people: list[Signed]) -> str:
    game = people[0].http.post("games", json={"ruleset": "toy"}).json()["id"]
    for person in people[1:]:
        assert person.http.post(f"games/{game}/seats").status_code == 200
    return str(game)


def change_mind(person: Signed, game: str, times: int) -> None:
    """Ready, not ready, ready …: an event each."""
    seat = person.view(game)["your_seat"]
    for number in range(times):
        body = {"ready": number % 2 == 0}
        assert person.http.patch(f"games/{game}/seats/{seat}", json=body).status_code == 200


def test_streams_are_told_to_come_back_and_the_process_ends(services: Services, web: Web) -> None:
    listen = services.start_web("asgi", env=LISTEN)
    ann, bob = Signed(web, "ann"), Client(web, "Bob")
    game = open_toy([ann, bob], CALM)
    phones = [Phone(f"{listen.url}/api/v1/games/{game}/stream", ann.token) for _ in range(20)]
    for phone in phones:
        wait_until(lambda phone=phone: "now" in phone.kinds(), 60, "the stream to begin")  # type: ignore[misc]
    listen.send_signal(signal.SIGTERM)
    wait_until(lambda: not listen.is_alive, ENDS_WITHIN, "the process to end")
    for phone in phones:
        assert phone.is_over.wait(60)
        assert phone.told[-1][2] == {"reason": "restart", "reconnect": True}


def test_a_phone_that_reads_a_byte_a_second_holds_nobody_and_costs_no_memory(services: Services, web: Web) -> None:
    listen = services.start_web("asgi", env=LISTEN)
    people = [Signed(web, "ann"), Signed(web, "bob")]
    game = lobby_of(people)
    slow = [_SlowPhone(listen.url, f"/api/v1/games/{game}/stream?view=full", people[0].token) for _ in range(20)]
    quick = Phone(f"{listen.url}/api/v1/games/{game}/stream", people[1].token)
    wait_until(lambda: "now" in quick.kinds(), 60, "the stream to begin")
    change_mind(people[1], game, 100)
    before = resident_kib(listen.pid)
    change_mind(people[1], game, 600)
    version = people[0].view(game)["version"]
    wait_until(lambda: quick.numbers[-1] == version, 60, "the quick one to hear of it all")
    assert quick.numbers == list(range(1, version + 1))
    grown = resident_kib(listen.pid) - before  # all that was sent, to all of them, would be some 15 MB
    assert grown < 8_000, f"{grown:.0f} KiB more"
    listen.send_signal(signal.SIGTERM)
    wait_until(lambda: not listen.is_alive, ENDS_WITHIN, "the process to end although nobody reads")
    for phone in slow:
        phone.close()


class _SlowPhone:
    """Asks, and then hardly reads."""

    def __init__(self, url: str, path: str, token: str) -> None:
        place = urlsplit(url)
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.socket.connect((place.hostname, place.port))
        self.socket.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        self.is_over = threading.Event()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while not self.is_over.wait(1) and self.socket.recv(1):
            pass

    def close(self) -> None:
        self.is_over.set()
        self.socket.close()
