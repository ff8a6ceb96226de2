"""`python -m tools.attack`: wears the service down from outside, and tells what it answered and who had to wait.

On servers of its own: PostgreSQL, Redis, two web processes of four threads, one that listens, a worker, the clock and
beat. Attackers, players and the health probe have addresses of their own. Fails if an attack did what it should not.
"""

import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any
from uuid import UUID

import httpx

from tests.services.opening import open_services

STRANGER, PLAYER, PROBE = "203.0.113.7", "198.51.100.20", "192.0.2.1"
PASSWORD = "correct-horse-battery"
SLOWEST_PROBE, SLOWEST_BOT, LONGEST_STREAM = 2.0, 10.0, 5.0
Json = dict[str, Any]
JSON = {"Content-Type": "application/json"}


class AttackedHouse:
    """The service under attack."""

    def __init__(self) -> None:
        self.services = open_services(env={"UU_PROXIES": "1", "UU_LOG_LEVEL": "ERROR"})
        from accounts.models import Account

        Account.objects.create_superuser("boss", PASSWORD)
        self.web, self.listen = self.services.start_web(workers=2), self.services.start_web("asgi")
        self.url = self.web.url
        self.services.start_worker(["celery", "bots", "webhooks"], concurrency=2)
        self.services.start_worker(["clock"], concurrency=1)
        self.services.start_beat()

    def client(self, address: str, token: str | None = None) -> httpx.Client:
        headers = {"X-Forwarded-For": address} | ({"Authorization": f"Bearer {token}"} if token else {})
        return httpx.Client(base_url=self.url, headers=headers, timeout=60)

    def guest(self, address: str) -> tuple[httpx.Client, str]:
        made = self.client(address).post("/api/v1/auth/guest", json={}).json()
        return self.client(address, made["access"]), made["account"]["id"]

    @contextmanager
    def watched(self) -> Iterator[list[float]]:
        """How long each probe of /healthz took meanwhile."""
        waits, stop = [0.0], threading.Event()

        def probe() -> None:
            client = self.client(PROBE)
            while not stop.wait(0.05):
                started = time.monotonic()
                client.get("/healthz")
                waits.append(time.monotonic() - started)

        thread = threading.Thread(target=probe)
        thread.start()
        try:
            yield waits
        finally:
            stop.set()
            thread.join()


def forged_keys(house: AttackedHouse) -> tuple[str, bool]:
    """Four threads send keys that name a player's account, while the player acts forty times."""
    from accounts.tokens import KeyToken
    from uu_service.ids import uuid7

    player, account = house.guest(PLAYER)
    game = player.post("/api/v1/games", json={"ruleset": "unstable_unicorns"}).json()["id"]
    path, stop, forged = f"/api/v1/games/{game}/actions", threading.Event(), Counter[int]()

    def forge() -> None:
        while not stop.is_set():
            key = KeyToken.make(UUID(account), uuid7(), 3).write()
            forged[house.client(STRANGER, key).post(path, json={"type": "concede"}).status_code] += 1

    threads = [threading.Thread(target=forge) for _ in range(4)]
    for thread in threads:
        thread.start()
    real = Counter[int]()
    for _ in range(40):
        real[player.post(path, json={"type": "concede"}).status_code] += 1
        time.sleep(0.1)
    stop.set()
    for thread in threads:
        thread.join()
    return f"the player's 40 actions: {_told(real)}; forged: {_told(forged)}", real[429] == 0


def slow_bodies(house: AttackedHouse) -> tuple[str, bool]:
    """Forty connections send their body a byte at a time, while a player opens tables."""
    from tests.services.test_slow_bodies import slow_senders

    player, _ = house.guest(PLAYER)
    with slow_senders(house.web, 40):
        answers = [player.post("/api/v1/games", json={"ruleset": "unstable_unicorns"}) for _ in range(20)]
        time.sleep(3)
    slowest = max(answer.elapsed.total_seconds() for answer in answers)
    return f"a player's tables: {_statuses(answers)}, slowest {slowest:.2f} s", slowest < SLOWEST_PROBE


def revoked_streams(house: AttackedHouse) -> tuple[str, bool]:
    """A device listens on; its owner changes the password on another one."""
    name = {"username": "streamer", "password": PASSWORD}
    house.client(PLAYER).post("/api/v1/auth/register", json=name)
    thief, owner = (
        house.client(PLAYER, house.client(PLAYER).post("/api/v1/auth/token", json=name).json()["access"])
        for _ in range(2)
    )
    game = owner.post("/api/v1/games", json={"ruleset": "unstable_unicorns"}).json()["id"]
    with thief.stream("GET", f"{house.listen.url}/api/v1/games/{game}/stream") as stream:
        lines = stream.iter_lines()
        next(lines)
        change = {"current_password": PASSWORD, "new_password": "another-horse-battery"}
        status = owner.post("/api/v1/me/password", json=change).status_code
        started = time.monotonic()
        for _ in lines:
            pass
    took = time.monotonic() - started
    refused = thief.get(f"/api/v1/games/{game}").status_code
    told = f"the change: {status}; the stream ended after {took:.2f} s; the device then: {refused}"
    return told, took < LONGEST_STREAM and refused == 401


