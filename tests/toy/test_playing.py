"""A third game is played over HTTP and timed by the clock: no other room has a word about it."""

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

import words
from games.clock.settler import settle_due
from games.models import Game
from games.store import times
from tests.games.people import Person, open_table, without_pauses
from tests.toy.playing import play_to_the_end

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("toy")]


@pytest.fixture
def people() -> list[Person]:
    return [Person("Ann"), Person("Bob"), Person("Cid")]


def test_it_is_described_with_its_own_words_and_clock(people: list[Person]) -> None:
    described = people[0].get("rulesets", Accept_Language="pl").json()["items"]
    toy = next(ruleset for ruleset in described if ruleset["name"] == "toy")
    assert toy["label"] == "Zabawka"
    live = next(mode for mode in toy["clock"] if mode["mode"] == "live")
    assert {setting["name"]: setting["label"] for setting in live["settings"]}["stop"] == words.say("pl", "clock-stop")


def test_a_table_is_opened_joined_and_played_to_the_end(people: list[Person]) -> None:
    game = open_table(people, "toy", clock=without_pauses("toy"))
    prompt = people[0].view(game)["prompts"][0]
    assert [form["type"] for form in prompt["forms"]] == ["lay_card", "pass"]
    choices = prompt["forms"][0]["fields"]["card"]["choices"]
    assert {choice["card"] for choice in choices} <= {"point", "pull", "share"}
    view = play_to_the_end(people, game)
    assert view["outcome"]["reason"] in ("goal_reached", "deck_empty")
    assert max(view["table"]["points"]) == max(view["table"]["points"][seat] for seat in view["outcome"]["winners"])


def lay_a_card(person: Person, game: str) -> Any:
    card = person.view(game)["prompts"][0]["forms"][0]["fields"]["card"]["choices"][0]["value"]
    return person.act(game, "lay_card", card=card).json()


def test_others_may_stop_a_card_with_the_toys_own_action(people: list[Person]) -> None:
    game = open_table(people, "toy")
    lay_a_card(people[0], game)
    (prompt,) = people[1].view(game)["prompts"]
    card = prompt["forms"][0]["fields"]["card"]["choices"][0]["value"]
    after = people[1].act(game, "stop", prompt["id"], card=card).json()
    assert len(after["table"]["discard"]) == 2
    assert after["table"]["points"] == [0, 0, 0]


def test_a_window_of_its_own_kind_that_nobody_answers_is_settled_in_its_own_time(people: list[Person]) -> None:
    game = open_table(people, "toy", clock={"seconds": {"stop": 7, "turn": 600}})
    with times.fixed(opened := timezone.now()):
        assert lay_a_card(people[0], game)["waiting_for"] == [1, 2]
    row = Game.objects.get(pk=game)
    assert row.closes_at is not None
    assert row.settles_at is not None
    assert row.closes_at - opened == timedelta(seconds=7)
    with times.fixed(row.settles_at):
        assert settle_due() == 1
        assert all(prompt["kind"] != "window" for person in people for prompt in person.view(game)["prompts"])


@pytest.mark.parametrize(("moment", "seconds"), [("neigh", 5), ("stop", 61)])
def test_it_takes_no_other_games_moment_and_no_length_out_of_bounds(people: list[Person], moment, seconds) -> None:
    answer = people[0].post("games", {"ruleset": "toy", "clock": {"seconds": {moment: seconds}}})
    assert (answer.status_code, answer.json()["errors"][0]["pointer"]) == (422, f"/clock/seconds/{moment}")
