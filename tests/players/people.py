"""People whose ratings count, and games that they play to an end."""

from typing import Any

from accounts.models import Account
from tests.games.people import Person, open_table


def registered(name: str) -> Person:
    """Somebody who has a way in. Set in the table: hashing a password would take longer than most tests."""
    person = Person(name)
    Account.objects.filter(pk=person.account).update(is_guest=False, email=f"{person.account}@example.org")
    return person


def rated_table(people: list[Person], **settings: Any) -> str:
    return open_table(people, "toy", **{"rated": True, **settings})


def won_by(winner: Person, people: list[Person], **settings: Any) -> str:
    """A game that everybody else gives up."""
    game = rated_table(people, **settings)
    for person in people:
        if person is not winner:
            assert person.post(f"games/{game}/actions", {"type": "concede"}).status_code == 200
    assert winner.view(game)["status"] == "finished"
    return game
