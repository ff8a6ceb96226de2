"""Many listeners on the real parts: they come and go for hours without growth, and outlive the process they were at.

Small here; `make soak` gives them an hour, and two hundred at the process that is killed.
"""

import asyncio
import os
import random
import re
import resource
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import httpx
import pytest

from bench.phones import Phone as QuietPhone
from bench.phones import StreamPhone
from bench.processes import resident_kib
from tests.services.fleet import Services, Web
from tests.services.processes import wait_until
from tests.services.test_live import LISTEN, Phone, Signed, change_mind, lobby_of
from tests.services.test_spine import TOY
from tests.toy.registered import registered
from tests.toy.ruleset import Toy

MINUTES = float(os.environ.get("UU_LISTENING_MINUTES", "0.4"))
KILLED = int(os.environ.get("UU_LISTENERS_KILLED", "24"))
AT_ONCE = 24
SERVED_AT_ONCE = 1100
TABLE_SECONDS = 5.0
NUMBER = re.compile(rb'"number":(\d+)')
LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
MOST_KIB = 25_000
"""Within this the memory of a process breathes. An hour's listeners are some hundred thousand."""


@pytest.fixture
def web(services: Services) -> Iterator[Web]:
    with registered(Toy()):
        yield services.shared_web(workers=2, env=TOY)


class LongPoll(QuietPhone):
    """One request after the other, each waiting for news."""

    async def hear(self) -> None:
        self.is_open.set()
        while True:
            length = LENGTH.search(await self.ask(f"/events?after={self.after}&wait=25"))
            body = await self.reader.readexactly(int(length[1])) if length else b""
            self.note(NUMBER.findall(body), time.time())


class Crowd:
    """So many listen at a time, each for a moment, to a table that is another one every few seconds."""

    def __init__(self, web: Web, listen: Web, minutes: float) -> None:
        self.web, self.listen, self.seconds, self.ends = web, listen, 60 * minutes, 0.0
        self.came, self.tables, self.rng = 0, 0, random.Random(1)
        self.people: list[Signed] = []
        self.game = ""

    async def run(self) -> None:
        self.ends = time.monotonic() + self.seconds
        await asyncio.to_thread(self.open_table)
        await asyncio.gather(self.change_tables(), *(self.come_and_go() for _ in range(AT_ONCE)))

    def open_table(self) -> None:
        """With people who were never there before."""
        self.tables += 1
        people = [Signed(self.web, f"{name}{self.tables}x{time.monotonic_ns() % 10**9}") for name in ("ann", "bob")]
        self.game, self.people = lobby_of(people), people

    async def change_tables(self) -> None:
        while time.monotonic() < self.ends:
            await asyncio.to_thread(self.open_table)
            game, (_, bob) = self.game, self.people
            ends = time.monotonic() + TABLE_SECONDS
            while time.monotonic() < min(ends, self.ends):
                await asyncio.to_thread(change_mind, bob, game, 2)

    async def come_and_go(self) -> None:
        while time.monotonic() < self.ends:
            person, kind = self.rng.choice(self.people), self.rng.choice([StreamPhone, LongPoll])
            phone = kind(self.listen.url, self.game, person.token, 0)  # type: ignore[arg-type]
            await asyncio.wait_for(phone.opened(), 60)
            await asyncio.sleep(self.rng.random())
            await phone.stop()
            self.came += 1


def test_listeners_come_and_go_without_growth(services: Services, web: Web, capsys: pytest.CaptureFixture[str]) -> None:
    listen = services.start_web("asgi", env=LISTEN)
    warm, crowd = Crowd(web, listen, MINUTES / 4), Crowd(web, listen, MINUTES)
    asyncio.run(warm.run())
    before = resident_kib(listen.pid)
    asyncio.run(crowd.run())
    grown = resident_kib(listen.pid) - before
    told = f"{crowd.came:,} listeners at {crowd.tables} tables in {MINUTES:g} minutes: {before:,.0f} KiB {grown:+,.0f}"
    with capsys.disabled():
        sys.stdout.write(f"\n{told}\n")
    assert crowd.came > AT_ONCE, told
    assert grown < MOST_KIB, told


