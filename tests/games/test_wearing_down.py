"""What one account can ask of the house: so many tables, one call of bots a game; and a broken game that ends."""

from typing import Any
from uuid import UUID

import pytest
from django.contrib.auth.models import Permission
from django.test import Client

from accounts.models import Account
from games.bots import tasks, turns
from games.clock.housekeeping import GAME_IDLE, close_idle_tables
from games.models import Game, Seat
from games.services.changes import GameChange
from games.store import times
from tests.games.people import Person, open_table
from tests.toy.ruleset import Toy
from uu_service.ids import uuid7

pytestmark = pytest.mark.django_db(transaction=True)
RUBBISH = b"\x93not a state"


@pytest.fixture
def ann(toy: Toy) -> Person:
    return Person("Ann")


@pytest.fixture
def bob(toy: Toy) -> Person:
    return Person("Bob")


@pytest.fixture
def queued(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What would have gone to the broker."""
    calls: list[Any] = []
    monkeypatch.setattr(tasks.play_bots, "apply_async", lambda args, **_: calls.append(args))
    return calls


def break_game(game: str) -> None:
    Game.objects.filter(pk=game).update(state=RUBBISH)


def test_an_account_sits_at_so_many_tables_and_no_more(ann: Person, bob: Person, settings: Any) -> None:
    settings.MOST_TABLES = 2
    bobs = bob.post("games", {"ruleset": "toy"}).json()["id"]
    mine = [ann.post("games", {"ruleset": "toy"}).json()["id"] for _ in range(2)]
    refused = ann.post("games", {"ruleset": "toy"})
    assert (refused.status_code, refused.json()["code"]) == (409, "too_many_tables")
    assert "2" in refused.json()["detail"]
    assert ann.post(f"games/{bobs}/seats").json()["code"] == "too_many_tables"
    assert ann.delete(f"games/{mine[0]}/seats/0").status_code == 204
    assert ann.post(f"games/{bobs}/seats").status_code == 200
    assert Seat.objects.filter(account_id=ann.account).count() == 2


def test_leaving_a_running_game_makes_no_room_for_another(ann: Person, settings: Any) -> None:
    settings.MOST_TABLES = 1
    game = open_table([ann], "toy", bots=1)
    assert ann.delete(f"games/{game}/seats/0").status_code == 204
    assert ann.post("games", {"ruleset": "toy"}).json()["code"] == "too_many_tables"


def test_a_rematch_is_a_table_too(ann: Person, bob: Person, settings: Any) -> None:
    game = open_table([ann, bob], "toy")
    assert ann.act(game, "concede", prompt="").status_code == 200
    settings.MOST_TABLES = 1
    ann.post("games", {"ruleset": "toy"})
    assert ann.post(f"games/{game}/rematch").json()["code"] == "too_many_tables"
    assert bob.post(f"games/{game}/rematch").status_code == 201


def test_opening_tables_is_counted_by_address_whoever_does_it(ann: Person, bob: Person, settings: Any) -> None:
    settings.THROTTLES = {**settings.THROTTLES, "table": "3/hour"}
    answers = [person.post("games", {"ruleset": "toy"}).status_code for person in (ann, bob, ann, bob, ann)]
    assert answers == [201, 201, 201, 429, 429]


def test_a_game_waits_in_the_queue_of_bots_once(queued: list[Any]) -> None:
    first, second = uuid7(), uuid7()
    for game in (first, first, second, first):
        tasks.call_bots([GameChange(game, 1, has_news=True, bots_owe=True, has_notices=False)])
    assert queued == [(str(first),), (str(second),)]


def test_a_call_that_has_begun_can_be_queued_again(queued: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    game = uuid7()
    change = GameChange(game, 1, has_news=True, bots_owe=True, has_notices=False)
    tasks.call_bots([change])

    def meanwhile(_: UUID, most: int) -> int:
        tasks.call_bots([change])
        return 0

    monkeypatch.setattr(turns, "play_bots", meanwhile)
    tasks.play_bots(str(game))
    assert len(queued) == 2


def test_bots_that_are_not_done_go_to_the_end_of_the_queue(queued: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    monkeypatch.setattr(turns, "play_bots", lambda _, most: given.append(most) or most)
    game = uuid7()
    tasks.play_bots(str(game))
    assert given == [tasks.FEW_IN_A_ROW]
    assert queued == [(str(game),)]


def test_an_operator_ends_a_game_that_cannot_be_read(ann: Person, bob: Person) -> None:
    game = open_table([ann, bob], "toy")
    break_game(game)
    olga = Account.objects.create_user("olga", "a-fine-password-1", is_staff=True)
    olga.user_permissions.set(Permission.objects.filter(codename__in=["end_game", "view_game"]))
    client = Client()
    client.force_login(olga)
    assert client.post(f"/admin/games/game/{game}/end/", {"reason": "broken"}).status_code == 302
    row = Game.objects.get(pk=game)
    assert (row.status, row.settles_at, bytes(row.state)) == ("abandoned", None, RUBBISH)


def test_a_game_that_cannot_be_read_closes_when_it_has_been_idle(ann: Person, bob: Person) -> None:
    game = open_table([ann, bob], "toy", access="private", clock={"mode": "off"})
    break_game(game)
    Game.objects.filter(pk=game).update(touched_at=times.python_now() - 2 * GAME_IDLE)
    assert close_idle_tables() == 1
    assert Game.objects.get(pk=game).status == "abandoned"


def test_a_player_of_a_game_that_cannot_be_read_can_go(ann: Person, bob: Person) -> None:
    broken, sound = open_table([ann, bob], "toy"), open_table([ann, bob], "toy")
    break_game(broken)
    assert ann.delete("me").status_code == 204
    for game in (broken, sound):
        seat = Seat.objects.get(game_id=game, number=0)
        assert (seat.account_id, seat.name, seat.away) == (None, "", True)


def test_staff_delete_a_player_of_a_game_that_cannot_be_read(ann: Person, bob: Person) -> None:
    break_game(open_table([ann, bob], "toy"))
    client = Client()
    client.force_login(Account.objects.create_superuser("boss", "a-fine-password-1"))
    assert client.post(f"/admin/accounts/account/{ann.account}/delete/", {"post": "yes"}).status_code == 302
    assert not Account.objects.filter(pk=ann.account).exists()
