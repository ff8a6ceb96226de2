"""Seats that nobody plays: their pace, a table that waits, and the way back. The clock is shifted, never waited for."""

from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from random import Random
from typing import Any
from uuid import UUID

import pytest
from django.core.management import call_command
from django.db import connection

from games.bots.turns import play_bots
from games.clock.housekeeping import GAME_IDLE, close_idle_tables
from games.models import Game, LoggedStep, Seat
from games.rules.kernel.prompts import Action
from games.services import start
from games.services.batches import settle_oldest
from games.store import times
from games.store.due import games_with_waiting_bots
from games.store.log import action_of
from tests.games.people import Person, fill, open_table
from tests.toy.ruleset import Toy

pytestmark = pytest.mark.django_db(transaction=True)
PACE = timedelta(seconds=1.5)
LIVE = {"mode": "live", "seconds": {"pause": 0, "turn": 60, "pace": 1.5}}


@pytest.fixture
def people(toy: Toy) -> list[Person]:
    return [Person("Ann"), Person("Bob"), Person("Cid")]


@pytest.fixture
def ann(people: list[Person]) -> Person:
    return people[0]


def row_of(game: str) -> Game:
    return Game.objects.get(pk=game)


def let_time_pass(game: str, until: datetime) -> None:
    """Everything that the clock and the bots do by then, each at its time."""
    for _ in range(500):
        row = row_of(game)
        if row.settles_at is None or row.settles_at > until:
            return
        with times.fixed(row.settles_at):
            settle_oldest()
            play_bots(UUID(game))
    raise AssertionError("the clock is never done")


def sweep_bots() -> None:
    """What a sweep calls for, done at once."""
    for game in games_with_waiting_bots(10):
        play_bots(game)


def actions_of(game: str) -> list[Action]:
    return [action for step in LoggedStep.objects.filter(game_id=game).order_by("last") if (action := action_of(step))]


def is_turn(action: Action) -> bool:
    """In the toy game a turn is the first question of a step, and a window the second."""
    return action.prompt.split(".")[1] == "0"


def events_of(person: Person, game: str) -> list[str]:
    return [event["type"] for event in person.get(f"games/{game}/events?after=0").json()["events"]]


def goes_away(person: Person, game: str, seat: int) -> None:
    assert person.patch(f"games/{game}/seats/{seat}", {"away": True}).status_code == 200


# ---- a table that waits -----------------------------------------------------------------------------------------


def test_five_minutes_of_sleep_beside_two_bots_cost_one_turn_and_the_next_action_goes_on(ann: Person) -> None:
    game = open_table([ann], "toy", bots=2, clock=LIVE)
    begin = row_of(game).created_at
    let_time_pass(game, begin + timedelta(minutes=5))
    asleep = ann.view(game)
    assert (asleep["status"], asleep["paused"]["reason"], asleep["deadline"]) == ("running", "everybody_away", None)
    assert len([action for action in actions_of(game) if action.seat == 0 and is_turn(action)]) == 1
    assert asleep["waiting_for"] == [0]
    assert asleep["prompts"][0]["closes_at"] is None
    let_time_pass(game, begin + timedelta(hours=5))
    sweep_bots()
    assert ann.view(game)["version"] == asleep["version"]
    woken = ann.post(f"games/{game}/actions", fill(asleep["prompts"][0], Random(1)))
    assert woken.status_code == 200, woken.content
    assert (woken.json()["paused"], woken.json()["seats"][0]["away"]) == (None, False)
    assert [kind for kind in events_of(ann, game) if kind.startswith(("seat_away", "seat_back", "table_"))] == [
        "table_opened",
        "seat_away",
        "table_paused",
        "seat_back",
        "table_resumed",
    ]
    play_to_the_end(ann, game, begin + timedelta(hours=5))


