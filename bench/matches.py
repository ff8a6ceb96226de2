"""Quick play: what it costs to bring people to a table, beside opening the same table for people who are known.

The matcher and its transactions run in this process; its CPU, PostgreSQL's and Redis's are counted.
"""

from statistics import median

from django.db import transaction
from django.utils import timezone

from accounts.models import Account
from bench.figures import Figure, ratios
from bench.house import House
from games.services.full_tables import do_open_and_start
from matching.models import Ticket
from matching.pools import Pool, open_pool
from matching.runner import run
from matching.vocabulary import QuickPlayClock, TicketSearch
from matching.wish import Terms
from uu_service.ids import uuid7

FULL, QUICK, TINY = (60, 4), (20, 3), (2, 1)
RULESET, SEATS = "unstable_unicorns", 4


def measure(house: House, tables: int, rounds: int) -> list[Figure]:
    pool = open_pool(Terms(RULESET, QuickPlayClock.LIVE, (), rated=False))
    assert pool

    def matched() -> float:
        _wait(_people(tables * SEATS))
        return house.own_cpu_ms(run)

    def opened() -> float:
        people = _people(tables * SEATS)
        return house.own_cpu_ms(lambda: _open_tables(pool, people))

    costs = house.in_turns("matches", rounds, {"matched": matched, "opened": opened})
    assert not Ticket.objects.filter(status=Ticket.Status.WAITING).exists(), "somebody still waits"
    ours, floor = costs["matched"], costs["opened"]
    absolute = f"{median(ours):.1f} beside {median(floor):.1f} ms of CPU for a table; {tables * SEATS} people waited"
    return [Figure("a match of four beside opening its table", ratios(ours, floor), absolute=absolute)]


def _people(count: int) -> list[Account]:
    return Account.objects.bulk_create(Account(is_guest=True, display_name=f"P{number}") for number in range(count))


def _wait(people: list[Account]) -> None:
    now = timezone.now()
    same = {"ruleset": RULESET, "min_seats": SEATS, "max_seats": SEATS, "clock": QuickPlayClock.LIVE}
    same |= {"search": TicketSearch.NEAR, "created_at": now, "seen_at": now}
    Ticket.objects.bulk_create(Ticket(account=person, **same) for person in people)


def _open_tables(pool: Pool, people: list[Account]) -> int:
    fields = pool.fields | {"min_seats": SEATS, "max_seats": SEATS}
    for start in range(0, len(people), SEATS):
        with transaction.atomic():
            do_open_and_start(people[start : start + SEATS], [], **fields, id=uuid7())
    return len(people) // SEATS
