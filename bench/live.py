"""Eight games at once, played at random through one web server as a client plays them: over HTTP, and nothing else.

Whatever the service does inside may change; the same seeds give the same games as long as the rules are the same.
"""

import asyncio
import hashlib
import json
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from random import Random
from typing import Any, TypeVar

from bench.load import Connection, request

GAMES, SEATS = 8, 4
RULESETS = ("unstable_unicorns", "kill_the_unicorns")
Json = dict[str, Any]
"""An answer of the API: which fields it has is in the contract of its side."""
T = TypeVar("T")
Meters = Mapping[str, Callable[[], float]]
Spent = Counter[tuple[str, str]]
"""By kind of request and by meter; the meter `requests` is always there."""


class GuestsTable:
    """One game after the other among the same four guests, on one connection."""

    def __init__(self, url: str, number: int) -> None:
        self.connection, self.number, self.played = Connection(url), number, 0
        self.ruleset = RULESETS[number % len(RULESETS)]

    async def sit_down(self) -> None:
        names = [f"P{seat}" for seat in range(SEATS)]
        self.tokens = [(await self.ask("POST", "auth/guest", "", {"display_name": name}))["access"] for name in names]
        await self.start()

    async def start(self) -> None:
        self.played += 1
        seed = f"{self.number} {self.played}"
        self.rng = Random(seed)  # noqa: S311 - the same choices on both sides
        host, *others = self.tokens
        new = {"ruleset": self.ruleset, "seats": {"min": SEATS, "max": SEATS}, "clock": await self.clock()}
        opened = await self.ask("POST", "games", host, new)
        self.path = f"games/{opened['id']}"
        for seat, token in enumerate(others, 1):
            await self.ask("POST", f"{self.path}/seats", token, {"code": opened["code"]} if opened["code"] else {})
            await self.ask("PATCH", f"{self.path}/seats/{seat}", token, {"ready": True})
        await self.saw(await self.ask("POST", f"{self.path}/start", host, {}, X_Seed=seed))

    async def clock(self) -> Json:
        """Without pauses."""
        found = await self.ask("GET", "rulesets", self.tokens[0])
        (ruleset,) = (one for one in found["items"] if one["name"] == self.ruleset)
        (mode,) = (mode for mode in ruleset["clock"] if mode["mode"] == "correspondence")
        none = {setting["name"]: 0 for setting in mode["settings"] if setting["min"] == 0}
        return {"mode": "correspondence", "seconds": none}

    async def saw(self, view: Json) -> None:
        """After this it is somebody's turn."""
        if view["status"] == "running":
            self.token = self.tokens[self.rng.choice(view["waiting_for"])]
        else:
            await self.start()

    def any_action(self, view: Json) -> Json:
        """Any filling of any form: a client that knows no rules."""
        prompt = self.rng.choice(view["prompts"])
        form = self.rng.choice(prompt["forms"])
        action = {"prompt": prompt["id"], "type": form["type"]}
        for name, field in form["fields"].items():
            values = [choice["value"] for choice in field["choices"]]
            if field["kind"] == "one":
                action[name] = self.rng.choice(values)
            else:
                action[name] = self.rng.sample(values, self.rng.randint(field["min"], field["max"]))
        return action

    async def ask(self, method: str, path: str, token: str = "", body: object = None, **headers: str) -> Json:
        data = b"" if body is None else json.dumps(body).encode()
        status, answer = await self.connection.ask(request(method, f"/api/v1/{path}", token, data, **headers))
        assert status < 400, f"a request was answered with {status}: {answer[:500]!r}"
        found: Json = json.loads(answer)
        return found


class Tables:
    """All games of one server."""

    def __init__(self, url: str) -> None:
        self.tables, self._actions = [GuestsTable(url, number) for number in range(GAMES)], hashlib.sha256()
        self._loop = asyncio.Runner()
        self._at_once([table.sit_down() for table in self.tables])

    @property
    def played(self) -> str:
        """The same on both sides if they have played the same games."""
        return self._actions.hexdigest()

    def wave(self, meters: Meters) -> Spent:
        """In every game at once, the seat that must act reads the game and then acts."""
        spent: Spent = Counter()
        views = self._metered(
            "view", [table.ask("GET", table.path, table.token) for table in self.tables], meters, spent
        )
        actions = [table.any_action(view) for table, view in zip(self.tables, views, strict=True)]
        self._actions.update(" ".join(action["type"] for action in actions).encode())
        asks = [
            table.ask("POST", f"{table.path}/actions", table.token, action)
            for table, action in zip(self.tables, actions, strict=True)
        ]
        after = self._metered("action", asks, meters, spent)
        self._at_once([table.saw(view) for table, view in zip(self.tables, after, strict=True)])
        return spent

    def _metered(self, kind: str, asks: list[Coroutine[Any, Any, Json]], meters: Meters, spent: Spent) -> list[Json]:
        before = {name: meter() for name, meter in meters.items()}
        answers = self._at_once(asks)
        spent.update({(kind, name): meter() - before[name] for name, meter in meters.items()})
        spent[kind, "requests"] += len(asks)
        return answers

    def _at_once(self, asks: list[Coroutine[Any, Any, T]]) -> list[T]:
        async def all_of_them() -> list[T]:
            return await asyncio.gather(*asks)

        return self._loop.run(all_of_them())
