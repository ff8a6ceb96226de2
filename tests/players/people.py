"""People whose ratings count, and games that they play to an end."""

from accounts.models import Account
from tests.games.people import Person, open_table


def registered(name: str) -> Person:
    """Somebody who has a way in. Set in the table: hashing a password would take longer than most tests."""
    person = Person(name)
    Account.objects.filter(pk=person.account).update(is_guest=False, email=f"{person.account}@example.org")
    return person


def rated_table(people: list[Person], **settings: object) -> str:
    return open_table(people, "toy", **{"rated": True, **settings})
