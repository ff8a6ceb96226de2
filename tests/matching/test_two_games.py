"""Quick play with the shipped games: their cards, their sizes, and somebody who waits for both."""

import pytest
from django.core.management import call_command

from cards.models import CardSetVersion
from cards.publishing.retiring import check_retire
from games.models import Seat
from matching.models import Ticket
from matching.runner import run
from tests.cards.people import staff
from tests.games.people import Person
from tests.matching.waiting import press_play, some_time_passes, ticket_of

pytestmark = pytest.mark.django_db(transaction=True)
UNSTABLE, KILL = {"ruleset": "unstable_unicorns"}, {"ruleset": "kill_the_unicorns"}
TWO = {"seats": {"min": 2, "max": 2}}


@pytest.fixture
def ann_and_bob() -> list[Person]:
    call_command("load_card_sets", verbosity=0)
    return [Person("Ann"), Person("Bob")]


def test_a_live_game_ends_what_else_its_people_wait_for_and_one_by_letter_does_not(ann_and_bob: list[Person]) -> None:
    ann, bob = ann_and_bob
    both = [press_play(ann, **UNSTABLE, **TWO), press_play(bob, **UNSTABLE, **TWO)]
    other = press_play(ann, **KILL)
    slow = press_play(bob, **KILL, clock="correspondence")
    assert run() == 1
    assert [ticket_of(who, one)["status"] for who, one in zip(ann_and_bob, both, strict=True)] == ["matched"] * 2
    assert ticket_of(ann, other)["reason"] == "other_game"
    assert ticket_of(bob, slow)["status"] == "waiting"
    assert Seat.objects.filter(account_id=ann.account).count() == 1


def test_the_latest_version_is_played_and_a_retired_one_ends_the_wait(ann_and_bob: list[Person]) -> None:
    ann, bob = ann_and_bob
    version = CardSetVersion.objects.get(card_set__is_default=True, card_set__ruleset="unstable_unicorns")
    slug = version.card_set.slug
    named = press_play(ann, **UNSTABLE, **TWO, card_sets=[{"slug": slug, "version": version.number}])
    unnamed = press_play(bob, **UNSTABLE, **TWO)
    assert run() == 1, "the default set and its latest version are the same cards"
    assert ticket_of(ann, named)["game"] == ticket_of(bob, unnamed)["game"]
    waiting = press_play(ann, **UNSTABLE, card_sets=[{"slug": slug}])
    CardSetVersion.objects.filter(card_set__slug=slug).update(status="retired")
    run()
    ended = ticket_of(ann, waiting)
    assert (ended["status"], ended["reason"]) == ("ended", "card_sets_gone")
    assert "can no longer be played" in ended["text"]


def test_a_version_retired_by_staff_ends_the_wait_of_those_who_named_it_and_of_nobody_else(
    ann_and_bob: list[Person],
) -> None:
    ann, bob = ann_and_bob
    cid, dora = Person("Cid"), Person("Dora")
    version = CardSetVersion.objects.get(card_set__slug="unstable-unicorns-dragons")
    base = {"slug": "unstable-unicorns-2e"}
    named = {"card_sets": [base, {"slug": "unstable-unicorns-dragons", "version": version.number}]}
    code = press_play(ann, **UNSTABLE, **named, party={"size": 3})["party"]["code"]
    press_play(bob, **UNSTABLE, **named, party={"code": code})
    press_play(cid, **UNSTABLE, card_sets=[base, {"slug": "unstable-unicorns-dragons"}])
    other = press_play(dora, **UNSTABLE)
    check_retire(version.pk, staff("Ada"), although_games_stop=True)
    assert run() == 0
    reasons = [Ticket.objects.get(account_id=one.account).reason for one in (ann, bob, cid)]
    assert reasons == ["card_sets_gone"] * 3
    assert ticket_of(dora, other)["status"] == "waiting"
    refused = ann.post("quick-play", {**UNSTABLE, **named})
    assert (refused.status_code, refused.json()["errors"][0]["pointer"]) == (422, "/card_sets/1")
    press_play(ann, **UNSTABLE)


def test_a_number_of_seats_with_which_the_game_cannot_start_is_refused_at_its_place(ann_and_bob: list[Person]) -> None:
    refused = ann_and_bob[0].post("quick-play", {**KILL, "seats": {"max": 2}})
    assert refused.status_code == 422
    error = refused.json()["errors"][0]
    assert (error["pointer"], error["code"]) == ("/seats", "out_of_range")
    assert "3" in error["detail"] and "6" in error["detail"]


def test_nine_seats_are_refused_and_any_number_below_is_played(ann_and_bob: list[Person]) -> None:
    ann, bob = ann_and_bob
    assert (
        ann.post("quick-play", {**UNSTABLE, "seats": {"min": 9, "max": 9}}).json()["errors"][0]["code"]
        == "out_of_range"
    )
    tickets = [press_play(person, **UNSTABLE) for person in (ann, bob)]
    assert run() == 0, "four would be nicer"
    some_time_passes(26)
    assert run() == 1
    assert len(ann.view(ticket_of(ann, tickets[0])["game"])["seats"]) == 2
