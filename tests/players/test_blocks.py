"""Two who have blocked each other: every endpoint between them, and nobody is told."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from matching.runner import run
from players import blocks
from players.models import PlayerBlock, Report
from tests.contract import document
from tests.games.people import Person, open_table
from tests.players.people import rated_table, registered, won_by

pytestmark = pytest.mark.django_db(transaction=True)
Told = tuple[int, object]
Tries = Callable[[Person, Person], Told]
DUEL = {"ruleset": "toy", "seats": {"min": 2, "max": 2}}


def public_lobby(host: Person) -> str:
    return str(host.post("games", {"ruleset": "toy"}).json()["id"])


def private_lobby(host: Person) -> tuple[str, str]:
    table = host.post("games", {"ruleset": "toy", "access": "private"}).json()
    return table["id"], table["code"]


def running(other: Person) -> str:
    """A game of the other and a third person, which everybody may watch."""
    return rated_table([other, registered("Third")])


def finished(other: Person) -> str:
    return won_by(other, [other, registered("Third")])


def of_both(me: Person, other: Person) -> str:
    """A game that both play: they have met by a code."""
    return rated_table([other, me], access="private")


def ended_of_both(me: Person, other: Person) -> str:
    return won_by(other, [other, me], access="private")


def lobby_of_both(me: Person, other: Person) -> str:
    game, code = private_lobby(me)
    assert other.post(f"games/{game}/seats", {"code": code}).status_code == 200
    return game


def listed(me: Person, other: Person) -> Told:
    lobby = public_lobby(other)
    return 200, lobby in [row["id"] for row in me.get("games?open=true").json()["items"]]


def listed_with_a_guest_of_the_host(me: Person, other: Person) -> Told:
    lobby = public_lobby(Person("Host"))
    other.post(f"games/{lobby}/seats")
    return 200, lobby in [row["id"] for row in me.get("games").json()["items"]]


def listed_while_it_runs(me: Person, other: Person) -> Told:
    game = running(other)
    return 200, game in [row["id"] for row in me.get("games?status=running").json()["items"]]


def at_a_lobby(path: str) -> Tries:
    """A read of a public table at which the other waits."""
    return lambda me, other: (me.get(f"games/{public_lobby(other)}{path}").status_code, None)


def at_a_running_game(path: str) -> Tries:
    return lambda me, other: (me.get(f"games/{running(other)}{path}").status_code, None)


def at_a_finished_game(path: str) -> Tries:
    return lambda me, other: (me.get(f"games/{finished(other)}{path}").status_code, None)


def stream_ticket(game: Callable[[Person], str]) -> Tries:
    return lambda me, other: (me.post(f"games/{game(other)}/stream-tickets").status_code, None)


def joined(me: Person, other: Person) -> Told:
    return me.post(f"games/{public_lobby(other)}/seats").status_code, None


def previewed(me: Person, other: Person) -> Told:
    _, code = private_lobby(other)
    shown = me.get(f"games/preview?code={code}")
    return shown.status_code, shown.json()["open"]


def joined_with_a_code(me: Person, other: Person) -> Told:
    _, code = private_lobby(other)
    return me.post("games/join", {"code": code}).status_code, None


def readied(me: Person, other: Person) -> Told:
    return me.patch(f"games/{lobby_of_both(other, me)}/seats/1", {"ready": True}).status_code, None


def left(me: Person, other: Person) -> Told:
    return me.delete(f"games/{lobby_of_both(other, me)}/seats/1").status_code, None


def begun(me: Person, other: Person) -> Told:
    game = lobby_of_both(me, other)
    assert other.patch(f"games/{game}/seats/1", {"ready": True}).status_code == 200
    return me.post(f"games/{game}/start").status_code, None


def acted(me: Person, other: Person) -> Told:
    return me.post(f"games/{of_both(me, other)}/actions", {"type": "concede"}).status_code, None


def handed_over(me: Person, other: Person) -> Told:
    """The other's seat, by a host whose guest has left it."""
    game = open_table([me, other], "toy", access="private")
    assert other.patch(f"games/{game}/seats/1", {"away": True}).status_code == 200
    return me.post(f"games/{game}/seats/1/stand-in", {"bot": "random"}).status_code, None


def played_again(me: Person, other: Person) -> Told:
    rematch = me.post(f"games/{ended_of_both(me, other)}/rematch").json()["id"]
    return other.get(f"games/{rematch}").status_code, None


