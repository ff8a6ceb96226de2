"""The log in partitions on PostgreSQL: made ahead, never in the way of writing, taken away when their time is over."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
from django.core.management import call_command
from django.db import connection

from games.models import Game, LoggedStep
from games.store import partitions
from games.store.partitions import first_id_at
from tests.services.fleet import Services
from uu_service.ids import uuid7

NOW = datetime(2030, 5, 20, tzinfo=UTC)
MONTHS = ["games_step_2030_05", "games_step_2030_06"]


@pytest.fixture(autouse=True)
def house(services: Services) -> Iterator[None]:
    """What a test has made is gone afterwards; the partitions that the migration made stay."""
    before = {part.name for part in partitions.partitions()}
    yield
    with connection.cursor() as cursor:
        for part in partitions.partitions():
            if part.name not in before:
                cursor.execute(f"DROP TABLE {part.name}")
        for name in MONTHS:
            cursor.execute(f"DROP TABLE IF EXISTS {name}")


def game_at(at: datetime, status: str = "finished", over: datetime | None = None) -> UUID:
    """A game with one step, that was opened at this time."""
    game = UUID(int=first_id_at(at).int + uuid7().int % 2**60)
    usual: dict[str, Any] = {"ruleset": "toy", "min_seats": 2, "max_seats": 2, "created_at": at, "touched_at": at}
    Game.objects.create(id=game, status=status, version=1, finished_at=over, **usual)
    LoggedStep.objects.create(game_id=game, last=1, first=1, at=at, events=b"\x90")
    return game


def place_of(game: UUID) -> str:
    with connection.cursor() as cursor:
        cursor.execute("SELECT tableoid::regclass::text FROM games_step WHERE game_id = %s", [game])
        return str(cursor.fetchone()[0])


def test_months_are_made_ahead_once_and_take_what_is_written(services: Services) -> None:
    assert partitions.make_ahead(NOW, 1) == MONTHS
    assert partitions.make_ahead(NOW, 1) == []
    assert place_of(game_at(NOW)) == MONTHS[0]
    assert place_of(game_at(datetime(2030, 6, 1, tzinfo=UTC))) == MONTHS[1]


def test_an_insert_succeeds_although_nobody_made_its_month_which_is_then_left_where_it_is(services: Services) -> None:
    game = game_at(NOW)
    assert place_of(game) == partitions.REST
    assert partitions.make_ahead(NOW, 1) == [MONTHS[1]]
    assert place_of(game) == partitions.REST
    assert LoggedStep.objects.filter(game_id=game).count() == 1


@pytest.mark.parametrize("drops", [True, False])
def test_a_month_goes_when_all_its_games_are_over_for_long_enough(services: Services, drops: bool) -> None:
    partitions.make_ahead(NOW, 1)
    game = game_at(NOW, over=NOW + timedelta(days=1))
    assert MONTHS[0] not in partitions.retire(NOW + timedelta(days=11), drops=drops)
    assert partitions.retire(NOW + timedelta(days=20), drops=drops) == MONTHS[:1]
    assert not LoggedStep.objects.filter(game_id=game).exists()
    with connection.cursor() as cursor:
        cursor.execute("SELECT to_regclass(%s) IS NULL", [MONTHS[0]])
        assert cursor.fetchone()[0] is drops
    Game.objects.filter(pk=game).delete()  # what is kept apart holds no game back


@pytest.mark.parametrize("status", ["running", "lobby", "finished"])
def test_a_month_stays_as_long_as_a_game_of_it_goes_on_or_has_just_ended(services: Services, status: str) -> None:
    later = NOW + timedelta(days=400)
    partitions.make_ahead(NOW, 1)
    game_at(NOW, over=NOW)
    needed = game_at(NOW, status, over=later if status == "finished" else None)
    assert MONTHS[0] not in partitions.retire(later - timedelta(days=30), drops=True)
    assert LoggedStep.objects.filter(game_id=needed).exists()


def test_strays_are_forgotten_game_by_game(services: Services) -> None:
    old, running = game_at(NOW, over=NOW), game_at(NOW, "running")
    assert place_of(old) == partitions.REST
    assert partitions.forget_strays(NOW + timedelta(days=1), 100) == 1
    assert [LoggedStep.objects.filter(game_id=game).count() for game in (old, running)] == [0, 1]


def test_a_log_that_was_there_before_is_kept_when_it_is_parted_and_joined_again(services: Services) -> None:
    usual, strange = game_at(datetime.now(UTC)), game_at(NOW)
    try:
        call_command("migrate", "games", "0010", verbosity=0)
        assert LoggedStep.objects.filter(game_id__in=[usual, strange]).count() == 2
    finally:
        call_command("migrate", "games", verbosity=0)
    assert (place_of(usual), place_of(strange)) == ("games_step_first", partitions.REST)
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = 'games_step'::regclass")
        found = {row[0] for row in cursor.fetchall()}
    assert {"PRIMARY KEY (game_id, last)"} <= found
    assert any(one.startswith("FOREIGN KEY (game_id)") for one in found)


def test_the_command_lists_what_there_is(services: Services, capsys: pytest.CaptureFixture[str]) -> None:
    call_command("log_partitions")
    told = capsys.readouterr().out
    assert "games_step_rest" in told
    assert "steps" in told


def test_who_measures_finds_when_a_step_was_committed_as_in_one_table(services: Services) -> None:
    """The bench reads it."""
    game = game_at(NOW)
    with connection.cursor() as cursor:
        cursor.execute("SELECT game_id, min(xmin::text) FROM games_step WHERE game_id = ANY(%s) GROUP BY 1", [[game]])
        assert cursor.fetchone()[0] == game