@pytest.mark.parametrize("ruleset", ["unstable_unicorns", "kill_the_unicorns"])
def test_who_slept_five_minutes_beside_two_bots_can_still_win(
    ann: Person, ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deal after the other, always the same ones, until she has won one that she slept in."""
    call_command("load_card_sets", verbosity=0)
    winners: list[int] = []
    for deal in range(12):
        monkeypatch.setattr(start, "fresh_secret", lambda deal=deal: bytes([deal]) * 32)
        game = open_table([ann], ruleset, bots=2, clock={"mode": "live"})
        woken_at = row_of(game).created_at + timedelta(minutes=5)
        let_time_pass(game, woken_at)
        asleep = ann.view(game)
        assert (asleep["status"], asleep["paused"]["reason"]) == ("running", "everybody_away")
        play_to_the_end(ann, game, woken_at)
        winners += ann.view(game)["outcome"]["winners"]
        if 0 in winners:
            return
    raise AssertionError(f"nothing but bots wins: {winners}")


def play_to_the_end(person: Person, game: str, now: datetime) -> None:
    """The person answers at once, and the clock lets the bots answer at their pace."""
    rng = Random(1)
    for _ in range(3_000):
        row = row_of(game)
        if row.status == Game.Status.FINISHED:
            return
        now = max(now, row.settles_at or now)
        with times.fixed(now):
            settle_oldest()
            play_bots(UUID(game))
            while (view := person.view(game))["prompts"] and view["status"] == "running":
                answer = person.post(f"games/{game}/actions", fill(view["prompts"][0], rng))
                assert answer.status_code == 200, answer.content
    raise AssertionError("the game does not end")


def test_who_says_so_is_back_and_what_is_asked_has_its_whole_time_again(people: list[Person]) -> None:
    game = open_table(people[:2], "toy", clock=LIVE)
    for number in (0, 1):
        goes_away(people[number], game, number)
    row = row_of(game)
    assert (row.status, row.closes_at, row.settles_at, row.plays_at) == ("running", None, None, None)
    assert people[1].get("games?mine=true").json()["items"][0]["paused"] is True
    assert actions_of(game) == []
    later = row.created_at + timedelta(hours=1)
    with times.fixed(later):
        back = people[0].patch(f"games/{game}/seats/0", {"away": False}).json()
    assert (back["paused"], back["waiting_for"]) == (None, [0])
    assert row_of(game).closes_at == later + timedelta(seconds=60)


def test_a_table_that_waits_is_closed_after_a_week_and_not_before(people: list[Person]) -> None:
    game = open_table(people[:2], "toy", clock=LIVE)
    for number in (0, 1):
        goes_away(people[number], game, number)
    paused_at = row_of(game).paused_at
    assert paused_at
    with times.fixed(paused_at + GAME_IDLE):
        assert close_idle_tables() == 0
    with times.fixed(paused_at + GAME_IDLE * 1.01):
        assert close_idle_tables() == 1
    view = people[0].view(game)
    assert (view["status"], view["paused"]) == ("abandoned", None)


def test_where_nobody_can_come_back_bots_play_to_the_end(people: list[Person]) -> None:
    conceded = open_table(people[:1], "toy", bots=2, clock=LIVE)
    assert people[0].act(conceded, "concede", "").status_code == 200
    deleted = open_table(people[1:2], "toy", bots=2, clock=LIVE)
    assert people[1].delete("me").status_code == 204
    for game in (conceded, deleted):
        let_time_pass(game, row_of(game).created_at + timedelta(hours=5))
        assert row_of(game).status == "finished"


def test_who_deletes_the_account_while_the_table_waits_is_not_waited_for(people: list[Person]) -> None:
    game = open_table(people[:2], "toy", clock=LIVE)
    for number in (0, 1):
        goes_away(people[number], game, number)
    assert people[1].delete("me").status_code == 204
    assert people[0].view(game)["paused"] is not None
    assert people[0].delete("me").status_code == 204
    let_time_pass(game, row_of(game).created_at + timedelta(hours=5))
    assert row_of(game).status == "finished"


@pytest.mark.parametrize("round", range(5))
def test_a_person_who_returns_when_the_clock_fires_is_never_refused(ann: Person, round: int) -> None:
    game = open_table([ann], "toy", bots=2, clock=LIVE)
    Seat.objects.filter(game_id=game, number=0).update(timeouts=1)
    prompt = ann.view(game)["prompts"][0]["id"]
    settles_at = row_of(game).settles_at
    assert settles_at

    def settle() -> int:
        try:
            return len(settle_oldest())
        finally:
            connection.close()

    def act() -> int:
        try:
            return int(ann.act(game, "pass", prompt).status_code)
        finally:
            connection.close()

    with times.fixed(settles_at), ThreadPoolExecutor(2) as pool:
        answered, _ = pool.submit(act), pool.submit(settle)
        assert answered.result() == 200
    taken = [action for action in actions_of(game) if action.prompt == prompt]
    assert [(action.seat, action.auto) for action in taken] == [(0, False)]
    assert (row_of(game).paused_at, Seat.objects.get(game_id=game, number=0).away) == (None, False)


def test_by_correspondence_a_table_waits_as_well(people: list[Person]) -> None:
    game = open_table(people[:2], "toy", clock={"mode": "correspondence", "seconds": {"pause": 0, "pace": 1.5}})
    begin = row_of(game).created_at
    let_time_pass(game, begin + timedelta(days=30))
    row = row_of(game)
    assert row.paused_at
    assert timedelta(days=3) <= row.paused_at - begin < timedelta(days=5)
    assert [action.seat for action in actions_of(game) if is_turn(action)] == [0, 1, 0]
    with times.fixed(row.paused_at + GAME_IDLE * 0.9):
        assert close_idle_tables() == 0
        view = people[0].view(game)
        waited_for = people[view["waiting_for"][0]]
        assert waited_for.act(game, "pass").status_code == 200
    assert row_of(game).paused_at is None


# ---- the pace ---------------------------------------------------------------------------------------------------


def test_an_absent_seat_beside_two_present_people_is_answered_for_at_the_tables_pace(people: list[Person]) -> None:
    game = open_table(people, "toy", clock=LIVE)
    goes_away(people[1], game, 1)
    asked_at = row_of(game).created_at + timedelta(seconds=30)
    with times.fixed(asked_at):
        view = people[0].act(game, "pass").json()
    assert (view["waiting_for"], view["paused"]) == ([1], None)
    row = row_of(game)
    assert (row.plays_at, row.settles_at) == (asked_at + PACE, asked_at + PACE)
    assert row.closes_at == asked_at + timedelta(seconds=60)
    with times.fixed(asked_at + PACE - timedelta(milliseconds=1)):
        assert people[0].view(game)["waiting_for"] == [1]
    with times.fixed(asked_at + PACE):
        assert people[0].view(game)["waiting_for"] == [2]
    assert [action.auto for action in actions_of(game)] == [False, True]


def test_who_is_back_before_its_answer_is_given_has_the_time_of_the_question(people: list[Person]) -> None:
    game = open_table(people, "toy", clock=LIVE)
    goes_away(people[1], game, 1)
    people[0].act(game, "pass")
    row = row_of(game)
    assert row.plays_at
    with times.fixed(row.plays_at - timedelta(seconds=1)):
        assert people[1].patch(f"games/{game}/seats/1", {"away": False}).json()["waiting_for"] == [1]
    after = row_of(game)
    assert (after.closes_at, after.plays_at) == (row.closes_at, None)


def test_bots_answer_at_the_tables_pace_all_who_are_asked_at_once_together(ann: Person) -> None:
    game = open_table([ann], "toy", bots=2, clock=LIVE)
    card = ann.view(game)["prompts"][0]["forms"][0]["fields"]["card"]["choices"][0]["value"]
    view = ann.act(game, "lay_card", card=card).json()
    assert view["waiting_for"] == [1, 2]
    row = row_of(game)
    assert row.opens_at and row.plays_at
    assert row.plays_at - row.opens_at == PACE
    with times.fixed(row.plays_at - timedelta(milliseconds=1)):
        assert play_bots(UUID(game)) == 0
        sweep_bots()
    assert len(actions_of(game)) == 1
    with times.fixed(row.plays_at):
        assert settle_oldest()
        assert row_of(game).settles_at == row.closes_at + timedelta(milliseconds=250) if row.closes_at else False
        assert not settle_oldest()
        assert play_bots(UUID(game)) >= 1
    assert {action.seat for action in actions_of(game)[1:]} <= {1, 2}


def test_a_pace_never_reaches_the_end_of_a_window(ann: Person) -> None:
    seconds = {"pause": 0, "stop": 3, "pace": 10}
    game = open_table([ann], "toy", bots=2, clock={"mode": "live", "seconds": seconds})
    card = ann.view(game)["prompts"][0]["forms"][0]["fields"]["card"]["choices"][0]["value"]
    ann.act(game, "lay_card", card=card)
    row = row_of(game)
    assert row.opens_at and row.plays_at and row.closes_at
    assert row.closes_at - row.opens_at == timedelta(seconds=3)
    assert row.plays_at - row.opens_at == timedelta(seconds=1.5)


def test_a_lost_call_to_the_bots_is_made_good_by_the_sweep(ann: Person) -> None:
    game = open_table(
        [ann], "toy", bots=2, clock={"mode": "off", "seconds": {"pause": 0, "pace": 1.5}}, access="private"
    )
    ann.act(game, "pass")
    plays_at = row_of(game).plays_at
    assert plays_at
    with times.fixed(plays_at):
        assert settle_oldest()
        assert row_of(game).settles_at is None
    with times.fixed(plays_at + timedelta(seconds=5)):
        sweep_bots()
    assert [action.seat for action in actions_of(game)][:2] == [0, 1]


# ---- no clock for one person with bots ----------------------------------------------------------------------------


def start_with(host: Person, bots: int, others: tuple[Person, ...] = (), **settings: Any) -> dict[str, Any]:
    game = open_table([host, *others], "toy", bots=bots, **settings)
    return host.view(game)


def test_one_person_with_bots_has_no_clock_unless_it_was_asked_for(people: list[Person]) -> None:
    ann, bob, _ = people
    assert start_with(ann, 2)["clock"]["mode"] == "off"
    assert start_with(ann, 2, clock={"seconds": {"pace": 3}})["clock"]["seconds"]["pace"] == 3
    assert start_with(ann, 2, clock={"seconds": {"pace": 3}})["clock"]["mode"] == "off"
    assert start_with(ann, 2, clock={"mode": "live"})["clock"]["mode"] == "live"
    assert start_with(ann, 2, clock={"seconds": {"turn": 30}})["clock"]["seconds"]["turn"] == 30
    assert start_with(ann, 1, (bob,))["clock"]["mode"] == "live"


def test_a_night_of_sleep_without_a_clock_costs_nothing(ann: Person) -> None:
    view = start_with(ann, 2, clock={"seconds": {"pace": 1.5}})
    let_time_pass(view["id"], row_of(view["id"]).created_at + timedelta(hours=9))
    assert ann.view(view["id"])["version"] == view["version"]
    assert ann.act(view["id"], "pass").status_code == 200


def test_a_rematch_of_a_table_without_a_clock_has_one_for_two(people: list[Person]) -> None:
    ann, bob, _ = people
    game = start_with(ann, 2)["id"]
    ann.act(game, "concede", "")
    play_bots(UUID(game))
    let_time_pass(game, row_of(game).created_at + timedelta(hours=9))
    again = ann.post(f"games/{game}/rematch").json()["id"]
    bob.post(f"games/{again}/seats")
    bob.patch(f"games/{again}/seats/3", {"ready": True})
    started = ann.post(f"games/{again}/start").json()
    assert (started["clock"]["mode"], started["clock"]["seconds"]["turn"]) == ("live", 60)


# ---- a bot stands in ------------------------------------------------------------------------------------------------


@pytest.fixture
def handed(people: list[Person]) -> str:
    """Cid is away, and a bot plays for Cid."""
    game = open_table(people, "toy", clock=LIVE)
    goes_away(people[2], game, 2)
    view = people[0].post(f"games/{game}/seats/2/stand-in", {"bot": "random"}).json()
    assert (view["seats"][2]["stand_in"], view["seats"][2]["away"]) == ("random", True)
    return game


def test_the_host_hands_a_seat_to_a_bot_and_its_person_takes_it_back_by_acting(
    people: list[Person], handed: str
) -> None:
    people[0].act(handed, "pass")
    people[1].act(handed, "pass")
    plays_at = row_of(handed).plays_at
    assert plays_at
    with times.fixed(plays_at):
        settle_oldest()
        assert len(actions_of(handed)) == 2  # no default is taken: the bot answers
        assert play_bots(UUID(handed)) == 1
    bots = [action for action in actions_of(handed) if action.seat == 2]
    assert [action.auto for action in bots] == [True]
    assert people[0].view(handed)["seats"][2]["stand_in"] == "random"
    people[2].act(handed, "pass", "an old prompt")
    seat = people[0].view(handed)["seats"][2]
    assert (seat["stand_in"], seat["away"]) == (None, False)
    assert events_of(people[0], handed).count("seat_handed_over") == 1


def test_handing_over_twice_is_handing_over_once(people: list[Person], handed: str) -> None:
    version = row_of(handed).version
    assert people[0].post(f"games/{handed}/seats/2/stand-in", {"bot": "random"}).json()["version"] == version


def test_only_an_absent_seat_is_handed_over_and_only_by_whoever_is_in_charge(people: list[Person]) -> None:
    ann, bob, cid = people
    lobby = ann.post("games", {"ruleset": "toy"}).json()["id"]
    assert ann.post(f"games/{lobby}/seats/0/stand-in", {"bot": "random"}).json()["code"] == "not_started"
    game = open_table(people, "toy", clock=LIVE)
    path = f"games/{game}/seats/2/stand-in"
    assert ann.post(path, {"bot": "random"}).json()["code"] == "seat_not_away"
    goes_away(cid, game, 2)
    assert bob.post(path, {"bot": "random"}).json()["code"] == "host_only"
    assert ann.post(path, {"bot": "clever"}).json()["errors"][0]["pointer"] == "/bot"
    assert ann.post(f"games/{game}/seats/7/stand-in", {"bot": "random"}).status_code == 404
    goes_away(ann, game, 0)
    assert bob.post(path, {"bot": "random"}).json()["seats"][2]["stand_in"] == "random"
    assert Person("Eve").post(path, {"bot": "random"}).json()["code"] == "host_only"
    bob.act(game, "concede", "")
    cid.act(game, "concede", "")
    assert ann.post(path, {"bot": "random"}).json()["code"] == "game_over"


def test_a_table_of_stand_ins_waits_when_the_last_person_goes(people: list[Person], handed: str) -> None:
    goes_away(people[1], handed, 1)
    goes_away(people[0], handed, 0)
    assert people[0].view(handed)["paused"] is not None
    let_time_pass(handed, row_of(handed).created_at + timedelta(hours=1))
    assert actions_of(handed) == []
