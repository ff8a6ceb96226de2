"""What the fuzzer finds: an open table, a running and a finished game of each ruleset, a ticket and a webhook."""

from pathlib import Path
from typing import Any

import httpx

RULESETS = {"unstable_unicorns": (2, {"first_seat": "host"}), "kill_the_unicorns": (3, {})}


class Person:
    """An account of its own, over HTTP."""

    def __init__(self, address: str, name: str) -> None:
        self.http = httpx.Client(base_url=f"{address}/api/v1/", timeout=60)
        guest = self.post("auth/guest", {"display_name": name})
        self.token, self.account = guest["access"], guest["account"]["id"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, body: Any = None) -> Any:
        return self.http.post(path, json=body or {}).raise_for_status().json()


def build(address: str, folder: Path) -> None:
    """Make it over HTTP, and write its ids down as the dictionaries that schemathesis.toml names."""
    player = Person(address, "Fuzz")
    rivals = [Person(address, f"Rival {number}") for number in range(2)]
    games, codes = [], []
    for ruleset, (seats, options) in RULESETS.items():
        running = _started(player, rivals[: seats - 1], ruleset, options)
        finished = _started(player, rivals[: seats - 1], ruleset, options)
        for rival in rivals[: seats - 1]:
            rival.post(f"games/{finished}/actions", {"type": "concede"})
        lobby = player.post("games", {"ruleset": ruleset, "access": "private"})
        foreign = rivals[0].post("games", {"ruleset": ruleset, "access": "private"})
        games += [running, finished, lobby["id"]]
        codes.append(foreign["code"])
    hook = player.post("webhooks", {"url": "http://127.0.0.1:9/hook", "events": ["game.started"]})
    player.post(f"webhooks/{hook['id']}/ping")
    deliveries = player.get(f"webhooks/{hook['id']}/deliveries")["items"]
    sets = player.get("card-sets")["items"]
    pools = {
        "games": games,
        "codes": codes,
        "webhooks": [hook["id"]],
        "tickets": [player.post("quick-play", {"ruleset": "unstable_unicorns"})["id"]],
        "rulesets": list(RULESETS),
        "players": [person.account for person in (player, *rivals)],
        "deliveries": [delivery["id"] for delivery in deliveries],
        "slugs": [one["slug"] for one in sets],
        "prompts": [prompt["id"] for game in games for prompt in player.get(f"games/{game}")["prompts"]],
    }
    for name, values in pools.items():
        (folder / f"{name}.txt").write_text("\n".join(f'"{value}"' for value in values) + "\n")
    (folder / "token").write_text(player.token)


def _started(host: Person, others: list[Person], ruleset: str, options: Any) -> str:
    wanted = {"ruleset": ruleset, "access": "private", "clock": {"mode": "correspondence"}, "options": options}
    table = host.post("games", wanted)
    game = table["id"]
    for other in others:
        seat = other.post(f"games/{game}/seats", {"code": table["code"]})["your_seat"]
        other.http.patch(f"games/{game}/seats/{seat}", json={"ready": True}).raise_for_status()
    host.post(f"games/{game}/start")
    return str(game)
