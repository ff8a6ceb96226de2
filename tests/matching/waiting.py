"""People who wait, for tests: over HTTP, and as the matcher sees them."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from django.db.models import F
from django.utils import timezone

from accounts.models import Account
from matching.matcher.wishes import Seeker
from matching.models import Ticket
from tests.games.people import Person


def waiting_row(account: Account, **columns: Any) -> Ticket:
    """A ticket as the database has it, without a request."""
    now = timezone.now()
    usual: dict[str, Any] = {"ruleset": "unstable_unicorns", "min_seats": 3, "max_seats": 4, "clock": "live"}
    return Ticket.objects.create(
        account=account, search="near", **{**usual, "created_at": now, "seen_at": now, **columns}
    )


def press_play(person: Person, **wishes: Any) -> dict[str, Any]:
    """Quick play with the toy game, unless another is named."""
    answer = person.post("quick-play", {"ruleset": "toy", **wishes})
    assert answer.status_code == 201, answer.content
    return answer.json()  # type: ignore[no-any-return]


def ticket_of(person: Person, ticket: dict[str, Any]) -> dict[str, Any]:
    answer = person.get(f"quick-play/{ticket['id']}")
    assert answer.status_code == 200, answer.content
    return answer.json()  # type: ignore[no-any-return]


def some_time_passes(seconds: float, *, silent: bool = False) -> None:
    """Everybody has waited that much longer; `silent`: and was not heard of."""
    passed = timedelta(seconds=seconds)
    Ticket.objects.update(created_at=F("created_at") - passed)
    if silent:
        Ticket.objects.update(seen_at=F("seen_at") - passed)


def somebody(number: int, **wishes: Any) -> Seeker:
    """One who waits, by a small number that is also the id."""
    usual: dict[str, Any] = {"pool": "toy", "rating": 0.0, "waited": 0.0, "sizes": (2, 3, 4)}
    return Seeker(ticket=UUID(int=number), account=UUID(int=number), **{**usual, **wishes})
