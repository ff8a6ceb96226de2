"""What one own turn asks of a phone's network, by the way in which its app keeps up: requests, and bytes both ways.

A few games, the same actions in each way. What is sent and answered while it is the phone's own turn is counted, heads
of requests and answers included.
"""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple
from uuid import UUID

import httpx

from bench.figures import Figure, spread
from bench.house import House
from bench.plans import ACTIONS, Plan, body_of, copied, make_plans

FULL, QUICK, TINY = (6, 2), (2, 1), (1, 1)
ACTIONS_A_ROUND = 120
"""More than four seats need until it is the first one's turn again."""
JSON = {"Content-Type": "application/json"}


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


class Follower:
    """A phone that draws the table. `spent` counts requests, bytes sent, received, and received if gzipped."""

    def __init__(self, house: ExitStack, listen: str, path: str, token: str, way: Way, version: int) -> None:
        headers = {"Authorization": f"Bearer {token}", "Accept-Encoding": "gzip"}
        self.client = house.enter_context(httpx.Client(headers=headers, timeout=30))
        self.live, self.path, self.way, self.heard = listen, path, way, version
        self.spent: Counter[str] = Counter()
        if way.stream:
            url = f"{listen}/stream?after={version}&view={way.stream}"
            self.stream = house.enter_context(self.client.stream("GET", url))
            self.messages = self.streamed()
            self.hear(version)

    def ask(self, method: str, url: str, **more: Any) -> Any:
        answer = self.client.request(method, url, **more)
        assert answer.status_code == 200, answer.text
        request, head = answer.request, _head(answer.headers)
        self.spent["requests"] += 1
        self.spent["sent"] += len(request.url.raw_path) + _head(request.headers) + len(request.content)
        self.spent["received"] += head + len(answer.content)
        self.spent["gzipped"] += head + answer.num_bytes_downloaded
        return answer.json()

    def streamed(self) -> Iterator[int]:
        """The version of each `now`."""
        wire, lines = 0, self.stream.iter_lines()
        for line in lines:
            self.spent["received"] += len(line.encode()) + 1
            self.spent["gzipped"] += self.stream.num_bytes_downloaded - wire
            wire = self.stream.num_bytes_downloaded
            if line.startswith("data: ") and '"version":' in line:
                yield json.loads(line.removeprefix("data: ")).get("version", 0)

    def hear(self, version: int, is_own: bool = False) -> None:
        """Deal with all news up to that version."""
        if self.way.stream:
            while self.heard < version or not self.spent["received"]:
                self.heard = max(self.heard, next(self.messages))
        while self.heard < version:
            self.heard = self.ask("GET", f"{self.live}/events?after={self.heard}&wait=25")["version"]
        if self.way.reads_after == "everybody's" or (self.way.reads_after == "others'" and not is_own):
            self.ask("GET", self.path)


def _head(headers: httpx.Headers) -> int:
    """Bytes of the first line, but for the path, and of the headers."""
    return len("GET  HTTP/1.1\r\n\r\n") + sum(len(name) + len(value) + 4 for name, value in headers.raw)


def measure(house: House, games: int, turns: int) -> list[Figure]:
    """So many own turns in each of so many games."""
    plans = make_plans(games, 4, 20, (turns + 1) * ACTIONS_A_ROUND)
    listen, web = house.start_web("asgi").url, house.start_web().url
    figures, found = [], {}
    for name, way in WAYS.items():
        house.say(f"turns: {name}")
        spent = [_cost(listen, web, way, plan, game, turns) for plan, game in zip(plans, copied(plans), strict=True)]
        found[name] = {part: sum(one[part] for one in spent) / turns / games for part in spent[0]}
        absolute = "{sent:,.0f} bytes sent, {received:,.0f} received, {gzipped:,.0f} if gzipped".format(**found[name])
        requests = spread([one["requests"] / turns for one in spent])
        figures.append(Figure(f"requests of one own turn: {name}", requests, "", absolute=absolute))
    house.services.stop_all()
    house.details["turns"] = found
    return figures


def _cost(listen: str, web: str, way: Way, plan: Plan, game: UUID, turns: int) -> Counter[str]:
    """What so many turns cost the phone of the player whose turn is next."""
    path, total, own = ACTIONS.format(game).removesuffix("/actions"), Counter[str](), set[int]()
    with ExitStack() as stack:
        client = stack.enter_context(httpx.Client(timeout=30))
        reader = {"Authorization": f"Bearer {plan.tokens[0]}"}
        table = client.get(web + path, headers=reader).json()["table"]
        me = (table["active"] + 1) % len(plan.tokens)
        phone = Follower(stack, listen + path, web + path, plan.tokens[me], way, plan.game.version)
        for action in plan.actions:
            before, body = phone.spent.copy(), body_of(action)
            if action.seat == me:
                view = phone.ask("POST", f"{web}{path}/actions", headers=JSON, content=body)
            else:
                headers = JSON | {"Authorization": f"Bearer {plan.token_of(action)}"}
                view = client.post(f"{web}{path}/actions", headers=headers, content=body).json()
            phone.hear(view["version"], action.seat == me)
            if table["active"] == me:
                own.add(table["turn"])
                total.update(phone.spent - before)
            table = view["table"]
            if len(own) == turns and table["active"] != me:
                break
    assert len(own) == turns, "the game is too short"
    return total
