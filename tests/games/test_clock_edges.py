"""The edges of a window, at each side of each: when answers count, when it settles, and what may not move its end."""

from datetime import datetime, timedelta
from uuid import UUID

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from games.models import Game, Seat
from games.rules.kernel.errors import PromptIsClosed
from games.rules.kernel.prompts import CONCEDE, Action
from games.services.batches import settle_oldest
from games.services.playing import answer
from games.services.settling import settle_now
from games.stepping import stepper
from games.store import times
from games.store.locking import seats_of
from games.store.log import action_of
from games.store.open_game import OpenGame
from tests.games.people import Person, open_table
from tests.games.test_spine import at_window
from tests.toy.ruleset import Toy

pytestmark = pytest.mark.django_db(transaction=True)
TICK = timedelta(microseconds=1000)


@pytest.fixture
def people(toy: Toy) -> list[Person]:
    return [Person("Ann"), Person("Bob"), Person("Cid")]


@pytest.fixture
def window(people: list[Person]) -> Game:
    """Seat 0 has played a card; seats 1 and 2 may answer."""
    game = open_table(people, "toy")
    at_window(people, game)
    return Game.objects.get(pk=game)


def held(window: Game, received: datetime, now: datetime) -> OpenGame:
    """The game under a lock that was asked for at one time and got at another."""
    row = Game.objects.get(pk=window.pk)
    return OpenGame(row, seats_of([row])[row.pk], received, now)


def passes(game: OpenGame, number: int) -> object:
    assert game.state
    prompt = next(prompt for prompt in game.state.prompts if prompt.seat == number)
    return answer(game, Action(number, prompt.id, "pass"))


def test_an_answer_received_in_time_counts_although_its_lock_came_after_the_end(window: Game) -> None:
    assert window.closes_at and window.settles_at
    game = held(window, received=window.closes_at, now=window.settles_at + timedelta(seconds=3))
    assert passes(game, 1) is None
    taken = [action for step in game.steps if (action := action_of(step))]
    assert [(action.seat, action.auto) for action in taken] == [(1, False), (2, True)]


def test_an_answer_received_too_late_is_refused_and_what_is_due_is_settled(window: Game) -> None:
    assert window.closes_at and window.settles_at
    game = held(window, received=window.closes_at + TICK, now=window.settles_at)
    assert game.state
    old = next(prompt for prompt in game.state.prompts if prompt.seat == 1)
    assert isinstance(answer(game, Action(1, old.id, "pass")), PromptIsClosed)
    assert all(prompt.kind != "window" for prompt in game.state.prompts)


def test_in_the_grace_nothing_is_settled_and_nothing_more_is_taken(window: Game, people: list[Person]) -> None:
    assert window.closes_at and window.settles_at
    with times.fixed(window.settles_at - TICK):
        assert not settle_oldest()
        view = people[1].view(str(window.pk))
        assert view["prompts"][0]["kind"] == "window"
        assert people[1].act(str(window.pk), "pass", view["prompts"][0]["id"]).json()["code"] == "prompt_closed"
    assert Game.objects.get(pk=window.pk).version == window.version


def test_a_window_is_as_long_as_the_table_says_and_every_prompt_shows_its_end(
    window: Game, people: list[Person]
) -> None:
    assert window.opens_at and window.closes_at and window.settles_at
    assert window.closes_at - window.opens_at == timedelta(seconds=10)
    assert window.settles_at - window.closes_at == timedelta(milliseconds=250)
    ends = {person.view(str(window.pk))["prompts"][0]["closes_at"] for person in people[1:]}
    assert len(ends) == 1
    assert people[1].view(str(window.pk))["prompts"][0]["on_timeout"]


def test_a_pass_leaves_the_end_of_the_window_where_it_was(window: Game, people: list[Person]) -> None:
    assert people[1].act(str(window.pk), "pass").status_code == 200
    after = Game.objects.get(pk=window.pk)
    assert (after.opens_at, after.closes_at, after.settles_at) == (window.opens_at, window.closes_at, window.settles_at)


