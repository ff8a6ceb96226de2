"""People at a table, over HTTP: each has a token of its own and acts through the real endpoints."""

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from django.test import Client

from games.rules.kernel.ruleset import ruleset_named


@dataclass
class Person:
    """One client with one account."""

    name: str = "Ann"
    client: Client = field(default_factory=Client)

    def __post_init__(self) -> None:
        answer = self.client.post("/api/v1/auth/guest", {"display_name": self.name}, content_type="application/json")
        assert answer.status_code == 201, answer.content
        self.token = answer.json()["access"]
        self.account = answer.json()["account"]["id"]

    def get(self, path: str, **headers: str) -> Any:
        return self.client.get(f"/api/v1/{path}", headers=self._headers(headers))

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        return self._send("post", path, body, headers)

    def patch(self, path: str, body: Any = None, **headers: str) -> Any:
        return self._send("patch", path, body, headers)

    def delete(self, path: str, **headers: str) -> Any:
        return self.client.delete(f"/api/v1/{path}", headers=self._headers(headers))

    def _send(self, method: str, path: str, body: Any, headers: dict[str, str]) -> Any:
        send = getattr(self.client, method)
        data = json.dumps({} if body is None else body)
        return send(f"/api/v1/{path}", data, content_type="application/json", headers=self._headers(headers))

    def _headers(self, more: dict[str, str]) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}", **{k.replace("_", "-"): v for k, v in more.items()}}

    def view(self, game: str) -> dict[str, Any]:
        answer = self.get(f"games/{game}")
        assert answer.status_code == 200, answer.content
        return answer.json()  # type: ignore[no-any-return]

    def act(self, game: str, type: str, prompt: str | None = None, **rest: Any) -> Any:
        """Answer the first open prompt (or the named one)."""
        headers = {"Idempotency_Key": rest.pop("key")} if "key" in rest else {}
        if prompt is None:
            prompt = self.view(game)["prompts"][0]["id"]
        return self.post(f"games/{game}/actions", {"prompt": prompt, "type": type, **rest}, **headers)


def arriving(address: str) -> tuple[Person, str]:
    """Whoever comes from the admin to the table in the browser, by the address that it gives; and the game."""
    where = dict(part.split("=", 1) for part in address.removeprefix("/play/#").split("&"))
    person = Person("somebody else")
    answer = person.post("auth/token/refresh", {"refresh": where["with"]})
    assert answer.status_code == 200, answer.content
    person.token, person.account = answer.json()["access"], answer.json()["account"]["id"]
    return person, where["game"]


def without_pauses(ruleset: str, **clock: Any) -> dict[str, Any]:
    """A table's clock; pauses, where the game has any, are over at once."""
    return {**clock, "seconds": {moment.name: 0 for moment in ruleset_named(ruleset).moments if moment.off}}


def open_table(people: list[Person], ruleset: str, bots: int = 0, **settings: Any) -> str:
    """A started game with these people, the first as host."""
    host = people[0]
    answer = host.post("games", {"ruleset": ruleset, **settings})
    assert answer.status_code == 201, answer.content
    game = answer.json()["id"]
    code = answer.json()["code"]
    for person in people[1:]:
        joined = person.post(f"games/{game}/seats", {"code": code} if code else {})
        assert joined.status_code == 200, joined.content
        seat = joined.json()["your_seat"]
        assert person.patch(f"games/{game}/seats/{seat}", {"ready": True}).status_code == 200
    for _ in range(bots):
        assert host.post(f"games/{game}/seats", {"bot": "random"}).status_code == 200
    started = host.post(f"games/{game}/start")
    assert started.status_code == 200, started.content
    return str(game)


def fill(prompt: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Any filling of any form: a client that knows no rules."""
    form = rng.choice(prompt["forms"])
    action: dict[str, Any] = {"prompt": prompt["id"], "type": form["type"]}
    for name, choices in form["fields"].items():
        values = [choice["value"] for choice in choices["choices"]]
        if choices["kind"] == "one":
            action[name] = rng.choice(values)
        else:
            action[name] = rng.sample(values, rng.randint(choices["min"], choices["max"]))
    return action
