"""Quick play on PostgreSQL: two matchers that are killed, cancels at the same instant. One game for everybody, or none.

UU_TICKETS says how many wait (make soak: 2,000).
"""

import os
from collections import Counter
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection, transaction
from django.utils import timezone

from accounts.deletion import do_delete_account
from accounts.models import Account
from games.models import Game, Seat
from matching import tickets
from matching.models import Ticket
from matching.problems import AlreadyWaiting
from matching.runner import run
from matching.wish import QuickPlay, SeatRange
from tests.services.fleet import Services
from tests.services.processes import wait_until
from tests.services.test_races import at_once
from tests.services.test_spine import TOY
from tests.toy.registered import registered
from tests.toy.ruleset import Toy

COUNT = int(os.environ.get("UU_TICKETS", "60"))
ROUNDS = int(os.environ.get("UU_RACE_ROUNDS", "50")) // 5
DUEL = SeatRange(2, 2)


@pytest.fixture
def toy(settings: Any) -> Any:
    with registered(Toy()):
        yield


def guests(count: int) -> list[Account]:
    return Account.objects.bulk_create([Account(is_guest=True, display_name=f"P{n}") for n in range(count)])


def waits(account: Account, **wishes: Any) -> Ticket:
    return tickets.check_take_ticket(account.pk, QuickPlay("toy", **{"seats": DUEL, **wishes}))  # type: ignore[no-any-return]


def faults() -> list[str]:
    """What is wrong, at one instant: a matcher may be seating people meanwhile."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        return _faults()


def _faults() -> list[str]:
    """A ticket waits, or has its seat at one game that has begun. Who is deleted has none."""
    found = []
    seats = Counter(Seat.objects.filter(account__isnull=False).values_list("account_id", flat=True))
    for ticket in Ticket.objects.select_related("game"):
        expected = 1 if ticket.status == Ticket.Status.MATCHED else 0
        if seats[ticket.account_id] != expected:
            found.append(f"{ticket.status} with {seats[ticket.account_id]} seats")
        if expected and (ticket.game is None or not ticket.game.started_at or not ticket.game.state):
            found.append("matched without a game that has begun")
    for game in Game.objects.prefetch_related("seats"):
        seated = {seat.account_id for seat in game.seats.all() if seat.account_id}
        if seated != set(Ticket.objects.filter(game=game).values_list("account_id", flat=True)):
            found.append("a game with others than its tickets")
    return found


def matched() -> int:
    return Ticket.objects.filter(status=Ticket.Status.MATCHED).count()


def test_everybody_has_one_game_although_two_matchers_are_killed(services: Services, toy: Any) -> None:
    people = guests(COUNT)
    now = timezone.now()
    usual = {"ruleset": "toy", "min_seats": 2, "max_seats": 2, "clock": "live", "search": "near", "created_at": now}
    patient = now + timedelta(hours=1)  # however long the processes take to start, nobody counts as silent
    Ticket.objects.bulk_create(Ticket(account=one, seen_at=patient, **usual) for one in people)
    services.start_beat(env=TOY)
    workers = [services.start_worker(["matching"], concurrency=1, env=TOY) for _ in range(2)]

    for number, share in enumerate((5, 3, 2)):
        wait_until(lambda share=share: matched() >= COUNT // share, 240, "some to be seated")
        workers[number % 2].kill()
        assert faults() == []
        workers[number % 2].start()
    wait_until(lambda: not Ticket.objects.filter(status="waiting").exists(), 240 + COUNT / 2, "everybody to be seated")
    assert faults() == []
    assert matched() == COUNT
    assert Game.objects.count() == COUNT // 2


def test_a_cancel_at_the_instant_of_a_match_has_one_outcome(services: Services, toy: Any) -> None:
    outcomes = Counter[str]()
    for _ in range(ROUNDS):
        ann, bob = guests(2)
        mine, theirs = waits(ann), waits(bob)
        cancelled, _ = at_once(lambda t=mine, a=ann: tickets.check_cancel(t.id, a.pk), run)
        kept = Ticket.objects.get(pk=mine.id)
        assert (cancelled.status, cancelled.game_id) == (kept.status, kept.game_id)
        assert Ticket.objects.get(pk=theirs.id).status == ("matched" if kept.game_id else "waiting")
        assert faults() == []
        tickets.check_cancel(theirs.id, bob.pk)
        outcomes[kept.status] += 1
    assert outcomes.total() == ROUNDS


def test_two_runs_two_requests_and_a_deletion_at_once_leave_nothing_half_done(services: Services, toy: Any) -> None:
    def asks(account: Account) -> str:
        try:
            return str(waits(account).status)
        except AlreadyWaiting:
            return "refused"

    for _ in range(ROUNDS):
        ann, bob, cid, dora = guests(4)
        waits(ann), waits(bob), waits(cid)
        done = at_once(
            run,
            run,
            lambda one=dora: asks(one),
            lambda one=dora: asks(one),
            lambda one=cid: do_delete_account(one.pk, by=None),
        )
        assert sorted(done[2:4]) == ["refused", "waiting"]
        run()
        assert faults() == []
        for left in Ticket.objects.filter(status=Ticket.Status.WAITING):
            tickets.check_cancel(left.pk, left.account_id)
