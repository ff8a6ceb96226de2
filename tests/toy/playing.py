"""Plays the toy over HTTP with clients that know no rules: they fill the forms that they are offered."""

from random import Random
from typing import Any

from tests.games.people import Person, fill


def play_to_the_end(people: list[Person], game: str, seed: int = 7) -> dict[str, Any]:
    """The view of the finished game."""
    rng = Random(seed)
    for _ in range(500):
        for person in people:
            view = person.view(game)
            if view["status"] == "finished":
                return view
            for prompt in view["prompts"][:1]:
                answer = person.post(f"games/{game}/actions", fill(prompt, rng))
                assert answer.status_code == 200, answer.content
    raise AssertionError("500 rounds were not enough")
