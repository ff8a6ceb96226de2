"""Tables of both games, played over HTTP by people who know no rules and by bots."""

import random
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import httpx

from tests.games.people import fill
from tools.chaos.listeners import StreamListener
from tools.chaos.people import Notebook, Person, Stopped, shuffled

PATIENCE_SECONDS = 5.0
TURN_SECONDS, PAUSE_SECONDS = 1.5, 0.3
CLOCKS = {
    "unstable_unicorns": {"seconds": {"neigh": TURN_SECONDS, "turn": TURN_SECONDS, "pace": 0.3}},
    "kill_the_unicorns": {
        "seconds": {"turn": TURN_SECONDS, "pause": PAUSE_SECONDS, "chance": PAUSE_SECONDS, "pace": 0.3}
    },
}
SEATS = 3
RULESETS = ("unstable_unicorns", "kill_the_unicorns")
STOPS_WITHIN = 120.0
LAZINESS = 0.5
"""How often nobody answers, so that the clock must."""


class TablePlayers(threading.Thread, ABC):
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

    @abstractmethod
    def play_on(self) -> None:
        """Play one table after the other."""

    def person(self, name: str = "") -> Person:
        urls = shuffled(self.urls["web"], self.rng)
        return Person(urls, self.notebook, self.stopping, self.device()).sign_up(name)

    def device(self) -> httpx.Client:
        """What a person holds in their hand."""
        return httpx.Client(timeout=PATIENCE_SECONDS, trust_env=False)

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


class ChaosTable(TablePlayers):
    """Three seats at one table after the other."""

    bots = 0
    listening_seats = 0
    pace = (0.05, 0.4)
    """Seconds between two requests of a table, at least and at most."""

    def __init__(self, number: int, urls: dict[str, list[str]], notebook: Notebook, seed: int) -> None:
        super().__init__(f"table {number}", urls, notebook, seed)
        self.number = number
        self.ruleset = RULESETS[number % len(RULESETS)]
        self.seats: dict[str, list[tuple[int, Person]]] = {}
        """Who sits where, in every game that was begun here; the newest is the last."""

    @property
    def people(self) -> list[tuple[int, Person]]:
        """Who sits where in the newest game."""
        return next(reversed(list(self.seats.values())), [])

    def play_on(self) -> None:
        people = [self.person() for _ in range(SEATS - self.bots)]
        self.prepare(people[0])
        self.is_prepared.set()
        while not self.stopping.is_set():
            game = self.sit_down(people)
            goes_on = True
            while goes_on and not self.stopping.is_set():
                seat, person = self.rng.choice(self.seats[game])
                goes_on = self.maybe_act(person, game, seat, LAZINESS)
                time.sleep(self.rng.uniform(*self.pace))

    def sit_down(self, people: list[Person]) -> str:
        wanted: dict[str, Any] = {"ruleset": self.ruleset, "seats": {"min": SEATS, "max": SEATS}}
        wanted |= {"clock": CLOCKS[self.ruleset], "bots": ["random"] * self.bots}
        game = str(people[0].post("games", wanted)["id"])
        seats = [(0, people[0])]
        for person in people[1:]:
            seat = person.post(f"games/{game}/seats", {})["your_seat"]
            person.must(person.send("PATCH", f"games/{game}/seats/{seat}", {"ready": True}))
            seats.append((seat, person))
        for person in people[: self.listening_seats]:
            self.listen(person, f"games/{game}/stream")
        people[0].post(f"games/{game}/start", {})
        self.notebook.games.append(game)
        self.seats[game] = seats
        return game


class MixedTable(ChaosTable):
    """At every fourth table a bot has one of the seats; two people have a stream."""

    listening_seats = 2

    def __init__(self, number: int, urls: dict[str, list[str]], notebook: Notebook, seed: int) -> None:
        super().__init__(number, urls, notebook, seed)
        self.bots = 1 if number % 4 >= 2 else 0


def stop_all(players: Sequence[TablePlayers]) -> None:
    """Everybody stops. They may be asked afterwards what they see then."""
    for one in players:
        one.stopping.set()
    for one in players:
        one.join(STOPS_WITHIN)
        if one.is_alive():
            one.notebook.surprises.append(f"{one.name} still waits for an answer")
        else:
            one.stopping.clear()
