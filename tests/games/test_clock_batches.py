"""Games that are due together are settled in one transaction, and share nothing else: neither failures nor delays."""

from datetime import datetime

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.clock import settler
from games.models import Game, LoggedStep
from games.services import batches
from games.services.batches import settle_oldest
from games.store import times
from games.store.locking import MOST_AT_ONCE
from tests.games.people import Person, open_table
from tests.games.test_spine import at_window
from tests.services.windows import copies
from tests.toy.ruleset import Toy

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, a transaction has time for all."""
    monkeypatch.setattr(batches, "LONGEST_SECONDS", 60)


@pytest.fixture
def window(toy: Toy) -> Game:
    people = [Person("Ann"), Person("Bob"), Person("Cid")]
    game = open_table(people, "toy")
    at_window(people, game)
    return Game.objects.get(pk=game)


def due_together(window: Game, count: int) -> tuple[list[Game], datetime]:
    """So many copies of the window that settle at one instant, and when that is."""
    assert window.settles_at
    ids = copies(window, [-60.0] * count).ids
    at = Game.objects.filter(pk__in=ids).latest("settles_at").settles_at
    assert at
    return list(Game.objects.filter(pk__in=ids).order_by("settles_at")), at


def are_settled(games: list[Game]) -> bool:
    found = Game.objects.filter(pk__in=[game.pk for game in games], version__gt=games[0].version)
    return found.count() == len(games)


def test_many_cost_as_many_statements_as_one(window: Game) -> None:
    counts = []
    for count in (1, 2, MOST_AT_ONCE):
        games, at = due_together(window, count)
        with times.fixed(at), CaptureQueriesContext(connection) as queries:
            assert len(settle_oldest()) == count
        counts.append(len(queries))
        assert are_settled(games)
    assert len(set(counts)) == 1, counts


def test_what_is_more_than_one_transaction_takes_is_settled_by_the_next(window: Game) -> None:
    games, at = due_together(window, MOST_AT_ONCE + 3)
    with times.fixed(at):
        assert [len(settle_oldest()) for _ in range(3)] == [MOST_AT_ONCE, 3, 0]
    assert are_settled(games)


def test_one_that_cannot_be_settled_is_put_off_and_the_others_are_settled_with_it(window: Game) -> None:
    (broken, *sound), at = due_together(window, 4)
    Game.objects.filter(pk=broken.pk).update(state=b"rubbish")
    with times.fixed(at):
        assert [one.game for one in settle_oldest() if one.error] == [broken.pk]
    assert are_settled(sound)
    broken.refresh_from_db()
    assert (broken.failures, broken.settles_at) > (0, at)


def test_one_that_cannot_be_written_is_put_off_and_the_others_are_settled_alone(window: Game) -> None:
    """Its next step's number is taken already."""
    (broken, *sound), at = due_together(window, 4)
    LoggedStep.objects.create(game=broken, first=broken.version + 1, last=broken.version + 1, at=at, events=b"\x90")
    with times.fixed(at):
        assert [one.game for one in settle_oldest() if one.error] == [broken.pk]
    assert are_settled(sound)
    broken.refresh_from_db()
    assert broken.failures == 1
    assert "IntegrityError" in broken.failure


def test_a_transaction_that_takes_too_long_lets_the_rest_go(window: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "LONGEST_SECONDS", -1)
    games, at = due_together(window, 3)
    with times.fixed(at):
        assert [len(settle_oldest()) for _ in range(4)] == [1, 1, 1, 0]
    assert are_settled(games)


def test_a_run_of_the_worker_looks_on_for_what_comes_due_next(window: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = due_together(window, 1)
    later: list[Game] = []

    def sleep(_: float) -> None:
        if not later:
            later.extend(due_together(window, 2)[0])

    monkeypatch.setattr("games.clock.settler.time.sleep", sleep)
    assert settler.settle_due() == 3
    assert are_settled([*first, *later])


def test_a_run_that_finds_nothing_ends_at_once(window: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.clock.settler.time.sleep", lambda _: pytest.fail("it waited"))
    assert settler.settle_due() == 0


def test_as_many_tasks_are_sent_as_can_help(window: Game) -> None:
    assert settler.tasks_wanted() == 0
    due_together(window, 1)
    assert settler.tasks_wanted() == 1
    due_together(window, MOST_AT_ONCE - 1)
    assert settler.tasks_wanted() == 1
    due_together(window, 1)
    assert settler.tasks_wanted() == 2
    due_together(window, MOST_AT_ONCE * 2)
    assert settler.tasks_wanted() == 2
