"""How long the log of a game is kept, and what its replay says when it is gone. On PostgreSQL: tests/services."""

from datetime import datetime, timedelta
from typing import Any

import pytest
from django.utils import timezone

import words
from games.clock.housekeeping import tend_log
from games.models import Game, LoggedStep
from tests.games.people import Person, open_table
from tests.toy.ruleset import Toy

pytestmark = pytest.mark.django_db(transaction=True)
REPLAYS = ("replay", "replay/events", "replay/1")


@pytest.fixture
def ann() -> Person:
    return Person("Ann")


def finished(ann: Person, at: datetime) -> str:
    bob = Person("Bob")
    game = open_table([ann, bob], "toy")
    assert bob.post(f"games/{game}/actions", {"type": "concede"}).status_code == 200
    Game.objects.filter(pk=game).update(finished_at=at)
    return game


@pytest.fixture
def kept(settings: Any) -> None:
    settings.LOG_KEPT_DAYS = 30


def steps(game: str) -> int:
    return LoggedStep.objects.filter(game_id=game).count()


def test_nothing_is_forgotten_unless_the_operator_wants_it(toy: Toy, ann: Person) -> None:
    game = finished(ann, timezone.now() - timedelta(days=4000))
    tend_log()
    assert steps(game)
    assert [ann.get(f"games/{game}/{what}").status_code for what in REPLAYS] == [200] * 3


def test_the_log_of_a_game_that_is_over_for_long_is_forgotten_and_no_other(toy: Toy, ann: Person, kept: None) -> None:
    old, new = (finished(ann, timezone.now() - timedelta(days=days)) for days in (31, 29))
    running = open_table([ann, Person("Bob")], "toy")
    tend_log()
    tend_log()
    assert (steps(old), steps(new) > 0, steps(running) > 0) == (0, True, True)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_replay_without_its_log_says_so(toy: Toy, ann: Person, kept: None, language: str) -> None:
    game = finished(ann, timezone.now() - timedelta(days=31))
    tend_log()
    for what in REPLAYS:
        answer = ann.get(f"games/{game}/{what}", Accept_Language=language)
        assert (answer.status_code, answer.json()["code"]) == (410, "log_forgotten")
        assert answer.json()["detail"] == words.say(language, "problem-log-forgotten-detail")


def test_who_follows_a_game_without_its_log_is_told_that_there_is_no_more(toy: Toy, ann: Person, kept: None) -> None:
    game = finished(ann, timezone.now() - timedelta(days=31))
    tend_log()
    page = ann.get(f"games/{game}/events?after=0").json()
    assert (page["events"], page["more"], page["status"]) == ([], False, "finished")
    assert ann.view(game)["status"] == "finished"
