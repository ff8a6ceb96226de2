"""What quick play knows of people: who is registered, how they rate, whom they avoid, and whether they listen."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any
from uuid import uuid4

import httpx
import pytest
from django.db.models import F

from accounts.models import Account
from games.models import Game
from matching.models import Ticket
from matching.runner import run
from players.models import ALL_TIME, START_SIGMA, PlayerBlock, PlayerStanding, RatingSpread
from players.spreads import ASSUMED, ENOUGH, LEAST, measure_spreads, spread_of
from tests.games.people import Person
from tests.games.test_account_stream import told
from tests.games.test_listening import auth
from tests.matching.waiting import press_play, some_time_passes, ticket_of
from tests.services.processes import wait_until

pytestmark = pytest.mark.django_db(transaction=True)
TWO = {"seats": {"min": 2, "max": 2}}


def register(*people: Person) -> None:
    for person in people:
        Account.objects.filter(pk=person.account).update(is_guest=False, username=person.name.lower())


def test_a_rated_game_is_for_registered_people_and_without_bots(people: list[Person]) -> None:
    ann, bob = people
    refused = ann.post("quick-play", {"ruleset": "toy", "rated": True})
    assert (refused.status_code, refused.json()["code"]) == (403, "registered_only")
    register(ann, bob)
    refused = ann.post("quick-play", {"ruleset": "toy", "rated": True, "bots": {"level": "random"}})
    assert [(error["pointer"], error["code"]) for error in refused.json()["errors"]] == [("/bots", "rated_bots")]
    for person in people:
        press_play(person, **TWO, rated=True)
    assert run() == 1
    assert Game.objects.get().rated


def test_who_wants_a_rated_game_does_not_meet_who_wants_none(people: list[Person]) -> None:
    register(*people)
    press_play(people[0], **TWO, rated=True)
    press_play(people[1], **TWO)
    some_time_passes(500)
    assert run() == 0


def test_people_of_different_strength_meet_only_when_they_have_waited(people: list[Person]) -> None:
    for person, mu in zip(people, (20.0, 30.0), strict=True):
        usual: dict[str, Any] = {"ruleset": "toy", "season": ALL_TIME, "mu": mu, "sigma": 2.0}
        PlayerStanding.objects.create(account_id=person.account, **usual)
        press_play(person, **TWO)
    assert run() == 0
    some_time_passes(100)
    assert run() == 1


def rated_people(count: int, mus: Callable[[int], float], sigma: float = 2.0) -> None:
    PlayerStanding.objects.bulk_create(
        PlayerStanding(account_id=uuid4(), ruleset="toy", season=ALL_TIME, rated_games=50, mu=mus(number), sigma=sigma)
        for number in range(count)
    )


def test_how_far_apart_people_are_is_measured_among_all_who_play_as_soon_as_they_are_enough(toy: Any) -> None:
    assert (spread_of("toy"), measure_spreads()) == (ASSUMED, 0)
    rated_people(ENOUGH - 1, lambda number: 25.0 + (number % 2) * 20)
    rated_people(100, lambda number: 90.0, sigma=START_SIGMA)
    assert (measure_spreads(), spread_of("toy")) == (0, ASSUMED), "who is provisional does not count"
    rated_people(1, lambda _: 45.0)
    assert measure_spreads() == measure_spreads() == 1
    assert spread_of("toy") == pytest.approx(10.025, abs=0.001)
    assert RatingSpread.objects.get().people == ENOUGH


def test_a_distance_is_near_where_ratings_lie_far_apart(people: list[Person]) -> None:
    for person, mu in zip(people, (23.0, 27.0), strict=True):
        usual: dict[str, Any] = {"ruleset": "toy", "season": ALL_TIME, "mu": mu, "sigma": 2.0}
        PlayerStanding.objects.create(account_id=person.account, **usual)
        press_play(person, **TWO)
    assert run() == 0, "4 of the assumed 4.2"
    rated_people(ENOUGH, lambda number: 15.0 + (number % 2) * 20)
    measure_spreads()
    assert run() == 1, "4 of 10"


def test_ratings_that_hardly_differ_keep_nobody_apart(toy: Any) -> None:
    rated_people(ENOUGH, lambda _: 25.0)
    measure_spreads()
    assert spread_of("toy") == LEAST


def test_who_has_blocked_somebody_never_meets_them_and_neither_is_told(people: list[Person]) -> None:
    ann, bob = people
    PlayerBlock.objects.create(account_id=ann.account, blocked_id=bob.account)
    tickets = [press_play(person, **TWO) for person in people]
    some_time_passes(900)
    assert run() == 0
    shown = [ticket_of(person, ticket) for person, ticket in zip(people, tickets, strict=True)]
    assert [one["status"] for one in shown] == ["waiting", "waiting"]
    for person, ticket in zip(people, tickets, strict=True):
        person.delete(f"quick-play/{ticket['id']}")
    code = press_play(bob, party={"size": 2})["party"]["code"]
    assert ann.post("quick-play", {"ruleset": "toy", "party": {"code": code}}).json()["code"] == "no_such_party"


def test_listening_to_the_account_keeps_its_ticket_alive(people: list[Person], server: str) -> None:
    ann, bob = people
    mine, theirs = press_play(ann, seats={"min": 4}), press_play(bob, seats={"min": 4})
    with httpx.stream("GET", f"{server}/api/v1/me/stream", headers=auth(ann), timeout=60) as stream:
        heard = told(stream.iter_lines())  # forgotten, it would close the stream
        next(kind for kind, _, _ in heard if kind == "now")
        Ticket.objects.update(seen_at=F("seen_at") - timedelta(seconds=3600))
        before = Ticket.objects.get(pk=mine["id"]).seen_at
        wait_until(lambda: Ticket.objects.get(pk=mine["id"]).seen_at > before, 60, "the stream to renew the ticket")
        run()
    assert Ticket.objects.get(pk=mine["id"]).status == "waiting"
    assert Ticket.objects.get(pk=theirs["id"]).reason == "silent"
