"""A table that could never start is not opened: what the rules have against its settings is said at once."""

from typing import Any

import pytest
from django.core.management import call_command

from games.models import Game
from tests.games.people import Person

pytestmark = pytest.mark.django_db(transaction=True)


def opened(**settings: Any) -> Any:
    call_command("load_card_sets", verbosity=0)
    return Person().post("games", {"ruleset": "kill_the_unicorns", **settings})


@pytest.mark.proves("KU-D1", "KU-A11.3", "KU-D2")
@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"seats": {"min": 2, "max": 2}}, "3 to 6 seats, not 2"),
        ({"seats": {"min": 6, "max": 6}, "options": {"variant": "beginner_2"}}, "too few for 6 seats"),
        ({"seats": {"min": 5}, "options": {"variant": "beginner_2"}}, "too few for 5 seats"),
        ({"bots": ["random"] * 4, "options": {"variant": "beginner_2"}}, "too few for 5 seats"),
        ({"seats": {"max": 4}, "options": {"first_seat": "5"}}, "no seat 5"),
    ],
)
def test_it_is_refused_with_the_reasons_of_the_rules(wanted: dict[str, Any], reason: str) -> None:
    answer = opened(**wanted)
    assert answer.status_code == 422
    assert {error["code"] for error in answer.json()["errors"]} == {"cannot_start"}
    assert any(reason in error["detail"] for error in answer.json()["errors"])
    assert not Game.objects.exists()


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"seats": {"min": 2, "max": 2}, "options": {"allow_two_players": True}},
        {"seats": {"min": 2, "max": 3}},
        {"options": {"variant": "beginner_2"}},
        {"bots": ["random"] * 3, "options": {"variant": "beginner_2"}},
    ],
)
def test_a_table_that_can_start_with_some_number_of_seats_is_opened(wanted: dict[str, Any]) -> None:
    assert opened(**wanted).status_code == 201
