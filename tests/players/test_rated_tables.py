"""Who may play for a rating, and how: registered people, at the default options, without bots."""

from typing import Any

import pytest

from games.models import Game
from tests.games.people import Person
from tests.players.people import rated_table

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_rated_table_says_so_in_its_view_and_in_lists(ann: Person) -> None:
    table = ann.post("games", {"ruleset": "toy", "rated": True})
    assert table.status_code == 201
    assert table.json()["rated"] is True
    assert [row["rated"] for row in ann.get("games").json()["items"]] == [True]


def test_a_table_is_not_rated_unless_its_host_wants_it(ann: Person) -> None:
    assert ann.post("games", {"ruleset": "toy"}).json()["rated"] is False


@pytest.mark.parametrize(
    ("wanted", "pointer", "code"),
    [
        ({"options": {"goal": 4}}, "/options", "rated_options"),
        ({"bots": ["random"]}, "/bots", "rated_bots"),
        ({"clock": {"mode": "off"}, "access": "private"}, "/clock/mode", "rated_clock"),
        ({"rated": "yes"}, "/rated", "wrong_type"),
        ({"rated": None}, "/rated", "wrong_type"),
    ],
)
def test_what_would_make_a_rating_mean_something_else_is_refused(
    ann: Person, wanted: Any, pointer: str, code: str
) -> None:
    answer = ann.post("games", {"ruleset": "toy", "rated": True, **wanted})
    assert answer.status_code == 422
    assert (pointer, code) in [(error["pointer"], error["code"]) for error in answer.json()["errors"]]
    assert not Game.objects.exists()


def test_options_that_are_spelled_out_and_are_the_default_are_the_default(ann: Person) -> None:
    options = ann.post("games", {"ruleset": "toy"}).json()["options"]
    assert ann.post("games", {"ruleset": "toy", "rated": True, "options": options}).status_code == 201


def test_a_guest_opens_and_joins_no_rated_table(ann: Person) -> None:
    guest = Person("Guest")
    refused = guest.post("games", {"ruleset": "toy", "rated": True})
    assert (refused.status_code, refused.json()["code"]) == (403, "registered_only")
    game = ann.post("games", {"ruleset": "toy", "rated": True}).json()["id"]
    refused = guest.post(f"games/{game}/seats")
    assert (refused.status_code, refused.json()["code"]) == (403, "registered_only")
    assert len(ann.view(game)["seats"]) == 1


def test_a_guest_joins_no_private_rated_table_by_its_code(ann: Person) -> None:
    code = ann.post("games", {"ruleset": "toy", "rated": True, "access": "private"}).json()["code"]
    assert Person("Guest").post("games/join", {"code": code}).json()["code"] == "registered_only"


def test_no_bot_sits_down_or_stands_in_at_a_rated_table(ann: Person, bob: Person) -> None:
    lobby = ann.post("games", {"ruleset": "toy", "rated": True}).json()["id"]
    assert ann.post(f"games/{lobby}/seats", {"bot": "random"}).json()["code"] == "no_bots_when_rated"
    game = rated_table([ann, bob])
    bob.delete(f"games/{game}/seats/1")
    refused = ann.post(f"games/{game}/seats/1/stand-in", {"bot": "random"})
    assert (refused.status_code, refused.json()["code"]) == (409, "no_bots_when_rated")


def test_the_rematch_of_a_rated_game_is_rated(ann: Person, bob: Person) -> None:
    game = rated_table([ann, bob])
    ann.post(f"games/{game}/actions", {"type": "concede"})
    assert bob.post(f"games/{game}/rematch").json()["rated"] is True
