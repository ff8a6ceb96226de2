"""Around a table: opening, finding, sitting down, getting ready, leaving, starting, playing again."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.core.management import call_command
from django.db import connection

from games.clock.housekeeping import GAME_IDLE, LOBBY_IDLE, close_idle_tables
from games.models import Game, LoggedStep, Seat
from games.store import times
from tests.games.people import Person, open_table
from tests.toy.ruleset import Toy

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def ann(toy: Toy) -> Person:
    return Person("Ann")


@pytest.fixture
def bob(toy: Toy) -> Person:
    return Person("Bob")


OUT = "out_of_range"


def new_table(host: Person, **settings: Any) -> dict[str, Any]:
    answer = host.post("games", {"ruleset": "toy", **settings})
    assert answer.status_code == 201, answer.content
    return answer.json()  # type: ignore[no-any-return]


def test_the_host_has_seat_0_and_a_public_table_no_code(ann: Person) -> None:
    table = new_table(ann)
    assert (table["status"], table["your_seat"], table["code"]) == ("lobby", 0, None)
    assert table["seats"][0] | {"account": None} == {
        "number": 0,
        "name": "Ann",
        "account": None,
        "bot": None,
        "host": True,
        "ready": True,
        "consents": False,
        "away": False,
        "stand_in": None,
        "conceded": False,
    }


@pytest.mark.parametrize(
    ("body", "pointer", "code"),
    [
        ({}, "/ruleset", "missing"),
        ({"ruleset": "chess"}, "/ruleset", "unknown_choice"),
        ({"ruleset": "toy", "seats": {"min": 1}}, "/seats/min", OUT),
        ({"ruleset": "toy", "seats": {"min": 5, "max": 3}}, "/seats/min", OUT),
        ({"ruleset": "toy", "seats": {"max": 9}}, "/seats/max", OUT),
        ({"ruleset": "toy", "options": {"edition": "second"}}, "/options/edition", "unknown_field"),
        ({"ruleset": "toy", "options": {"goal": "many"}}, "/options/goal", "wrong_type"),
        ({"ruleset": "toy", "clock": {"mode": "off"}}, "/clock/mode", "clock_off_is_private"),
        ({"ruleset": "toy", "clock": {"seconds": {"stop": 1}}}, "/clock/seconds/stop", OUT),
        ({"ruleset": "toy", "clock": {"seconds": {"turn": 9999}}}, "/clock/seconds/turn", OUT),
        (
            {"ruleset": "toy", "clock": {"mode": "correspondence", "seconds": {"turn": 60}}},
            "/clock/seconds/turn",
            OUT,
        ),
        ({"ruleset": "toy", "card_sets": [{"slug": "no-such"}]}, "/card_sets/0", "no_such_card_set"),
        ({"ruleset": "toy", "bots": ["clever"]}, "/bots/0", "unknown_choice"),
        ({"ruleset": "toy", "seats": {"max": 3}, "bots": ["random"] * 3}, "/bots", "many_items"),
        ({"ruleset": "toy", "acess": "private"}, "/acess", "unknown_field"),
        ({"ruleset": "toy", "spectators": "yes"}, "/spectators", "wrong_type"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_place(ann: Person, body: Any, pointer: str, code: str) -> None:
    answer = ann.post("games", body)
    assert answer.status_code == 422
    assert (pointer, code) in [(error["pointer"], error["code"]) for error in answer.json()["errors"]]
    assert not Game.objects.exists()


def test_everything_wrong_is_told_at_once(ann: Person) -> None:
    answer = ann.post(
        "games", {"ruleset": "toy", "seats": {"max": 9}, "options": {"x": 1}, "clock": {"seconds": {"turn": 1}}}
    )
    assert len(answer.json()["errors"]) == 3


def test_a_private_table_is_joined_with_its_code_alone(ann: Person, bob: Person) -> None:
    table = new_table(ann, access="private")
    assert bob.get(f"games/{table['id']}").status_code == 404
    assert bob.post(f"games/{table['id']}/seats").status_code == 404
    assert bob.post(f"games/{table['id']}/seats", {"code": "WRONG"}).status_code == 404
    joined = bob.post("games/join", {"code": table["code"].lower()})
    assert joined.json()["your_seat"] == 1
    assert bob.post("games/join", {"code": "ABCDEFGH"}).status_code == 404


def test_joining_twice_is_joining_once(ann: Person, bob: Person) -> None:
    game = new_table(ann)["id"]
    assert bob.post(f"games/{game}/seats").json()["your_seat"] == 1
    assert bob.post(f"games/{game}/seats").json()["your_seat"] == 1
    assert Seat.objects.filter(game_id=game).count() == 2


def test_fifty_race_for_the_last_seat_and_one_gets_it(ann: Person) -> None:
    game = new_table(ann, seats={"min": 2, "max": 2})["id"]
    crowd = [Person(f"P{n}") for n in range(12)]

    def join(person: Person) -> int:
        try:
            return int(person.post(f"games/{game}/seats").status_code)
        finally:
            connection.close()

    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(join, crowd))
    assert sorted(answers) == [200] + [409] * 11
    assert Seat.objects.filter(game_id=game).count() == 2


def test_a_started_table_takes_nobody(ann: Person, bob: Person) -> None:
    game = open_table([ann, bob], "toy")
    late = Person("Late")
    assert late.post(f"games/{game}/seats").json()["code"] == "already_started"
    assert ann.post(f"games/{game}/start").json()["code"] == "already_started"


def test_the_start_waits_for_seats_and_readiness_and_the_host(ann: Person, bob: Person) -> None:
    game = new_table(ann, seats={"min": 2, "max": 3})["id"]
    assert ann.post(f"games/{game}/start").json()["code"] == "seats_missing"
    bob.post(f"games/{game}/seats")
    assert ann.post(f"games/{game}/start").json()["code"] == "seats_not_ready"
    assert ann.patch(f"games/{game}/seats/1", {"ready": True}).json()["code"] == "not_your_seat"
    bob.patch(f"games/{game}/seats/1", {"ready": True})
    assert bob.post(f"games/{game}/start").json()["code"] == "host_only"
    assert ann.post(f"games/{game}/start").json()["status"] == "running"


def test_the_host_kicks_and_others_do_not(ann: Person, bob: Person) -> None:
    game = new_table(ann)["id"]
    bob.post(f"games/{game}/seats")
    assert bob.delete(f"games/{game}/seats/0").json()["code"] == "host_only"
    assert ann.delete(f"games/{game}/seats/1").status_code == 204
    assert bob.view(game)["your_seat"] is None
    assert ann.delete(f"games/{game}/seats/5").status_code == 404


def test_who_was_removed_does_not_come_back_by_the_code(ann: Person, bob: Person) -> None:
    table = new_table(ann, access="private")
    seat = bob.post("games/join", {"code": table["code"]}).json()["your_seat"]
    assert ann.delete(f"games/{table['id']}/seats/{seat}").status_code == 204
    assert bob.post("games/join", {"code": table["code"]}).json()["code"] == "removed_by_host"
    assert bob.post(f"games/{table['id']}/seats", {"code": table["code"]}).json()["code"] == "removed_by_host"
    assert bob.post(f"games/{table['id']}/seats", {"code": "WRONG"}).status_code == 404
    assert bob.get(f"games/preview?code={table['code']}").json()["open"] is False
    assert Person("Cid").post("games/join", {"code": table["code"]}).status_code == 200


def test_who_left_by_itself_may_come_back(ann: Person, bob: Person) -> None:
    game = new_table(ann)["id"]
    bob.post(f"games/{game}/seats")
    assert bob.delete(f"games/{game}/seats/1").status_code == 204
    assert bob.post(f"games/{game}/seats").json()["your_seat"] == 1


def test_a_table_is_looked_at_by_its_code_before_joining(ann: Person, bob: Person) -> None:
    table = new_table(ann, access="private", bots=["random"], options={"goal": 2}, seats={"max": 3})
    shown = bob.get(f"games/preview?code={table['code'].lower()}").json()
    assert (shown["ruleset"], shown["status"], shown["open"], shown["your_seat"]) == ("toy", "lobby", True, None)
    assert (shown["host"], shown["players"], shown["seats_taken"], shown["max_seats"]) == (
        "Ann",
        ["Ann", "Bot 1"],
        2,
        3,
    )
    assert [(option["name"], option["value"]) for option in shown["options"]] == [("goal", 2)]
    assert ann.account not in str(shown)
    assert table["id"] not in str(shown)
    assert bob.get(f"games/{table['id']}").status_code == 404  # looking is not joining
    assert bob.get("games/preview?code=ABCDEFGH").status_code == 404
    assert bob.post("games/join", {"code": table["code"]}).status_code == 200
    joined = bob.get(f"games/preview?code={table['code']}").json()
    assert (joined["open"], joined["your_seat"]) == (False, 2)


def test_a_preview_is_in_words(bob: Person) -> None:
    call_command("load_card_sets", verbosity=0)
    wanted = {"ruleset": "kill_the_unicorns", "access": "private"}
    code = bob.post("games", wanted).json()["code"]
    shown = bob.get(f"games/preview?code={code}", Accept_Language="es").json()
    assert shown["ruleset_label"] == "Kill the Unicorns"
    labels = {option["name"]: option["value_label"] for option in shown["options"]}
    assert {"Sí", "No"} & set(labels.values())
    assert all(option["label"] for option in shown["options"])
    assert [card_set["name"] for card_set in shown["card_sets"]]


def test_looking_at_codes_is_slowed_like_joining(ann: Person, settings: Any) -> None:
    settings.THROTTLES = {**settings.THROTTLES, "auth": "2/minute"}
    answers = [ann.get("games/preview?code=ABCDEFGH").status_code for _ in range(3)]
    assert answers[-1] == 429


def test_the_list_says_who_has_won_and_what_it_was_for_you(ann: Person, bob: Person) -> None:
    game = open_table([ann, bob], "toy")
    (running,) = ann.get("games?mine=true").json()["items"]
    assert (running["outcome"], running["your_result"], running["paused"]) == (None, None, False)
    ann.act(game, "concede", "")
    results = []
    for person in (ann, bob, Person("Eve")):
        (row,) = [row for row in person.get("games").json()["items"] if row["id"] == game]
        assert (row["outcome"]["winners"], row["outcome"]["reason"]) == ([1], "last_seat_left")
        results.append(row["your_result"])
    assert results == ["lost", "won", None]


def test_the_table_passes_on_when_the_host_leaves_and_closes_with_the_last_person(ann: Person, bob: Person) -> None:
    game = new_table(ann)["id"]
    bob.post(f"games/{game}/seats")
    ann.post(f"games/{game}/seats", {"bot": "random"})
    ann.delete(f"games/{game}/seats/0")
    seats = bob.view(game)["seats"]
    assert [(seat["number"], seat["host"]) for seat in seats] == [(1, True), (2, False)]
    assert bob.post(f"games/{game}/start").json()["your_seat"] == 0
    other = new_table(ann)["id"]
    ann.post(f"games/{other}/seats", {"bot": "random"})
    ann.delete(f"games/{other}/seats/0")
    assert Game.objects.get(pk=other).status == "abandoned"


def test_an_unknown_bot_is_refused_with_those_there_are(ann: Person) -> None:
    game = new_table(ann)["id"]
    answer = ann.post(f"games/{game}/seats", {"bot": "clever"})
    assert "random" in answer.json()["errors"][0]["detail"]


def test_a_table_may_be_opened_with_bots_already_seated(ann: Person) -> None:
    table = new_table(ann, bots=["random", "random"])
    assert [seat["bot"] for seat in table["seats"]] == [None, "random", "random"]
    assert ann.post(f"games/{table['id']}/start").json()["status"] == "running"


def test_leaving_a_running_game_makes_the_seat_away_and_it_is_played_on(ann: Person, bob: Person) -> None:
    game = open_table([ann, bob], "toy", clock={"seconds": {"pause": 0}})
    assert ann.delete(f"games/{game}/seats/0").status_code == 204
    view = bob.view(game)
    assert view["seats"][0]["away"] is True
    assert view["waiting_for"] == [1]
    assert ann.patch(f"games/{game}/seats/0", {"away": False}).json()["seats"][0]["away"] is False


def test_a_rematch_keeps_the_seats_and_is_opened_once(ann: Person, bob: Person) -> None:
    game = open_table([ann, bob], "toy", access="private", options={"goal": 2})
    assert ann.post(f"games/{game}/rematch").json()["code"] == "still_playing"
    ann.act(game, "concede", "")
    again = bob.post(f"games/{game}/rematch").json()
    assert [(seat["name"], seat["ready"]) for seat in again["seats"]] == [("Bob", True), ("Ann", False)]
    assert again["options"] == {"goal": 2}
    assert ann.post(f"games/{game}/rematch").json()["id"] == again["id"]
    assert ann.view(game)["rematch"] == again["id"]
    assert Person("Eve").post(f"games/{game}/rematch").status_code == 404


def test_the_list_shows_public_tables_and_ones_own_with_who_owes(ann: Person, bob: Person) -> None:
    public, private = new_table(ann)["id"], new_table(bob, access="private")["id"]
    running = open_table([ann, bob], "toy", access="private")
    ids = [row["id"] for row in ann.get("games").json()["items"]]
    assert ids == [public]
    assert {row["id"] for row in bob.get("games?mine=true").json()["items"]} == {private, running}
    owed = ann.get("games?owed=true").json()["items"]
    assert [(row["id"], row["you_owe"]) for row in owed] == [(running, True)]
    assert bob.get("games?owed=true").json()["items"] == []
    assert ann.get("games?open=true&ruleset=toy").json()["items"][0]["seats_taken"] == 1
    assert ann.get("games?open=perhaps").status_code == 400
    assert ann.get("games?colour=red").json()["errors"][0]["pointer"] == "/colour"


def test_pages_follow_their_cursor(ann: Person) -> None:
    made = [new_table(ann)["id"] for _ in range(5)]
    seen, cursor = [], ""
    while cursor is not None:
        page = ann.get(f"games?limit=2{f'&cursor={cursor}' if cursor else ''}").json()
        seen += [row["id"] for row in page["items"]]
        cursor = page["next_cursor"]
    assert seen == list(reversed(made))


def test_a_lobby_that_never_starts_is_closed_after_a_day(ann: Person) -> None:
    game = new_table(ann)["id"]
    row = Game.objects.get(pk=game)
    with times.fixed(row.created_at + LOBBY_IDLE):
        assert close_idle_tables() == 0
    with times.fixed(row.created_at + LOBBY_IDLE * 1.01):
        assert close_idle_tables() == 1
        assert close_idle_tables() == 0
    assert ann.view(game)["status"] == "abandoned"


def test_a_game_with_a_clock_that_somebody_plays_is_never_closed(ann: Person, bob: Person) -> None:
    timed = open_table([ann, bob], "toy")
    untimed = open_table([ann, bob], "toy", access="private", clock={"mode": "off"})
    assert ann.view(untimed)["deadline"] is None
    row = Game.objects.get(pk=untimed)
    Game.objects.filter(pk=timed).update(settles_at=None)
    with times.fixed(row.created_at + GAME_IDLE * 0.99):
        assert close_idle_tables() == 0
    with times.fixed(row.created_at + GAME_IDLE * 1.01):
        assert close_idle_tables() == 1
    assert Game.objects.get(pk=untimed).status == "abandoned"
    assert Game.objects.get(pk=timed).status == "running"


def test_the_view_has_a_weak_etag_and_is_not_sent_twice(ann: Person, bob: Person) -> None:
    game = open_table([ann, bob], "toy")
    first = ann.get(f"games/{game}")
    again = ann.get(f"games/{game}", If_None_Match=first.headers["ETag"])
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["Server-Time"]
    assert bob.get(f"games/{game}", If_None_Match=first.headers["ETag"]).status_code == 200
    assert ann.get(f"games/{game}", If_None_Match=first.headers["ETag"], Accept_Language="pl").status_code == 200
    ann.act(game, "pass")
    assert ann.get(f"games/{game}", If_None_Match=first.headers["ETag"]).status_code == 200


def test_a_spectator_sees_no_hand_and_only_where_it_is_allowed(ann: Person, bob: Person) -> None:
    eve = Person("Eve")
    open_game = open_table([ann, bob], "toy")
    view = eve.view(open_game)
    assert (view["you"], view["prompts"], view["your_seat"]) == (None, [], None)
    closed = open_table([ann, bob], "toy", spectators=False)
    assert eve.get(f"games/{closed}").status_code == 404
    assert eve.get(f"games/{closed}/events").status_code == 404


def test_a_deleted_account_leaves_its_seats_and_no_name(ann: Person, bob: Person) -> None:
    lobby = new_table(ann)["id"]
    bob.post(f"games/{lobby}/seats")
    running = open_table([ann, bob], "toy", clock={"seconds": {"pause": 0}})
    finished = open_table([ann, bob], "toy")
    ann.act(finished, "concede", "")
    assert bob.delete("me").status_code == 204
    assert [seat["name"] for seat in ann.view(lobby)["seats"]] == ["Ann"]
    for game in (running, finished):
        seat = ann.view(game)["seats"][1]
        assert (seat["account"], seat["name"]) == (None, "Somebody who has left")
    assert ann.view(running)["seats"][1]["away"] is True
    assert ann.view(running)["waiting_for"] == [0]
    stored = b"".join(bytes(step.events) for step in LoggedStep.objects.all())
    assert b"Bob" not in stored
