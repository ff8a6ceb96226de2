"""People who press Play again and again, listen to their account, and give up after a while: so there are results."""

import time
from typing import Any

from tools.chaos.people import Notebook, Person
from tools.chaos.players import TablePlayers

LONGEST_SECONDS = 30.0
LAZINESS = 0.05
WISHES: tuple[dict[str, Any], ...] = (
    {"ruleset": "unstable_unicorns", "seats": {"min": 2, "max": 3}, "rated": True},
    {"ruleset": "kill_the_unicorns", "seats": {"min": 3, "max": 3}, "bots": {"level": "random", "after": 2}},
)
RATED_OF_THREE = 2
"""So many of three want rated games."""


class QuickPlayer(TablePlayers):
    """One person with an account."""

    def __init__(self, number: int, urls: dict[str, list[str]], notebook: Notebook, seed: int) -> None:
        super().__init__(f"player {number}", urls, notebook, seed)
        self.wish = WISHES[0] if number % 3 < RATED_OF_THREE else WISHES[1]
        self.account_name = f"chaos{number}"
        self.matched: list[str] = []
        self.who: Person | None = None

    def play_on(self) -> None:
        person = self.who = self.person(self.account_name)
        self.prepare(person)
        self.listen(person, "me/stream")
        self.listeners[0].is_ready.wait()
        self.is_prepared.set()
        while not self.stopping.is_set():
            game = self.search(person)
            if game:
                self.matched.append(game)
                self.listen(person, f"games/{game}/stream")
                self.play(person, game)

    def search(self, person: Person) -> str | None:
        """The game that was found, if any was."""
        answer = person.send("POST", "quick-play", self.wish)
        ticket = answer.json()
        ticket_id = ticket["ticket"] if ticket.get("code") == "already_waiting" else person.must(answer)["id"]
        while (ticket := person.must(person.send("GET", f"quick-play/{ticket_id}")))["status"] == "waiting":
            time.sleep(0.5)
        if ticket["status"] != "matched":
            self.notebook.counts[f"search ended: {ticket['reason']}"] += 1
        return ticket["game"]  # type: ignore[no-any-return]

    def play(self, person: Person, game: str) -> None:
        seat = person.view(game)["you"]["seat"]
        until = time.monotonic() + self.rng.uniform(0.5, 1) * LONGEST_SECONDS
        while time.monotonic() < until and not self.stopping.is_set():
            if not self.maybe_act(person, game, seat, LAZINESS):
                return
            time.sleep(self.rng.uniform(0.1, 0.4))
        person.act(game, seat, {"type": "concede"})
