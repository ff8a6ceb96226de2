"""What one own turn asks of a phone's network, by the way in which its app keeps up: requests, and bytes both ways.

A few games, the same actions in each way; what is sent and answered while it is the phone's own turn is counted, heads
of requests and answers included.
"""

import asyncio
import gzip
import json
import time
import zlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from typing import Any, NamedTuple
from uuid import UUID

from bench.figures import Figure, spread
from bench.house import House
from bench.load import Connection, request
from bench.plans import ACTIONS, Plan, body_of, copied, make_plans

FULL, QUICK, TINY = (6, 2), (2, 1), (1, 1)
ACTIONS_A_ROUND = 60
"""More than four seats need until it is the first one's turn again."""
PATIENCE_SECONDS = 30.0


class Spent(NamedTuple):
    requests: int
    sent: int
    received: int


class Follower(ABC):
    """A phone that draws the table. `heard` is the version up to which it has dealt with all news."""

    def __init__(self, listen: str, web: str, path: str, token: str, version: int, is_gzip: bool) -> None:
        self.live, self.calls = Connection(listen), Connection(web)
        self.path, self.token, self.heard, self.drawn = path, token, version, version
        self.headers = {"Accept_Encoding": "gzip"} if is_gzip else {}
        self.requests = self.sent = self.streamed = 0
        self.is_calling = asyncio.Lock()
        self.task = asyncio.create_task(self.follow())

    @abstractmethod
    async def follow(self) -> None:
        """Until it is stopped."""

    @property
    def spent(self) -> Spent:
        return Spent(self.requests, self.sent, self.streamed + self.live.bytes_read + self.calls.bytes_read)

    async def ask(self, connection: Connection, method: str, path: str, body: bytes = b"") -> Any:
        """It counts when it is answered: a poll that waits belongs to the turn in which there is news."""
        data = request(method, path, self.token, body, **self.headers)
        status, answer = await connection.ask(data)
        assert status == 200, answer
        self.requests, self.sent = self.requests + 1, self.sent + len(data)
        return json.loads(gzip.decompress(answer) if answer.startswith(b"\x1f\x8b") else answer)

    async def act(self, body: bytes) -> Any:
        async with self.is_calling:
            view = await self.ask(self.calls, "POST", f"{self.path}/actions", body)
            self.drawn = view["version"]
        return view

    async def draw(self) -> None:
        self.drawn = (await self.ask(self.calls, "GET", self.path))["version"]

    async def has_heard(self, version: int) -> None:
        ends = time.monotonic() + PATIENCE_SECONDS
        while self.heard < version:
            assert time.monotonic() < ends and not self.task.done(), f"nothing heard of version {version}"
            await asyncio.sleep(0.005)

    async def stop(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.live.close()
        self.calls.close()


class PollAndGet(Follower):
    """Whatever the long poll says, it reads the table."""

    async def follow(self) -> None:
        while True:
            page = await self.ask(self.live, "GET", f"{self.path}/events?after={self.heard}&wait=25")
            if page["events"]:
                async with self.is_calling:
                    await self.draw()
                self.heard = page["version"]


class StreamAndGet(Follower):
    """Whatever the stream says, it reads the table."""

    view = "brief"

    async def follow(self) -> None:
        async for now in self.messages():
            async with self.is_calling:
                if now["version"] > self.heard:
                    await self.take(now)
            self.heard = now["version"]

    async def take(self, now: Any) -> None:
        await self.draw()

    async def messages(self) -> AsyncIterator[Any]:
        """The data of each `now`."""
        reader, writer = await self.live.open()
        path = f"{self.path}/stream?after={self.heard}&view={self.view}"
        writer.write(request("GET", path, self.token, **self.headers))
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200"), head
        press = zlib.decompressobj(31) if b"gzip" in head.lower() else None
        rest = b""
        while size := await reader.readline():
            chunk = await reader.readexactly(int(size, 16) + 2)
            self.streamed += len(size) + len(chunk)
            rest += press.decompress(chunk[:-2]) if press else chunk[:-2]
            *whole, rest = rest.split(b"\n\n")
            for message in whole:
                if b"event: now\n" in message:
                    yield json.loads(message.partition(b"data: ")[2])


class StreamAndAnswers(StreamAndGet):
    """It draws its own actions from their answers, and reads the table after those of others."""

    async def take(self, now: Any) -> None:
        if now["version"] > self.drawn:
            await self.draw()


class FullStream(StreamAndGet):
    """The stream brings the table."""

    view = "full"

    async def take(self, now: Any) -> None:
        self.drawn = now["view"]["version"]


WAYS: dict[str, type[Follower]] = {
    "long poll, and `GET` the game after each answer": PollAndGet,
    "stream, and `GET` the game after each `now`": StreamAndGet,
    "stream, own actions drawn from their answers": StreamAndAnswers,
    "stream with `?view=full`": FullStream,
}


def measure(house: House, games: int, turns: int) -> list[Figure]:
    """So many own turns in each of so many games."""
    plans = make_plans(games, "unstable_unicorns", 4, 20, (turns + 1) * ACTIONS_A_ROUND)
    site = _PhoneSite(house.start_web("asgi").url, house.start_web().url, turns)
    figures, found = [], {}
    for name, way in WAYS.items():
        house.say(f"turns: {name}")
        plain = [asyncio.run(site.cost(way, *copy, is_gzip=False)) for copy in zip(plans, copied(plans), strict=True)]
        zipped = [asyncio.run(site.cost(way, *copy, is_gzip=True)) for copy in zip(plans, copied(plans), strict=True)]
        requests = spread([one.requests / turns for one in plain])
        total, small = (Spent(*map(sum, zip(*some, strict=True))) for some in (plain, zipped))
        mean = {part: count / turns / games for part, count in total._asdict().items()}
        found[name] = mean | {"gzipped": small.received / turns / games}
        absolute = "{sent:,.0f} bytes sent, {received:,.0f} received, {gzipped:,.0f} if gzipped".format(**found[name])
        figures.append(Figure(f"requests of one own turn: {name}", requests, "", absolute=absolute))
    house.services.stop_all()
    house.details["turns"] = found
    return figures


class _PhoneSite(NamedTuple):
    """Where phones listen, where they call, and how many turns of a game they have."""

    listen: str
    web: str
    turns: int

    async def cost(self, way: type[Follower], plan: Plan, game: UUID, *, is_gzip: bool) -> Spent:
        """What a turn costs the phone of the player whose turn is next."""
        path, others, tokens = ACTIONS.format(game).removesuffix("/actions"), Connection(self.web), plan.tokens
        _, body = await others.ask(request("GET", path, tokens[0]))
        table = json.loads(body)["table"]
        me = (table["active"] + 1) % len(tokens)
        phone = way(self.listen, self.web, path, tokens[me], plan.game.version, is_gzip)
        own: set[int] = set()
        spent: list[Spent] = []
        for [action] in plan.waves:
            before = phone.spent
            if action.seat == me:
                view = await phone.act(body_of(action))
            else:
                data = request("POST", f"{path}/actions", tokens[action.seat or 0], body_of(action))
                view = json.loads((await others.ask(data))[1])
            await phone.has_heard(view["version"])
            if table["active"] == me:
                own.add(table["turn"])
                spent.append(Spent(*(now - then for now, then in zip(phone.spent, before, strict=True))))
            table = view["table"]
            if len(own) == self.turns and table["active"] != me:
                break
        await phone.stop()
        others.close()
        assert len(own) == self.turns, "the game is too short"
        return Spent(*map(sum, zip(*spent, strict=True)))