def matched(me: Person, other: Person) -> Told:
    tickets = [one.post("quick-play", DUEL).json()["id"] for one in (me, other)]
    run()
    shown = [one.delete(f"quick-play/{ticket}").json() for one, ticket in zip((me, other), tickets, strict=True)]
    return 200, shown[0]["game"] is not None and shown[0]["game"] == shown[1]["game"]


def joined_a_party(me: Person, other: Person) -> Told:
    theirs = other.post("quick-play", {"ruleset": "toy", "party": {"size": 2}}).json()
    answer = me.post("quick-play", {"ruleset": "toy", "party": {"code": theirs["party"]["code"]}})
    for one in (me, other):
        for ticket in one.get("quick-play").json()["items"]:
            one.delete(f"quick-play/{ticket['id']}")
    return answer.status_code, answer.json().get("code")


def profile(me: Person, other: Person) -> Told:
    shown = me.get(f"players/{other.account}")
    return shown.status_code, (shown.json()["private"], shown.json()["blocked"])


def games(me: Person, other: Person) -> Told:
    answer = me.get(f"players/{other.account}/games")
    return answer.status_code, answer.json().get("code")


def own_games(me: Person, other: Person) -> Told:
    game = ended_of_both(me, other)
    answer = me.get("me/games")
    names = [row["opponents"][0]["player"] for row in answer.json()["items"] if row["game"] == game]
    return answer.status_code, names == [other.account]


def avatar(me: Person, other: Person) -> Told:
    return me.get(f"players/{other.account}/avatars/0.svg").status_code, None


def on_the_board(path: str) -> Tries:
    def looked(me: Person, other: Person) -> Told:
        ended_of_both(me, other)
        answer = me.get(path)
        return answer.status_code, other.account in [row["player"] for row in answer.json()["items"]]

    return looked


def blocked(me: Person, other: Person) -> Told:
    return me.post(f"players/{other.account}/block").status_code, None


def unblocked(me: Person, other: Person) -> Told:
    return me.delete(f"players/{other.account}/block").status_code, None


def in_my_blocks(me: Person, other: Person) -> Told:
    answer = me.get("me/blocks")
    return answer.status_code, other.account in [row["id"] for row in answer.json()["items"]]


def reported(me: Person, other: Person) -> Told:
    answer = me.post(f"players/{other.account}/report", {"reason": "harassing"})
    return answer.status_code, Report.objects.filter(about=other.account, by=me.account).count()


