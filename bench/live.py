"""Eight games at once, played at random through one web server as a client plays them: over HTTP, and nothing else.

Whatever the service does inside may change; the same seeds give the same games as long as the rules are the same.
"""

import hashlib
import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from bench.load import Connection, request
from bench.processes import burned, family
from tests.games.people import fill
from tests.services.fleet import Web

GAMES, SEATS = 8, 4
RULESETS = ("unstable_unicorns", "kill_the_unicorns")
Json = dict[str, Any]
"""An answer of the API: which fields it has is in the contract of its side."""


class GuestsTable:
    """One game after the other among the same four guests, on one connection."""

    def __init__(self, url: str, number: int) -> None:
        self.connection, self.number, self.played = Connection(url), number, 0
        self.ruleset = RULESETS[number % len(RULESETS)]
        names = [f"P{seat}" for seat in range(SEATS)]
        self.tokens = [self.ask("POST", "auth/guest", "", {"display_name": name})["access"] for name in names]
        self.view: Json = {}
        self.start()

    def start(self) -> None:
        self.played += 1
        seed = f"{self.number} {self.played}"
        self.rng = Random(seed)  # noqa: S311 - the same choices on both sides
        host, *others = self.tokens
        new = {"ruleset": self.ruleset, "seats": {"min": SEATS, "max": SEATS}, "clock": self.clock()}
        opened = self.ask("POST", "games", host, new)
        self.path = f"games/{opened['id']}"
        for seat, token in enumerate(others, 1):
            self.ask("POST", f"{self.path}/seats", token, {"code": opened["code"]} if opened["code"] else {})
            self.ask("PATCH", f"{self.path}/seats/{seat}", token, {"ready": True})
        self.saw(self.ask("POST", f"{self.path}/start", host, {}, X_Seed=seed))

    def clock(self) -> Json:
        """Without pauses."""
        found = self.ask("GET", "rulesets", self.tokens[0])
        (ruleset,) = (one for one in found["items"] if one["name"] == self.ruleset)
        (mode,) = (mode for mode in ruleset["clock"] if mode["mode"] == "correspondence")
        none = {setting["name"]: 0 for setting in mode["settings"] if setting["min"] == 0}
        return {"mode": "correspondence", "seconds": none}

    def saw(self, view: Json) -> None:
        """After this it is somebody's turn."""
        if view["status"] == "running":
            self.token = self.tokens[self.rng.choice(view["waiting_for"])]
        else:
            self.start()

    def look(self) -> None:
        self.view = self.ask("GET", self.path, self.token)

    def choose(self) -> str:
        """Any filling of any form; returns which kind of action it is."""
        self.action = fill(self.rng.choice(self.view["prompts"]), self.rng)
        return str(self.action["type"])

    def act(self) -> None:
        self.view = self.ask("POST", f"{self.path}/actions", self.token, self.action)

    def ask(self, method: str, path: str, token: str = "", body: object = None, **headers: str) -> Json:
        data = b"" if body is None else json.dumps(body).encode()
        found: Json = json.loads(self.connection.ask(request(method, f"/api/v1/{path}", token, data, **headers)))
        return found


class Tables:
    """All games of one server."""

    def __init__(self, web: Web) -> None:
        self.tables, self._actions = [GuestsTable(web.url, number) for number in range(GAMES)], hashlib.sha256()
        self._processes, self._pool = family(web.pid), ThreadPoolExecutor(GAMES)

    @property
    def played(self) -> str:
        """The same on both sides if they have played the same games."""
        return self._actions.hexdigest()

    def wave(self) -> dict[str, float]:
        """In every game at once, the seat that must act reads the game and then acts. What that took, by what is
        counted: so many views and actions."""
        took = self._took("view", [table.look for table in self.tables])
        self._actions.update(" ".join(table.choose() for table in self.tables).encode())
        took |= self._took("action", [table.act for table in self.tables])
        for table in self.tables:
            table.saw(table.view)
        return took

    def _took(self, kind: str, asks: Sequence[Callable[[], None]]) -> dict[str, float]:
        cpu, began = burned(self._processes), time.perf_counter()
        for asked in [self._pool.submit(ask) for ask in asks]:
            asked.result()
        seconds = time.perf_counter() - began
        return {f"{kind}s a CPU second of the web process": burned(self._processes) - cpu, f"{kind}s a second": seconds}
