"""What quick play knows of people: who is registered, how they rate, whom they avoid, and whether they listen."""

from datetime import timedelta
from typing import Any

import httpx
import pytest
from django.db.models import F

from accounts.models import Account
from games.models import Game
from matching.models import Ticket
from matching.runner import run
from players.models import ALL_TIME, PlayerBlock, PlayerStanding
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