SEEN, GONE = (200, None), (404, None)
TABLE: list[tuple[str, Tries, Told, Told, Told]] = [
    # the operation, what is tried, and what comes of it: before, by the blocked person, by who blocks
    ("listGames", listed, (200, True), (200, False), (200, False)),
    ("listGames", listed_with_a_guest_of_the_host, (200, True), (200, False), (200, False)),
    ("listGames", listed_while_it_runs, (200, True), (200, True), (200, True)),
    ("getGame", at_a_lobby(""), SEEN, GONE, GONE),
    ("getGame", at_a_running_game(""), SEEN, SEEN, SEEN),
    ("getTableCards", at_a_lobby("/cards"), SEEN, GONE, GONE),
    ("getTableCards", at_a_running_game("/cards"), SEEN, SEEN, SEEN),
    ("listEvents", at_a_lobby("/events"), SEEN, GONE, GONE),
    ("listEvents", at_a_running_game("/events"), SEEN, SEEN, SEEN),
    ("streamEvents", at_a_lobby("/stream"), SEEN, GONE, GONE),
    ("streamEvents", at_a_running_game("/stream"), SEEN, SEEN, SEEN),
    ("createStreamTicket", stream_ticket(public_lobby), (201, None), GONE, GONE),
    ("createStreamTicket", stream_ticket(running), (201, None), (201, None), (201, None)),
    ("getReplay", at_a_finished_game("/replay"), SEEN, SEEN, SEEN),
    ("getReplayView", at_a_finished_game("/replay/1"), SEEN, SEEN, SEEN),
    ("listReplayEvents", at_a_finished_game("/replay/events"), SEEN, SEEN, SEEN),
    ("takeSeat", joined, SEEN, GONE, GONE),
    ("previewTable", previewed, (200, True), (200, True), (200, True)),
    ("joinByCode", joined_with_a_code, SEEN, SEEN, SEEN),
    ("changeSeat", readied, SEEN, SEEN, SEEN),
    ("leaveSeat", left, (204, None), (204, None), (204, None)),
    ("startGame", begun, SEEN, SEEN, SEEN),
    ("takeAction", acted, SEEN, SEEN, SEEN),
    ("handOverSeat", handed_over, SEEN, SEEN, SEEN),
    ("openRematch", played_again, SEEN, SEEN, SEEN),
    ("startQuickPlay", matched, (200, True), (200, False), (200, False)),
    ("startQuickPlay", joined_a_party, (201, None), (404, "no_such_party"), (404, "no_such_party")),
    ("getPlayer", profile, (200, (False, False)), (200, (True, False)), (200, (False, True))),
    ("listPlayerGames", games, (200, None), (403, "private_profile"), (200, None)),
    ("listMyGames", own_games, (200, True), (200, True), (200, True)),
    ("getAvatar", avatar, SEEN, SEEN, SEEN),
    ("getLeaderboard", on_the_board("leaderboards/toy"), (200, True), (200, True), (200, True)),
    ("getMyLeaderboard", on_the_board("me/leaderboards/toy"), (200, True), (200, True), (200, True)),
    ("blockPlayer", blocked, (204, None), (204, None), (204, None)),
    ("unblockPlayer", unblocked, (204, None), (204, None), (204, None)),
    ("listBlocks", in_my_blocks, (200, False), (200, False), (200, True)),
    ("reportPlayer", reported, (204, 1), (204, 1), (204, 1)),
]
NOBODY_ELSE_IS_THERE = {
    "openTable": "a new table has nobody else at it",
    **dict.fromkeys(["getScenario", "layScenario", "undoScenario", "sitInScenario"], "a table of staff alone"),
    **dict.fromkeys(["listTickets", "getTicket", "cancelTicket"], "tickets are their owner's"),
    **dict.fromkeys(["listMyEvents", "streamMyEvents", "createMyStreamTicket"], "of tables at which one sits"),
    **dict.fromkeys(["getMe", "updateMe", "deleteMe", "exportMe", "upgradeGuest"], "one's own account"),
    **dict.fromkeys(["changeEmail", "removeEmail", "mailCode", "changePassword", "proveSession"], "one's own ways in"),
    **dict.fromkeys(["listIdentities", "linkIdentity", "unlinkIdentity"], "one's own ways in"),
    **dict.fromkeys(["listApiKeys", "createApiKey", "deleteApiKey"], "one's own keys"),
    **dict.fromkeys(["listSessions", "endSession", "endSessions"], "one's own devices"),
}
NOBODY_MEETS_AT = {"auth", "cards", "webhooks"}
"""Tags of the contract: signing in, the cards of everybody, one's own server."""


@pytest.mark.parametrize(
    ("tries", "before", "by_the_blocked", "by_who_blocks"),
    [line[1:] for line in TABLE],
    ids=[f"{operation}-{number}" for number, (operation, *_) in enumerate(TABLE)],
)
def test_every_endpoint_between_two(
    ann: Person, bob: Person, tries: Tries, before: Told, by_the_blocked: Told, by_who_blocks: Told
) -> None:
    assert tries(registered("Eve"), ann) == before, "between strangers"
    assert ann.post(f"players/{bob.account}/block").status_code == 204
    assert tries(bob, ann) == by_the_blocked
    assert tries(ann, bob) == by_who_blocks


def test_every_operation_of_the_contract_has_a_line_or_a_reason() -> None:
    every = [operation for path in document()["paths"].values() for operation in path.values()]
    met = {one["operationId"] for one in every if not NOBODY_MEETS_AT & set(one["tags"])}
    named = [{operation for operation, *_ in TABLE}, set(NOBODY_ELSE_IS_THERE)]
    assert met - named[0] - named[1] == set(), "say what each of the two gets"
    assert (named[0] | named[1]) - met == set(), "no such operation any more"
    assert named[0] & named[1] == set()


def test_who_looked_at_a_table_before_the_block_hears_of_it_no_more(ann: Person, bob: Person) -> None:
    lobby = public_lobby(ann)
    assert bob.get(f"games/{lobby}/events").status_code == 200
    ann.post(f"players/{bob.account}/block")
    assert bob.get(f"games/{lobby}/events").status_code == 404
    ann.delete(f"players/{bob.account}/block")
    assert bob.get(f"games/{lobby}/events").status_code == 200


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
        ({"reason": "display_name", "event": 3}, "/event", "event_without_game"),
        ({"reason": "display_name", "game": "x"}, "/game", "wrong_type"),
        ({"reason": "display_name", "game": str(uuid4())}, "/game", "not_played_together"),
        ({"reason": "display_name", "text": "look!"}, "/text", "unknown_field"),
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
    assert ann.post(f"players/{ann.account}/report", {"reason": "display_name"}).json()["code"] == "not_yourself"
    assert ann.post(f"players/{uuid4()}/report", {"reason": "display_name"}).status_code == 404