def test_a_process_serves_more_listeners_than_a_server_takes_by_itself(services: Services, web: Web) -> None:
    """All are there at once, and something else is asked. Shells often allow 1,024 open files; units say how many."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    listen = services.shared_web("asgi", env=LISTEN | {"UU_MOST_LISTENERS": "2000"})
    ann, bob = (Signed(web, name) for name in ("ann", "bob"))
    game = lobby_of([ann, bob])

    async def all_listen() -> None:
        phones = [StreamPhone(listen.url, game, ann.token, 0) for _ in range(SERVED_AT_ONCE)]  # type: ignore[arg-type]
        await asyncio.wait_for(asyncio.gather(*(phone.opened() for phone in phones)), 120)
        assert (await asyncio.to_thread(httpx.get, f"{listen.url}/healthz", timeout=30)).status_code == 200
        await asyncio.gather(*(phone.stop() for phone in phones))

    asyncio.run(all_listen())


def test_phones_in_a_tunnel_miss_nothing_and_hear_nothing_twice(services: Services, web: Web) -> None:
    """Each loses its connection after every few messages, and comes back at once, with what it had heard last."""
    listen = services.shared_web("asgi", env=LISTEN)
    people = [Signed(web, f"person{number}") for number in range(3)]
    game = lobby_of(people)
    url = f"{listen.url}/api/v1/games/{game}/stream"
    with ThreadPoolExecutor(8) as pool:
        heard = [pool.submit(_in_a_tunnel, url, people[number % 3].token, 40, number) for number in range(8)]
        while not all(phone.done() for phone in heard):
            change_mind(people[1], game, 4)
    for phone in heard:
        assert phone.result() == list(range(1, 41))


def _in_a_tunnel(url: str, token: str, until: int, seed: int) -> list[int]:
    """The numbers of the events that it heard, up to that one."""
    rng, heard = random.Random(seed), [0]
    while heard[-1] < until:
        headers = {"Authorization": f"Bearer {token}", "Last-Event-ID": str(heard[-1])}
        with httpx.stream("GET", url, headers=headers, timeout=60) as stream:
            lines, left = stream.iter_lines(), rng.randint(1, 9)
            numbers = (int(line[4:]) for line in lines if line.startswith("id: "))
            heard += islice(numbers, min(left, until - heard[-1]))
    return heard[1:]


def test_a_killed_process_loses_no_listener_anything(services: Services, web: Web) -> None:
    """Its phones come back to another one, from where they were, and have every number once."""
    first, second = services.start_web("asgi", env=LISTEN), services.shared_web("asgi", env=LISTEN)
    people = [Signed(web, f"person{number}") for number in range(3)]
    game = lobby_of(people)
    tokens = [people[number % 3].token for number in range(KILLED)]
    phones = [Phone(f"{first.url}/api/v1/games/{game}/stream", token) for token in tokens]
    for phone in phones:
        wait_until(lambda phone=phone: "now" in phone.kinds(), 60, "the stream to begin")  # type: ignore[misc]
    change_mind(people[1], game, 10)
    first.kill()
    change_mind(people[1], game, 10)
    for phone in phones:
        assert phone.is_over.wait(60)
    back = [Phone(f"{second.url}/api/v1/games/{game}/stream", old.token, old.numbers[-1]) for old in phones]
    change_mind(people[1], game, 10)
    version = people[0].view(game)["version"]
    for old, new in zip(phones, back, strict=True):
        wait_until(lambda new=new: new.numbers and new.numbers[-1] == version, 60, "the last event")  # type: ignore[misc]
        assert old.numbers + new.numbers == list(range(1, version + 1))