def unknown_fields(house: AttackedHouse) -> tuple[str, bool]:
    """240 kB of unknown fields at the refresh, from ten threads; and 18,000 wrong words at the webhooks."""
    body = "{" + ",".join(f'"field{n}": {n}' for n in range(12_500)) + "}"
    stranger = house.client(STRANGER)
    answers = _at_once(10, 40, lambda: stranger.post("/api/v1/auth/token/refresh", content=body, headers=JSON))
    largest = max(len(answer.content) for answer in answers)
    guest, _ = house.guest(STRANGER)
    started = time.monotonic()
    words = guest.post("/api/v1/webhooks", json={"url": "https://example.org", "events": ["wrong"] * 18_000})
    took = time.monotonic() - started
    told = f"{len(body):,} bytes, 40 times: {_statuses(answers)}, largest answer {largest:,} bytes; "
    return told + f"words: {words.status_code} in {took:.2f} s, {len(words.content):,} bytes", largest < 20_000


def admin_guesses(house: AttackedHouse) -> tuple[str, bool]:
    """A hundred guesses at the admin, then the right password there, and from elsewhere."""
    guesses = Counter(_sign_in(house, STRANGER, f"guess-{number}") for number in range(100))
    there, elsewhere = _sign_in(house, STRANGER, PASSWORD), _sign_in(house, PLAYER, PASSWORD)
    told = f"guesses: {_told(guesses)}; then the right password: {there} there, {elsewhere} from elsewhere"
    return told, guesses[200] <= 10 and there == 429 and elsewhere == 302


def sign_ins(house: AttackedHouse) -> tuple[str, bool]:
    """Sixty sign-ins at once from one address."""
    names = (f"nobody{number}" for number in range(60))

    def try_next() -> httpx.Response:
        body = {"username": next(names), "password": "a-wrong-password"}
        return house.client("203.0.113.8").post("/api/v1/auth/token", json=body)

    answers = _at_once(60, 60, try_next)
    return _statuses(answers), True


def tables_of_bots(house: AttackedHouse) -> tuple[str, bool]:
    """Two guests open 42 tables of seven bots; then a player at a table of their own waits for a bot."""
    guests = [house.guest("203.0.113.9")[0] for _ in range(2)]
    opened = [_open(guests[number % 2], bots=7) for number in range(42)]
    player, _ = house.guest(PLAYER)
    took = _slowest_bot(player, _open(player, bots=1).json()["id"])
    return f"{_statuses(opened)}; a stranger's bot then took {took:.2f} s at most", took < SLOWEST_BOT


def invented_methods(house: AttackedHouse) -> tuple[str, bool]:
    """Six thousand methods that nobody knows."""
    client = house.client(STRANGER)
    before = len(client.get("/metrics").content)
    answers = Counter(client.request(f"BREW{number}", "/healthz").status_code for number in range(6000))
    after = len(client.get("/metrics").content)
    return f"{_told(answers)}; /metrics from {before:,} to {after:,} bytes", after < before + 20_000


ATTACKS: list[Callable[[AttackedHouse], tuple[str, bool]]] = [
    forged_keys,
    slow_bodies,
    revoked_streams,
    unknown_fields,
    admin_guesses,
    sign_ins,
    tables_of_bots,
    invented_methods,
]


def main() -> int:
    house = AttackedHouse()
    failed = []
    try:
        for attack in ATTACKS:
            with house.watched() as waits:
                told, held = attack(house)
            held = held and max(waits) < SLOWEST_PROBE
            failed += [] if held else [attack.__name__]
            say(f"{attack.__name__:<18}{'held' if held else 'FAILED'}  {told}")
            say(f"{'':<18}/healthz: {len(waits) - 1} probes, slowest {max(waits):.2f} s")
    finally:
        house.services.stop_all()
    return 1 if failed else 0


def _sign_in(house: AttackedHouse, address: str, password: str) -> int:
    client = house.client(address)
    client.get("/admin/login/")
    form = {"username": "boss", "password": password, "csrfmiddlewaretoken": client.cookies["csrftoken"]}
    return client.post("/admin/login/?next=/admin/", data=form).status_code


def _open(client: httpx.Client, bots: int) -> httpx.Response:
    table = {"ruleset": "unstable_unicorns", "bots": ["random"] * bots, "clock": {"mode": "live"}}
    answer = client.post("/api/v1/games", json=table)
    if answer.status_code == 201:
        client.post(f"/api/v1/games/{answer.json()['id']}/start")
    return answer


def _slowest_bot(client: httpx.Client, game: str, rounds: int = 5) -> float:
    """The longest that seat 1, a bot, was waited for, over some of the player's own answers."""
    slowest = 0.0
    for _ in range(rounds):
        view: Json = client.get(f"/api/v1/games/{game}").json()
        for prompt in view["prompts"][:1]:
            action = {"prompt": prompt["id"], "type": prompt["forms"][0]["type"], **_filled(prompt["forms"][0])}
            client.post(f"/api/v1/games/{game}/actions", json=action)
        started = time.monotonic()
        while 1 in client.get(f"/api/v1/games/{game}").json()["waiting_for"] and time.monotonic() < started + 120:
            time.sleep(0.02)
        slowest = max(slowest, time.monotonic() - started)
    return slowest


def _filled(form: Json) -> Json:
    fields = form["fields"].items()
    return {name: _first(one) for name, one in fields}


def _first(field: Json) -> object:
    values = [choice["value"] for choice in field["choices"]]
    return values[0] if field["kind"] == "one" else values[: field["min"]]


def _at_once(threads: int, count: int, send: Callable[[], httpx.Response]) -> list[httpx.Response]:
    with ThreadPoolExecutor(threads) as pool:
        return [sent.result() for sent in [pool.submit(send) for _ in range(count)]]


def _statuses(answers: list[httpx.Response]) -> str:
    return _told(Counter(answer.status_code for answer in answers))


def _told(counted: Counter[int]) -> str:
    return ", ".join(f"{count} × {status}" for status, count in sorted(counted.items()))


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
