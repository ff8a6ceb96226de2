"""Eight games at once, played at random through one web server as a client plays them: over HTTP, and nothing else.

Whatever the service does inside may change; the same seeds give the same games as long as the rules are the same.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from http.client import HTTPConnection
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

GAMES, SEATS = 8, 4
RULESETS = ("unstable_unicorns", "kill_the_unicorns")
Json = dict[str, Any]
"""An answer of the API: which fields it has is in the contract of its side."""
Meters = Mapping[str, Callable[[], float]]
Spent = Counter[tuple[str, str]]
"""By kind of request and by meter; the meter `requests` is always there."""


class Ask(NamedTuple):
    method: str
    path: str
    token: str = ""
    body: object = None
    seed: str = ""


class GuestsTable:
    """One game after the other among the same four guests, on one connection."""

    def __init__(self, url: str, number: int) -> None:
        self.connection = HTTPConnection(urlsplit(url).netloc, timeout=60)
        self.number, self.played = number, 0
        self.ruleset = RULESETS[number % len(RULESETS)]
        guests = [Ask("POST", "auth/guest", body={"display_name": f"P{seat}"}) for seat in range(SEATS)]
        self.tokens = [self.ask(guest)["access"] for guest in guests]
        self.start()

    def start(self) -> None:
        self.played += 1
        seed = f"{self.number} {self.played}"
        self.rng = Random(seed)  # noqa: S311 - the same choices on both sides
        host, *others = self.tokens
        new = {"ruleset": self.ruleset, "seats": {"min": SEATS, "max": SEATS}, "clock": self.clock()}
        opened = self.ask(Ask("POST", "games", host, new))
        self.path = f"games/{opened['id']}"
        for seat, token in enumerate(others, 1):
            self.ask(Ask("POST", f"{self.path}/seats", token, {"code": opened["code"]} if opened["code"] else {}))
            self.ask(Ask("PATCH", f"{self.path}/seats/{seat}", token, {"ready": True}))
        self.saw(self.ask(Ask("POST", f"{self.path}/start", host, {}, seed)))

    def clock(self) -> Json:
        """Without pauses. A setting was called `pause_seconds` before it was `pause` among the `seconds`."""
        (ruleset,) = (one for one in self.ask(Ask("GET", "rulesets"))["items"] if one["name"] == self.ruleset)
        (mode,) = (mode for mode in ruleset["clock"] if mode["mode"] == "correspondence")
        none = {setting["name"]: 0 for setting in mode["settings"] if setting["min"] == 0}
        return {"mode": "correspondence", **(none if none.keys() <= {"pause_seconds"} else {"seconds": none})}

    def saw(self, view: Json) -> None:
        """After this it is somebody's turn."""
        if view["status"] == "running":
            self.token = self.tokens[self.rng.choice(view["waiting_for"])]
        else:
            self.start()

    def any_action(self, view: Json) -> Json:
        """Any filling of any form: a client that knows no rules."""
        prompt = self.rng.choice(view["prompts"])
        form = self.rng.choice(prompt["forms"])
        action = {"prompt": prompt["id"], "type": form["type"]}
        for name, field in form["fields"].items():
            values = offered(field)
            if "one_of" in field or field.get("kind") == "one":
                action[name] = self.rng.choice(values)
            else:
                action[name] = self.rng.sample(values, self.rng.randint(field["min"], field["max"]))
        return action

    def ask(self, ask: Ask) -> Json:
        self.send(ask)
        return self.answer()

    def send(self, ask: Ask) -> None:
        headers = {"Content-Type": "application/json"} if ask.method != "GET" else {}
        headers |= {"Authorization": f"Bearer {ask.token}"} if ask.token else {}
        headers |= {"X-Seed": ask.seed} if ask.seed else {}
        body = json.dumps(ask.body) if ask.method != "GET" else None
        self.connection.request(ask.method, f"/api/v1/{ask.path}", body, headers)

    def answer(self) -> Json:
        answer = self.connection.getresponse()
        data = answer.read()
        if answer.status >= 400:
            raise AssertionError(f"a request was answered with {answer.status}: {data[:500]!r}")
        found: Json = json.loads(data)
        return found


def offered(field: Json) -> list[str]:
    """What a field takes. Before a choice had words of its own, the values stood in `one_of` or `some_of`."""
    if "choices" in field:
        return [choice["value"] for choice in field["choices"]]
    values: list[str] = field["one_of"] if "one_of" in field else field["some_of"]
    return values


class Tables:
    """All games of one server."""

    def __init__(self, url: str) -> None:
        self.tables = [GuestsTable(url, number) for number in range(GAMES)]
        self._actions = hashlib.sha256()

    @property
    def played(self) -> str:
        """The same on both sides if they have played the same games."""
        return self._actions.hexdigest()

    def wave(self, meters: Meters) -> Spent:
        """In every game at once, the seat that must act reads the game and then acts."""
        spent: Spent = Counter()
        views = self._all("view", [Ask("GET", table.path, table.token) for table in self.tables], meters, spent)
        actions = [table.any_action(view) for table, view in zip(self.tables, views, strict=True)]
        self._actions.update(" ".join(action["type"] for action in actions).encode())
        asks = [
            Ask("POST", f"{table.path}/actions", table.token, action)
            for table, action in zip(self.tables, actions, strict=True)
        ]
        for table, view in zip(self.tables, self._all("action", asks, meters, spent), strict=True):
            table.saw(view)
        return spent

    def _all(self, kind: str, asks: Sequence[Ask], meters: Meters, spent: Spent) -> list[Json]:
        before = {name: meter() for name, meter in meters.items()}
        for table, ask in zip(self.tables, asks, strict=True):
            table.send(ask)
        answers = [table.answer() for table in self.tables]
        spent.update({(kind, name): meter() - before[name] for name, meter in meters.items()})
        spent[kind, "requests"] += len(asks)
        return answers
