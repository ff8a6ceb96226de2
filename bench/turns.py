"""What one own turn asks of a phone's network, by the way in which its app keeps up: requests, and bytes both ways.

A few games, the same actions in each way; what is sent and answered while it is the phone's own turn is counted, heads
of requests and answers included.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from functools import reduce
from typing import Any, NamedTuple
from uuid import UUID

import httpx

from bench.figures import Figure, spread
from bench.house import House
from bench.plans import ACTIONS, Plan, body_of, copied, make_plans

FULL, QUICK, TINY = (6, 2), (2, 1), (1, 1)
ACTIONS_A_ROUND = 120
"""More than four seats need until it is the first one's turn again."""
PATIENCE_SECONDS = 30.0


class Way(NamedTuple):
    """Which stream an app opens (none: it long-polls), and after whose actions it reads the game."""

    stream: str
    reads_after: str


WAYS = {
    "long poll, and `GET` the game after each answer": Way("", "everybody's"),
    "stream, and `GET` the game after each `now`": Way("brief", "everybody's"),
    "stream, own actions drawn from their answers": Way("brief", "others'"),
    "stream with `?view=full`": Way("full", "nobody's"),
}


class Spent(NamedTuple):
    requests: int = 0
    sent: int = 0
    received: int = 0

    def plus(self, other: "Spent") -> "Spent":
        return Spent(*map(sum, zip(self, other, strict=True)))


class Follower:
    """A phone that draws the table. It has dealt with all news up to `heard`."""

    def __init__(self, listen: str, web: str, path: str, token: str, way: Way, version: int, is_gzip: bool) -> None:
        headers = {"Authorization": f"Bearer {token}", "Accept-Encoding": "gzip" if is_gzip else "identity"}
        self.client = httpx.AsyncClient(headers=headers, timeout=PATIENCE_SECONDS)
        self.live, self.calls, self.way = listen + path, web + path, way
        self.heard = self.drawn = version
        self.counted, self.stream = Spent(), httpx.Response(200)
        self.is_calling, self.news = asyncio.Lock(), asyncio.Condition()
        self.task = asyncio.create_task(self.follow())

    @property
    def spent(self) -> Spent:
        """A poll counts when it is answered: it belongs to the turn in which there is news."""
        return self.counted.plus(Spent(received=self.stream.num_bytes_downloaded))

    async def ask(self, method: str, url: str, **more: Any) -> Any:
        answer = await self.client.request(method, url, **more)
        assert answer.status_code == 200, answer.text
        request = answer.request
        sent = len(request.url.raw_path) + _head(request.headers) + len(request.content)
        self.counted = self.counted.plus(Spent(1, sent, _head(answer.headers) + answer.num_bytes_downloaded))
        return answer.json()

    async def act(self, body: bytes) -> Any:
        async with self.is_calling:
            headers = {"Content-Type": "application/json"}
            view = await self.ask("POST", f"{self.calls}/actions", content=body, headers=headers)
            self.drawn = view["version"]
        return view

    async def follow(self) -> None:
        """Until it is stopped."""
        async for version, has_table in self.streamed() if self.way.stream else self.polled():
            async with self.is_calling:
                is_known = has_table or (version <= self.drawn and self.way.reads_after == "others'")
                if version > self.heard and not is_known:
                    self.drawn = (await self.ask("GET", self.calls))["version"]
            async with self.news:
                self.heard = version
                self.news.notify_all()

    async def polled(self) -> AsyncIterator[tuple[int, bool]]:
        while True:
            page = await self.ask("GET", f"{self.live}/events?after={self.heard}&wait=25")
            if page["events"]:
                yield page["version"], False

    async def streamed(self) -> AsyncIterator[tuple[int, bool]]:
        """The version of each `now`, and whether the table came with it."""
        url = f"{self.live}/stream?after={self.heard}&view={self.way.stream}"
        async with self.client.stream("GET", url) as self.stream:
            assert self.stream.status_code == 200
            lines = self.stream.aiter_lines()
            async for line in lines:
                if line == "event: now":
                    now = json.loads((await anext(lines)).removeprefix("data: "))
                    yield now["version"], "view" in now

    async def has_heard(self, version: int) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS), self.news:
            await self.news.wait_for(lambda: self.heard >= version or self.task.done())
        assert not self.task.done(), f"nothing heard of version {version}: {self.task.exception()}"

    async def stop(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.client.aclose()


def _head(headers: httpx.Headers) -> int:
    """Bytes of the first line, but for the path, and of the headers."""
    return len("GET  HTTP/1.1\r\n\r\n") + sum(len(name) + len(value) + 4 for name, value in headers.raw)


def measure(house: House, games: int, turns: int) -> list[Figure]:
    """So many own turns in each of so many games."""
    plans = make_plans(games, "unstable_unicorns", 4, 20, (turns + 1) * ACTIONS_A_ROUND)
    listen, web = house.start_web("asgi").url, house.start_web().url
    figures, found = [], {}
    for name, way in WAYS.items():
        house.say(f"turns: {name}")
        plain, zipped = (
            [
                asyncio.run(_cost(listen, web, way, plan, game, turns, is_gzip))
                for plan, game in zip(plans, copied(plans), strict=True)
            ]
            for is_gzip in (False, True)
        )
        mean = {part: count / turns / games for part, count in reduce(Spent.plus, plain)._asdict().items()}
        found[name] = mean | {"gzipped": reduce(Spent.plus, zipped).received / turns / games}
        absolute = "{sent:,.0f} bytes sent, {received:,.0f} received, {gzipped:,.0f} if gzipped".format(**found[name])
        requests = spread([one.requests / turns for one in plain])
        figures.append(Figure(f"requests of one own turn: {name}", requests, "", absolute=absolute))
    house.services.stop_all()
    house.details["turns"] = found
    return figures


async def _cost(listen: str, web: str, way: Way, plan: Plan, game: UUID, turns: int, is_gzip: bool) -> Spent:
    """What so many turns cost the phone of the player whose turn is next."""
    path, total, own = ACTIONS.format(game).removesuffix("/actions"), Spent(), set[int]()
    async with httpx.AsyncClient(timeout=PATIENCE_SECONDS) as client:
        others = [{"Authorization": f"Bearer {token}", "Content-Type": "application/json"} for token in plan.tokens]
        table = (await client.get(web + path, headers=others[0])).json()["table"]
        me = (table["active"] + 1) % len(others)
        phone = Follower(listen, web, path, plan.tokens[me], way, plan.game.version, is_gzip)
        for [action] in plan.waves:
            before, body = phone.spent, body_of(action)
            if action.seat == me:
                view = await phone.act(body)
            else:
                sent = await client.post(f"{web}{path}/actions", content=body, headers=others[action.seat or 0])
                view = sent.json()
            await phone.has_heard(view["version"])
            if table["active"] == me:
                own.add(table["turn"])
                total = total.plus(Spent(*(now - then for now, then in zip(phone.spent, before, strict=True))))
            table = view["table"]
            if len(own) == turns and table["active"] != me:
                break
        await phone.stop()
    assert len(own) == turns, "the game is too short"
    return total
