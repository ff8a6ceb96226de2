"""Tables played over HTTP by clients that know no rules, retry what they got no answer to, and write down what was
acknowledged."""

import random
import threading
import time
import uuid
from typing import Any, NamedTuple

import httpx

from tests.games.people import fill

TURN_SECONDS, PAUSE_SECONDS = 1.5, 0.3
CLOCKS = {
    "unstable_unicorns": {"seconds": {"neigh": TURN_SECONDS, "turn": TURN_SECONDS}},
    "kill_the_unicorns": {"seconds": {"turn": TURN_SECONDS, "pause": PAUSE_SECONDS, "chance": PAUSE_SECONDS}},
}
SEATS = 3
RULESETS = ("unstable_unicorns", "kill_the_unicorns")
LAZINESS = 0.5
"""How often nobody answers, so that the clock must."""


class Acknowledged(NamedTuple):
    """An action that the service said it took."""

    game: str
    prompt: str
    seat: int


class ChaosTable(threading.Thread):
    """Three guests at one table after the other, until told to stop."""

    pace = (0.05, 0.4)
    """Seconds between two requests of a table, at least and at most."""

    def __init__(self, number: int, url: str, seed: int) -> None:
        super().__init__(name=f"table{number}", daemon=True)
        self.number = number
        self.rng = random.Random(seed * 1000 + number)
        self.ruleset = RULESETS[number % len(RULESETS)]
        self.http = httpx.Client(base_url=f"{url}/api/v1", timeout=15)
        self.stopping = threading.Event()
        self.games: list[str] = []
        self.acknowledged: list[Acknowledged] = []
        self.surprises: list[str] = []
        self.retries = 0

    def run(self) -> None:
        try:
            people = [self.post("auth/guest", {}, "")["access"] for _ in range(SEATS)]
            while not self.stopping.is_set():
                self.play(self.sit_down(people), people)
        except _Stopped:
            pass
        except Exception as error:  # noqa: BLE001 - whatever a player runs into is what chaos is looking for
            self.surprises.append(f"{self.name}: {type(error).__name__}: {error}")

    def sit_down(self, people: list[str]) -> str:
        wanted = {"ruleset": self.ruleset, "seats": {"min": SEATS, "max": SEATS}, "clock": CLOCKS[self.ruleset]}
        game = str(self.post("games", wanted, people[0])["id"])
        for person in people[1:]:
            seat = self.post(f"games/{game}/seats", {}, person)["your_seat"]
            self.send("PATCH", f"games/{game}/seats/{seat}", {"ready": True}, person)
        self.post(f"games/{game}/start", {}, people[0])
        self.games.append(game)
        return game

    def play(self, game: str, people: list[str]) -> None:
        while not self.stopping.is_set():
            seat = self.rng.randrange(SEATS)
            view = self.send("GET", f"games/{game}", None, people[seat]).json()
            if view["status"] != "running":
                return
            if view["prompts"] and self.rng.random() > LAZINESS:
                self.act(game, seat, people[seat], fill(self.rng.choice(view["prompts"]), self.rng))
            time.sleep(self.rng.uniform(*self.pace))

    def act(self, game: str, seat: int, token: str, action: dict[str, object]) -> None:
        answer = self.send("POST", f"games/{game}/actions", action, token)
        if answer.status_code == 200:
            self.acknowledged.append(Acknowledged(game, action["prompt"], seat))
        elif answer.json().get("code") not in ("prompt_closed", "game_over"):
            self.surprises.append(f"{game}: {answer.status_code} {answer.text[:200]}")

    def post(self, path: str, body: object, token: str) -> Any:
        answer = self.send("POST", path, body, token)
        if answer.status_code >= 400:
            raise RuntimeError(f"POST {path}: {answer.status_code} {answer.text[:200]}")
        return answer.json()

    def send(self, method: str, path: str, body: object, token: str) -> httpx.Response:
        """The same request with the same key, until there is an answer that is not an outage."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if method == "POST" and token:
            headers["Idempotency-Key"] = uuid.uuid4().hex
        while not self.stopping.is_set():
            try:
                answer = self.http.request(method, path, json=body, headers=headers)
                if answer.status_code < 500 and answer.status_code != 429 and not _still_running(answer):
                    return answer
            except httpx.TransportError:
                pass
            self.retries += 1
            time.sleep(0.3)
        raise _Stopped


class _Stopped(Exception):
    """The time is over; what had no answer stays unanswered."""


def _still_running(answer: httpx.Response) -> bool:
    return answer.status_code == 409 and answer.json().get("code") == "still_running"
