"""Operators see which games are overdue or failing, and can have them settled."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import Account
from games.models import Game
from tests.games.people import Person, open_table
from tests.toy.ruleset import Toy

pytestmark = pytest.mark.django_db(transaction=True)
LIST = "/admin/games/game/"


@pytest.fixture
def operator(client: Client) -> Client:
    client.force_login(Account.objects.create_superuser("ops", "a long password"))
    return client


@pytest.fixture
def games(toy: Toy) -> list[str]:
    people = [Person("Ann"), Person("Bob")]
    return [open_table(people, "toy") for _ in range(3)]


def overdue(game: str, **more: object) -> None:
    past = timezone.now() - timedelta(minutes=5)
    Game.objects.filter(pk=game).update(closes_at=past, settles_at=past, **more)


def settle(operator: Client, *games: str) -> str:
    page = operator.post(LIST, {"action": "settle_now", "_selected_action": games}, follow=True)
    assert page.status_code == 200
    return str(page.content.decode())


def test_the_list_can_be_narrowed_to_what_is_overdue_or_failing(operator: Client, games: list[str]) -> None:
    overdue(games[0])
    overdue(games[1], failures=2, failure="ZeroDivisionError: division by zero")
    shown = {name: operator.get(LIST, {"clock": name}).content.decode() for name in ("overdue", "failing")}
    assert [game in shown["overdue"] for game in games] == [True, True, False]
    assert [game in shown["failing"] for game in games] == [False, True, False]
    assert "ZeroDivisionError" in shown["failing"]


def test_settle_now_settles_what_was_put_off_and_nothing_before_its_time(operator: Client, games: list[str]) -> None:
    overdue(games[0], failures=5)
    Game.objects.filter(pk=games[0]).update(settles_at=timezone.now() + timedelta(hours=1))
    before = [Game.objects.get(pk=game).version for game in games[:2]]
    page = settle(operator, *games[:2])
    after = [Game.objects.get(pk=game).version for game in games[:2]]
    assert (after[0] > before[0], after[1] > before[1]) == (True, False)
    assert Game.objects.get(pk=games[0]).failures == 0
    assert "is settled" in page and "its time has not come" in page


def test_settle_now_tells_what_goes_wrong(operator: Client, games: list[str]) -> None:
    overdue(games[0], failures=1, state=b"rubbish")
    assert "could not be settled" in settle(operator, games[0])


def test_a_game_shows_neither_its_seed_nor_its_state_nor_its_code_and_cannot_be_changed(
    operator: Client, games: list[str]
) -> None:
    seed = bytes(Game.objects.get(pk=games[0]).seed)
    page = operator.get(f"{LIST}{games[0]}/change/")
    assert page.status_code == 200
    assert seed.hex() not in page.content.decode()
    assert b'name="version"' not in page.content
    assert operator.post(f"{LIST}{games[0]}/change/", {"version": 1}).status_code == 403
