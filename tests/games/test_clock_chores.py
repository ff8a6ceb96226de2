"""Housekeeping is one list: every chore is safe twice, and one that fails leaves the others alone."""

from datetime import timedelta
from uuid import UUID

import pytest
from django.utils import timezone

from games.clock import housekeeping
from games.models import Game
from games.services.abandoning import abandon
from games.store.due import accounts_at_tables
from tests.games.people import Person, open_table
from tests.toy.ruleset import Toy
from uu_service import chores

pytestmark = pytest.mark.django_db(transaction=True)
EXPECTED = {"close idle tables", "forget old answers", "tidy accounts"}


def test_every_room_has_put_its_chores_on_the_list() -> None:
    assert set(chores._CHORES) >= EXPECTED


def test_all_chores_are_done_again_without_harm() -> None:
    assert chores.do_chores() == []
    assert chores.do_chores() == []


def test_a_chore_that_fails_is_named_and_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def breaks() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(chores, "_CHORES", {"bad": breaks, "good": lambda: done.append("good")})
    assert chores.do_chores() == ["bad"]
    assert done == ["good"]


def test_tables_that_nobody_starts_are_closed(toy: Toy) -> None:
    ann = Person("Ann")
    lobby = ann.post("games", {"ruleset": "toy"}).json()["id"]
    Game.objects.update(touched_at=timezone.now() - timedelta(hours=25))
    assert chores.do_chores() == []
    assert Game.objects.get(pk=lobby).status == Game.Status.ABANDONED


def test_a_table_that_cannot_be_closed_does_not_keep_the_others_open(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = Person("Ann"), Person("Bob")
    stuck = open_table([ann, bob], "toy", access="private", clock={"mode": "off"})
    lobby = ann.post("games", {"ruleset": "toy"}).json()["id"]
    Game.objects.update(touched_at=timezone.now() - timedelta(hours=25))

    def close(game_id: UUID, idle_for: timedelta) -> bool:
        if str(game_id) == stuck:
            raise RuntimeError("it will not close")
        return abandon(game_id, idle_for)

    monkeypatch.setattr(housekeeping, "abandon", close)
    assert chores.do_chores() == []
    assert Game.objects.get(pk=lobby).status == Game.Status.ABANDONED
    assert Game.objects.get(pk=stuck).status == Game.Status.RUNNING


def test_a_guest_whom_a_table_waits_for_is_kept(toy: Toy) -> None:
    ann, bob, cid = Person("Ann"), Person("Bob"), Person("Cid")
    open_table([ann, bob], "toy")
    kept = accounts_at_tables([ann.account, bob.account, cid.account])
    assert {str(account) for account in kept} == {ann.account, bob.account}
