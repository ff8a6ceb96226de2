"""Two who have blocked each other: every endpoint between them, and nobody is told."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from players import blocks
from players.models import PlayerBlock, Report
from tests.games.people import Person
from tests.players.people import rated_table, registered, won_by

pytestmark = pytest.mark.django_db(transaction=True)
Told = tuple[int, object]


def public_lobby(host: Person) -> str:
    return str(host.post("games", {"ruleset": "toy"}).json()["id"])


def private_lobby(host: Person) -> tuple[str, str]:
    table = host.post("games", {"ruleset": "toy", "access": "private"}).json()
    return table["id"], table["code"]


def listed(me: Person, other: Person) -> Told:
    lobby = public_lobby(other)
    return 200, lobby in [row["id"] for row in me.get("games?open=true").json()["items"]]


def listed_with_a_guest_of_the_host(me: Person, other: Person) -> Told:
    lobby = public_lobby(Person("Host"))
    other.post(f"games/{lobby}/seats")
    return 200, lobby in [row["id"] for row in me.get("games").json()["items"]]


def read_lobby(me: Person, other: Person) -> Told:
    return me.get(f"games/{public_lobby(other)}").status_code, None


def joined(me: Person, other: Person) -> Told:
    return me.post(f"games/{public_lobby(other)}/seats").status_code, None


def joined_with_a_code(me: Person, other: Person) -> Told:
    _, code = private_lobby(other)
    return me.post("games/join", {"code": code}).status_code, None


def watched(me: Person, other: Person) -> Told:
    return me.get(f"games/{rated_table([other, registered('Third')])}").status_code, None


def profile(me: Person, other: Person) -> Told:
    shown = me.get(f"players/{other.account}")
    return shown.status_code, (shown.json()["private"], shown.json()["blocked"])


def games(me: Person, other: Person) -> Told:
    answer = me.get(f"players/{other.account}/games")
    return answer.status_code, answer.json().get("code")


def avatar(me: Person, other: Person) -> Told:
    return me.get(f"players/{other.account}/avatars/0.svg").status_code, None


def blocked(me: Person, other: Person) -> Told:
    return me.post(f"players/{other.account}/block").status_code, None


def reported(me: Person, other: Person) -> Told:
    answer = me.post(f"players/{other.account}/report", {"reason": "harassing"})
    return answer.status_code, Report.objects.filter(about=other.account, by=me.account).count()


TABLE: list[tuple[Callable[[Person, Person], Told], Told, Told, Told]] = [
    # what is tried,                   before,              by the blocked,             by who blocks
    (listed, (200, True), (200, False), (200, False)),
    (listed_with_a_guest_of_the_host, (200, True), (200, False), (200, False)),
    (read_lobby, (200, None), (404, None), (404, None)),
    (joined, (200, None), (404, None), (404, None)),
    (joined_with_a_code, (200, None), (200, None), (200, None)),
    (watched, (200, None), (200, None), (200, None)),
    (profile, (200, (False, False)), (200, (True, False)), (200, (False, True))),
    (games, (200, None), (403, "private_profile"), (200, None)),
    (avatar, (200, None), (200, None), (200, None)),
    (blocked, (204, None), (204, None), (204, None)),
    (reported, (204, 1), (204, 1), (204, 1)),
]


@pytest.mark.parametrize(
    ("tries", "before", "by_the_blocked", "by_who_blocks"), TABLE, ids=lambda one: getattr(one, "__name__", "")
)
def test_every_endpoint_between_two(
    ann: Person,
    bob: Person,
    tries: Callable[[Person, Person], Told],
    before: Told,
    by_the_blocked: Told,
    by_who_blocks: Told,
) -> None:
    assert tries(registered("Eve"), ann) == before, "between strangers"
    assert ann.post(f"players/{bob.account}/block").status_code == 204
    assert tries(bob, ann) == by_the_blocked
    assert tries(ann, bob) == by_who_blocks


def test_the_blocked_person_sees_what_a_private_profile_shows(ann: Person, bob: Person) -> None:
    won_by(ann, [ann, bob])
    ann.post(f"players/{bob.account}/block")
    as_blocked = bob.get(f"players/{ann.account}").json()
    ann.delete(f"players/{bob.account}/block")
    ann.patch("me", {"preferences": {"profile": "private"}})
    assert bob.get(f"players/{ann.account}").json() == as_blocked


def test_a_game_of_both_goes_on_and_so_does_its_rematch(ann: Person, bob: Person) -> None:
    game = rated_table([ann, bob])
    ann.post(f"players/{bob.account}/block")
    assert bob.view(game)["your_seat"] == 1
    bob.post(f"games/{game}/actions", {"type": "concede"})
    rematch = bob.post(f"games/{game}/rematch").json()["id"]
    assert {seat["name"] for seat in ann.view(rematch)["seats"]} == {"Ann", "Bob"}


def test_who_sits_at_a_table_sees_it_although_a_blocked_person_sits_there_too(ann: Person, bob: Person) -> None:
    lobby = public_lobby(ann)
    bob.post(f"games/{lobby}/seats")
    bob.post(f"players/{ann.account}/block")
    assert bob.view(lobby)["your_seat"] == 1
    assert bob.post(f"games/{lobby}/seats").status_code == 200


def test_a_block_is_made_once_listed_and_taken_back(ann: Person, bob: Person) -> None:
    for _ in range(2):
        assert ann.post(f"players/{bob.account}/block").status_code == 204
    assert [(one["id"], one["name"]) for one in ann.get("me/blocks").json()["items"]] == [(bob.account, "Bob")]
    assert bob.get("me/blocks").json()["items"] == [], "who was blocked is not told"
    for _ in range(2):
        assert ann.delete(f"players/{bob.account}/block").status_code == 204
    assert ann.get("me/blocks").json()["items"] == []
    assert listed(bob, ann) == (200, True)


def test_a_block_that_cannot_be_is_refused(ann: Person, bob: Person, monkeypatch) -> None:
    assert ann.post(f"players/{ann.account}/block").json()["code"] == "not_yourself"
    assert ann.post(f"players/{uuid4()}/block").status_code == 404
    assert ann.post("players/bob/block").status_code == 404
    monkeypatch.setattr(blocks, "MOST_BLOCKS", 1)
    ann.post(f"players/{bob.account}/block")
    refused = ann.post(f"players/{Person('Eve').account}/block")
    assert (refused.status_code, refused.json()["code"]) == (409, "too_many_blocks")
    assert ann.post(f"players/{bob.account}/block").status_code == 204, "the same block is no other"


def test_a_deleted_account_is_blocked_by_nobody(ann: Person, bob: Person) -> None:
    from accounts.deletion import do_delete_account

    ann.post(f"players/{bob.account}/block")
    bob.post(f"players/{ann.account}/block")
    do_delete_account(bob.account, by=None)
    assert not PlayerBlock.objects.exists()


@pytest.mark.parametrize(
    ("body", "pointer", "code"),
    [
        ({}, "/reason", "missing"),
        ({"reason": "ugly"}, "/reason", "unknown_choice"),
        ({"reason": "name", "event": 3}, "/event", "event_without_game"),
        ({"reason": "name", "game": "x"}, "/game", "wrong_type"),
        ({"reason": "name", "game": str(uuid4())}, "/game", "not_played_together"),
        ({"reason": "name", "text": "look!"}, "/text", "unknown_field"),
    ],
)
def test_a_report_that_makes_no_sense_is_refused(ann: Person, bob: Person, body: Any, pointer: str, code: str) -> None:
    answer = ann.post(f"players/{bob.account}/report", body)
    assert answer.status_code == 422, answer.content
    assert (pointer, code) in [(error["pointer"], error["code"]) for error in answer.json()["errors"]]
    assert not Report.objects.exists()


def test_a_report_names_a_place_in_a_game_of_both(ann: Person, bob: Person, cid: Person) -> None:
    game = rated_table([ann, bob])
    version = ann.view(game)["version"]
    far = ann.post(f"players/{bob.account}/report", {"reason": "stalling", "game": game, "event": version + 1})
    assert far.json()["errors"][0]["code"] == "out_of_range"
    assert cid.post(f"players/{bob.account}/report", {"reason": "stalling", "game": game}).status_code == 422
    for _ in range(2):
        body = {"reason": "stalling", "game": game, "event": version}
        assert ann.post(f"players/{bob.account}/report", body).status_code == 204
    report = Report.objects.get()
    assert (report.name, report.event, report.verdict) == ("Bob", version, "open")
    assert ann.post(f"players/{ann.account}/report", {"reason": "name"}).json()["code"] == "not_yourself"
    assert ann.post(f"players/{uuid4()}/report", {"reason": "name"}).status_code == 404