@pytest.mark.parametrize("deed", ["concede", "away", "back", "illegal"])
def test_no_other_deed_moves_the_end_of_a_window(window: Game, people: list[Person], deed: str) -> None:
    game = str(window.pk)
    match deed:
        case "concede":
            assert people[0].act(game, CONCEDE, "").status_code == 200
        case "away":
            assert people[1].patch(f"games/{game}/seats/1", {"away": True}).status_code == 200
        case "back":
            people[1].patch(f"games/{game}/seats/1", {"away": True})
            assert people[1].patch(f"games/{game}/seats/1", {"away": False}).status_code == 200
        case "illegal":
            assert people[1].act(game, "stop", card="nothing").status_code == 422
    after = Game.objects.get(pk=window.pk)
    assert (after.closes_at, after.settles_at) == (window.closes_at, window.settles_at)


def test_many_defaults_in_a_row_never_cut_short_the_time_of_somebody_present(
    people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table without a pace, absent seats are answered for at once, but only so often in one go."""
    monkeypatch.setattr(stepper, "FORCED_AT_ONCE", 1)
    game = open_table(people, "toy", clock={"mode": "live", "seconds": {"pause": 0}})
    for number in (1, 2):
        people[number].patch(f"games/{game}/seats/{number}", {"away": True})
    assert people[0].act(game, "pass").status_code == 200
    while not (view := people[0].view(game))["prompts"]:
        row = Game.objects.get(pk=game)
        assert row.settles_at
        assert row.settles_at == row.plays_at  # the clock goes on at once
        settle_oldest()
    row = Game.objects.get(pk=game)
    assert view["waiting_for"] == [0]
    assert row.closes_at and row.opens_at
    assert row.closes_at - row.opens_at == timedelta(seconds=60)


def test_a_list_waits_for_nobody_whose_time_is_over_and_settles_nothing(window: Game, people: list[Person]) -> None:
    assert window.closes_at and window.settles_at
    for at, is_owed in ((window.closes_at, True), (window.closes_at + TICK, False), (window.settles_at, False)):
        with times.fixed(at):
            assert [row["id"] for row in people[1].get("games?owed=true").json()["items"]] == [str(window.pk)] * is_owed
            (row,) = people[1].get("games?mine=true").json()["items"]
        assert row["you_owe"] is is_owed
        assert (row["deadline"] is not None) is is_owed
    assert Game.objects.get(pk=window.pk).version == window.version


def test_an_operator_can_settle_what_was_put_off_but_nothing_before_its_time(window: Game) -> None:
    assert window.settles_at
    with times.fixed(window.settles_at - TICK):
        assert not settle_now(window.pk)
    Game.objects.filter(pk=window.pk).update(failures=3, settles_at=window.settles_at + timedelta(hours=1))
    with times.fixed(window.settles_at):
        assert not settle_oldest()
        assert settle_now(window.pk)
    after = Game.objects.get(pk=window.pk)
    assert after.failures == 0
    assert after.version > window.version


def test_a_reader_of_a_game_that_cannot_be_settled_is_shown_it_as_it_is(
    window: Game, people: list[Person], toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.settles_at

    def breaks(run: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(toy, "step", breaks)
    with times.fixed(window.settles_at):
        assert people[1].view(str(window.pk))["version"] == window.version
    failed = Game.objects.get(pk=window.pk)
    assert (failed.failures, failed.failure) == (1, "ZeroDivisionError: ")


# ---- auto-pass ------------------------------------------------------------------------------------------------


def wish(person: Person, when: str) -> None:
    answered = person.patch("me", {"preferences": {"auto_pass": {"stop": when}}})
    assert answered.status_code == 200, answered.content


def test_who_always_passes_is_passed_when_the_window_opens_and_is_not_waited_for(people: list[Person]) -> None:
    wish(people[1], "always")
    game = open_table(people, "toy")
    at_window(people, game)
    assert people[0].view(game)["waiting_for"] == [2]
    assert people[1].view(game)["prompts"] == []
    assert people[2].act(game, "pass").status_code == 200
    assert people[0].view(game)["waiting_for"] != [2]


def test_a_wish_to_pass_answers_windows_only(people: list[Person]) -> None:
    wish(people[0], "always")
    game = open_table(people, "toy")
    assert people[0].view(game)["waiting_for"] == [0]


def test_a_wish_costs_no_statement(people: list[Person]) -> None:
    game = UUID(open_table(people, "toy"))
    with CaptureQueriesContext(connection) as statements, transaction.atomic():
        row = Game.objects.get(pk=game)
        assert [seat.preferences for seat in seats_of([row])[row.pk]] == [{}, {}, {}]
    assert len([s for s in statements if s["sql"].startswith("SELECT")]) == 2
    assert Seat.objects.filter(game_id=game).count() == 3
