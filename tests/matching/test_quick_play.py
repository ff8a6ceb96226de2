"""Quick play over HTTP: a ticket, its game, and every way in which a wait ends."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from django.utils import timezone

from accounts.deletion import do_delete_account
from accounts.models import Account
from accounts.moderation import do_ban, do_unban
from games.models import Game
from games.services import full_tables
from matching.models import Ticket
from matching.runner import run
from players.moderating import do_suspend, end_suspensions
from tests.games.people import Person, open_table
from tests.matching.waiting import press_play, some_time_passes, ticket_of

pytestmark = pytest.mark.django_db(transaction=True)
TWO = {"seats": {"min": 2, "max": 2}}


def test_two_who_press_play_sit_at_one_table_that_has_begun(people: list[Person]) -> None:
    tickets = [press_play(person, **TWO) for person in people]
    assert [ticket["status"] for ticket in tickets] == ["waiting", "waiting"]
    assert run() == 1
    shown = [ticket_of(person, ticket) for person, ticket in zip(people, tickets, strict=True)]
    assert {one["status"] for one in shown} == {"matched"}
    assert shown[0]["game"] == shown[1]["game"]
    view = people[0].view(shown[0]["game"])
    assert (view["status"], len(view["seats"]), view["clock"]["mode"]) == ("running", 2, "live")
    assert shown[0]["text"] == "Toy: your table is ready. The game has begun."
    assert run() == 0


def test_progress_and_the_game_come_through_the_log_of_the_account(people: list[Person]) -> None:
    ann, bob = people
    assert ann.get("me/events").json()["number"] == 0
    ticket = press_play(ann, **TWO)
    some_time_passes(50)
    run()
    press_play(bob, **TWO)
    run()
    events = ann.get("me/events?after=0").json()["events"]
    assert [one["type"] for one in events][:3] == ["quick_play_progress", "quick_play_matched", "game_started"]
    wide, matched = events[:2]
    assert (wide["ticket"], wide["search"], wide["text"].startswith("Toy: looking for more")) == (
        ticket["id"],
        "wide",
        True,
    )
    assert (matched["game"], matched["seat"]) == (
        ticket_of(ann, ticket)["game"],
        ann.view(matched["game"])["your_seat"],
    )


@pytest.mark.parametrize(
    ("body", "pointer", "code"),
    [
        ({}, "/ruleset", "missing"),
        ({"ruleset": "chess"}, "/ruleset", "unknown_choice"),
        ({"seats": {"max": 9}}, "/seats/max", "out_of_range"),
        ({"seats": {"min": 4, "max": 3}}, "/seats/min", "out_of_range"),
        ({"seats": 4}, "/seats", "wrong_type"),
        ({"clock": "off"}, "/clock", "unknown_choice"),
        ({"card_sets": [{"slug": "no-such"}]}, "/card_sets/0", "no_such_card_set"),
        ({"bots": {"level": "clever"}}, "/bots/level", "unknown_choice"),
        ({"bots": {"after": 601}}, "/bots/after", "too_large"),
        ({"bots": {"after": -1}}, "/bots/after", "too_small"),
        ({"party": {}}, "/party", "code_or_size"),
        ({"party": {"size": 2, "code": "ABC"}}, "/party", "code_or_size"),
        ({"party": {"size": 1}}, "/party/size", "too_small"),
        ({"party": {"size": 5}, "seats": {"max": 4}}, "/party/size", "out_of_range"),
        ({"partner": "Bob"}, "/partner", "unknown_field"),
    ],
)
def test_an_impossible_wish_is_refused_by_place(people: list[Person], body: Any, pointer: str, code: str) -> None:
    answer = people[0].post("quick-play", {"ruleset": "toy", **body} if body else body)
    assert answer.status_code == 422, answer.content
    assert (pointer, code) in [(error["pointer"], error["code"]) for error in answer.json()["errors"]]
    assert not Ticket.objects.exists()


def test_a_second_ticket_is_refused_and_names_the_first(people: list[Person]) -> None:
    first = press_play(people[0])
    answer = people[0].post("quick-play", {"ruleset": "toy"})
    assert (answer.status_code, answer.json()["code"], answer.json()["ticket"]) == (409, "already_waiting", first["id"])
    assert [one["id"] for one in people[0].get("quick-play").json()["items"]] == [first["id"]]


def test_the_same_request_twice_is_one_ticket(people: list[Person]) -> None:
    answers = [people[0].post("quick-play", {"ruleset": "toy"}, Idempotency_Key="play-1") for _ in range(2)]
    assert [one.status_code for one in answers] == [201, 201]
    assert answers[0].json()["id"] == answers[1].json()["id"]


def test_a_ticket_is_its_owners_alone(people: list[Person]) -> None:
    ann, bob = people
    ticket = press_play(ann)
    for path in (f"quick-play/{ticket['id']}", f"quick-play/{uuid4()}"):
        assert bob.get(path).status_code == 404
        assert bob.delete(path).status_code == 404
    assert ann.client.get(f"/api/v1/quick-play/{ticket['id']}").status_code == 401
    assert ticket_of(ann, ticket)["status"] == "waiting"


def test_who_stops_waiting_is_not_seated_and_may_come_again(people: list[Person]) -> None:
    ann, bob = people
    ticket = press_play(ann, **TWO)
    press_play(bob, **TWO)
    for _ in range(2):
        ended = ann.delete(f"quick-play/{ticket['id']}").json()
        assert (ended["status"], ended["reason"], ended["expires_at"]) == ("ended", "cancelled", None)
    assert run() == 0
    press_play(ann, **TWO)
    assert run() == 1


def test_stopping_too_late_shows_the_game(people: list[Person]) -> None:
    tickets = [press_play(person, **TWO) for person in people]
    run()
    ended = people[0].delete(f"quick-play/{tickets[0]['id']}").json()
    assert (ended["status"], ended["reason"]) == ("matched", None)
    assert people[0].view(ended["game"])["status"] == "running"


def test_a_silent_client_loses_its_ticket_and_reading_it_keeps_it(people: list[Person]) -> None:
    ann, bob = people
    silent, reader = press_play(ann, seats={"min": 4}), press_play(bob, seats={"min": 4})
    some_time_passes(30, silent=True)
    ticket_of(bob, reader)
    some_time_passes(30, silent=True)
    run()
    ended = ticket_of(ann, silent)
    assert (ended["status"], ended["reason"]) == ("ended", "silent")
    assert "was not heard of" in ended["text"]
    assert ticket_of(bob, reader)["status"] == "waiting"


def banned(account_id: UUID) -> Callable[[], object]:
    """What lifts it again."""
    do_ban(account_id, by=uuid4(), reason="rude")
    return lambda: do_unban(account_id, by=uuid4(), reason="a mistake")


def suspended(account_id: UUID) -> Callable[[], object]:
    do_suspend(account_id, 3, by=uuid4(), reason="rude")
    return lambda: end_suspensions(timezone.now() + timedelta(days=4))


@pytest.mark.parametrize("stopped", [banned, suspended])
def test_who_is_stopped_by_staff_while_waiting_is_not_seated_and_may_come_again_later(
    people: list[Person], stopped: Callable[[UUID], Callable[[], object]]
) -> None:
    ann, bob = people
    ticket = press_play(ann, **TWO)
    waiting = press_play(bob, **TWO)
    lift = stopped(Account.objects.get(pk=ann.account).pk)
    assert run() == 0
    assert ann.get(f"quick-play/{ticket['id']}").status_code == 401
    ended = Ticket.objects.get(account_id=ann.account)
    assert (ended.status, ended.reason) == ("ended", "banned")
    assert ticket_of(bob, waiting)["status"] == "waiting"
    lift()
    assert ticket_of(ann, ticket)["reason"] == "banned"
    press_play(ann, **TWO)
    assert run() == 1


@pytest.mark.parametrize("stopped", [banned, suspended])
def test_the_friend_of_somebody_stopped_by_staff_waits_for_another_friend(
    people: list[Person], stopped: Callable[[UUID], Callable[[], object]]
) -> None:
    ann, bob = people
    code = press_play(ann, party={"size": 2}, **TWO)["party"]["code"]
    ticket = press_play(bob, party={"code": code}, **TWO)
    stopped(Account.objects.get(pk=ann.account).pk)
    assert run() == 0
    shown = ticket_of(bob, ticket)
    assert (shown["status"], shown["search"], shown["party"]["here"]) == ("waiting", "friends", 1)
    press_play(Person("Cid"), party={"code": code}, **TWO)
    assert run() == 1


def test_who_deletes_the_account_leaves_no_ticket(people: list[Person]) -> None:
    press_play(people[0])
    do_delete_account(Account.objects.get(pk=people[0].account).pk, by=None)
    assert not Ticket.objects.exists()


def test_clocks_that_differ_do_not_meet(people: list[Person]) -> None:
    ann, bob = people
    press_play(ann, **TWO)
    press_play(bob, **TWO, clock="correspondence")
    some_time_passes(500)
    assert run() == 0


def test_bots_fill_up_after_the_time_that_was_named(people: list[Person]) -> None:
    ticket = press_play(people[0], seats={"min": 3}, bots={"level": "random", "after": 10})
    run()
    assert ticket_of(people[0], ticket)["status"] == "waiting"
    some_time_passes(11)
    assert run() == 1
    view = people[0].view(ticket_of(people[0], ticket)["game"])
    assert sorted(str(seat["bot"]) for seat in view["seats"]) == ["None", "random", "random"]
    assert view["clock"]["mode"] == "live"


def test_friends_with_one_code_wait_for_each_other_and_sit_together(people: list[Person]) -> None:
    ann, bob = people
    first = press_play(ann, party={"size": 2})
    assert (first["search"], first["party"]["here"]) == ("friends", 1)
    stranger = Person("Cid")
    press_play(stranger, **TWO)
    some_time_passes(500)
    assert run() == 0
    second = press_play(bob, party={"code": first["party"]["code"].lower()})
    assert (second["search"], second["party"]) == ("near", {"code": first["party"]["code"], "size": 2, "here": 2})
    assert run() == 1
    assert {seat["name"] for seat in ann.view(ticket_of(ann, first)["game"])["seats"]} == {"Ann", "Bob"}


def test_a_code_that_nobody_has_that_is_full_or_that_wants_another_game_is_refused(people: list[Person]) -> None:
    ann, bob = people
    assert bob.post("quick-play", {"ruleset": "toy", "party": {"code": "NOPE"}}).json()["code"] == "no_such_party"
    code = press_play(ann, party={"size": 2}, seats={"max": 3})["party"]["code"]
    for wishes in ({"clock": "correspondence"}, {"seats": {"min": 4}}):
        answer = bob.post("quick-play", {"ruleset": "toy", **wishes, "party": {"code": code}})
        assert (answer.status_code, answer.json()["code"]) == (409, "party_differs")
    press_play(bob, party={"code": code})
    answer = Person("Cid").post("quick-play", {"ruleset": "toy", "party": {"code": code}})
    assert answer.json()["code"] == "party_full"


def test_who_sits_at_too_many_tables_gets_no_ticket_and_is_not_seated(people: list[Person], settings: Any) -> None:
    settings.MOST_TABLES = 1
    ann, bob = people
    ticket = press_play(ann, **TWO)
    open_table([ann], "toy", bots=1)
    waiting = press_play(bob, **TWO)
    assert run() == 0
    assert ticket_of(ann, ticket)["reason"] == "too_many_tables"
    assert ann.post("quick-play", {"ruleset": "toy"}).json()["code"] == "too_many_tables"
    assert ticket_of(bob, waiting)["status"] == "waiting"


def test_a_table_that_cannot_be_opened_leaves_nothing_and_nobody_waits_for_ever(
    people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(full_tables, "do_start", breaks)
    tickets = [press_play(person, **TWO) for person in people]
    for _ in range(4):
        run()
    assert not Game.objects.exists()
    assert {ticket_of(p, t)["reason"] for p, t in zip(people, tickets, strict=True)} == {"failed"}


def test_who_has_just_played_together_is_kept_apart_for_a_while(people: list[Person]) -> None:
    for _ in range(2):
        tickets = [press_play(person, **TWO) for person in people]
        first_run = run()
        some_time_passes(30)
        run()
        game = ticket_of(people[0], tickets[0])["game"]
        people[0].post(f"games/{game}/actions", {"type": "concede"})
    assert first_run == 0
    assert Game.objects.count() == 2
