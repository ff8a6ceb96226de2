"""Tables of both games, played over HTTP by people who know no rules and by bots."""

import random
import threading
import time
from collections.abc import Callable
from typing import Any

from tests.games.people import fill
from tools.chaos.players import PAUSE_SECONDS, TURN_SECONDS
from tools.storm.listeners import StreamListener
from tools.storm.people import Notebook, Person, Stopped, shuffled

CLOCKS = {
    "unstable_unicorns": {"seconds": {"neigh": TURN_SECONDS, "turn": TURN_SECONDS, "pace": 0.3}},
    "kill_the_unicorns": {
        "seconds": {"turn": TURN_SECONDS, "pause": PAUSE_SECONDS, "chance": PAUSE_SECONDS, "pace": 0.3}
    },
}
SEATS = 3
RULESETS = ("unstable_unicorns", "kill_the_unicorns")
LAZINESS = 0.5
"""How often nobody answers, so that the clock must."""
LISTENING_SEATS = 2


class TablePlayers(threading.Thread):
    """People who play until told to stop."""

    def __init__(self, name: str, urls: dict[str, list[str]], notebook: Notebook, seed: int) -> None:
        super().__init__(name=name, daemon=True)
        self.rng = random.Random(f"{seed} {name}")
        self.urls, self.notebook = urls, notebook
        self.stopping = threading.Event()
        self.listeners: list[StreamListener] = []
        self.prepare: Callable[[Person], object] = lambda person: None
        self.is_prepared = threading.Event()

    def run(self) -> None:
        try:
            self.play_on()
        except Stopped:
            pass
        except Exception as error:  # noqa: BLE001 - whatever a player runs into is what chaos is looking for
            self.notebook.surprises.append(f"{self.name}: {type(error).__name__}: {error}")

    def play_on(self) -> None:
        raise NotImplementedError

    def person(self, name: str = "") -> Person:
        return Person(shuffled(self.urls["web"], self.rng), self.notebook, self.stopping).sign_up(name)

    def listen(self, person: Person, path: str) -> None:
        listener = StreamListener(person, path, shuffled(self.urls["listen"], self.rng))
        self.listeners.append(listener)
        listener.start()

    def maybe_act(self, person: Person, game: str, seat: int, laziness: float) -> bool:
        """Whether the game goes on."""
        view = person.view(game)
        if view["status"] == "running" and view["prompts"] and self.rng.random() >= laziness:
            person.act(game, seat, fill(self.rng.choice(view["prompts"]), self.rng))
        return bool(view["status"] == "running")


class StormTable(TablePlayers):
    """Three seats at one table after the other; at every fourth, a bot has one of them."""

    def __init__(self, number: int, urls: dict[str, list[str]], notebook: Notebook, seed: int) -> None:
        super().__init__(f"table {number}", urls, notebook, seed)
        self.ruleset = RULESETS[number % len(RULESETS)]
        self.bots = 1 if number % 4 >= 2 else 0

    def play_on(self) -> None:
        people = [self.person() for _ in range(SEATS - self.bots)]
        self.prepare(people[0])
        self.is_prepared.set()
        while not self.stopping.is_set():
            game, seats = self.sit_down(people)
            goes_on = True
            while goes_on and not self.stopping.is_set():
                seat, person = self.rng.choice(seats)
                goes_on = self.maybe_act(person, game, seat, LAZINESS)
                time.sleep(self.rng.uniform(0.05, 0.4))

    def sit_down(self, people: list[Person]) -> tuple[str, list[tuple[int, Person]]]:
        wanted: dict[str, Any] = {"ruleset": self.ruleset, "seats": {"min": SEATS, "max": SEATS}}
        wanted |= {"clock": CLOCKS[self.ruleset], "bots": ["random"] * self.bots}
        game = str(people[0].post("games", wanted)["id"])
        seats = [(0, people[0])]
        for person in people[1:]:
            seat = person.post(f"games/{game}/seats", {})["your_seat"]
            person.must(person.send("PATCH", f"games/{game}/seats/{seat}", {"ready": True}))
            seats.append((seat, person))
        for person in people[:LISTENING_SEATS]:
            self.listen(person, f"games/{game}/stream")
        people[0].post(f"games/{game}/start", {})
        self.notebook.games.append(game)
        return game, seats
