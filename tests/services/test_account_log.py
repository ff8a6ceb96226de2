"""Accounts' logs on PostgreSQL: one statement more, and numbers without gaps, whoever writes at once."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import UUID

import pytest
from django.db import connection, connections
from django.test.utils import CaptureQueriesContext

from games.models import AccountLog, AccountLogEntry
from games.store.account_log import head_of
from tests.games.people import Person, open_table
from tests.services.fleet import Services
from tests.services.test_live import Signed
from tests.services.test_spine import TOY
from tests.toy.registered import registered
from tests.toy.ruleset import Toy


@pytest.fixture
def toy(settings: Any) -> Iterator[None]:
    settings.ROOT_URLCONF = "tests.toy.urls"
    settings.THROTTLES = dict.fromkeys(settings.THROTTLES, "100000/second")
    with registered(Toy()):
        yield


def statements_of_a_pass(people: list[Person]) -> int:
    """Ann passes; it is Bob's turn then."""
    game = open_table(people, "toy")
    prompt = people[0].view(game)["prompts"][0]["id"]
    with CaptureQueriesContext(connection) as counted:
        assert people[0].act(game, "pass", prompt).status_code == 200
    return len(counted)


def sent_by(act: Callable[[], Any]) -> list[str]:
    """The statements of one action."""
    sent: list[str] = []

    def note(execute: Callable[..., Any], sql: str, *rest: Any) -> Any:
        sent.append(sql)
        return execute(sql, *rest)

    with connection.execute_wrapper(note):
        assert act().status_code == 200
    return sent


WRITTEN = ("UPDATE games_game", "INSERT INTO games_step", "UPDATE games_seat")


def test_an_action_locks_reads_its_seats_and_writes_in_one_statement(toy: None) -> None:
    people = [Person("Ann"), Person("Bob")]
    game = open_table(people, "toy")
    prompt = people[0].view(game)["prompts"][0]["id"]
    sent = sent_by(lambda: people[0].act(game, "pass", prompt))
    assert ["FOR UPDATE" in sent[0], "games_seat" in sent[1], len(sent)] == [True, True, 3]
    assert all(part in sent[2] for part in WRITTEN)
    assert [person.view(game)["waiting_for"] for person in people] == [[1], [1]]


def test_an_idempotency_key_costs_no_statement_more(toy: None) -> None:
    people = [Person("Ann"), Person("Bob")]
    game = open_table(people, "toy")
    prompt = people[0].view(game)["prompts"][0]["id"]
    sent = sent_by(lambda: people[0].act(game, "pass", prompt, key="once"))
    assert ["FOR UPDATE" in sent[0], "api_idempotencyrecord" in sent[1], len(sent)] == [True, True, 3]
    assert all(part in sent[2] for part in (*WRITTEN, "INSERT INTO api_idempotencyrecord"))
    again = sent_by(lambda: people[0].act(game, "pass", prompt, key="once"))
    assert not any("UPDATE games" in sql or "INSERT" in sql for sql in again)
    assert [person.view(game)["waiting_for"] for person in people] == [[1], [1]]


def test_an_action_costs_one_statement_more_if_somebody_listens_and_none_otherwise(toy: None) -> None:
    people = [Person("Ann"), Person("Bob")]
    statements_of_a_pass(people)
    without = statements_of_a_pass(people)
    for person in people:
        head_of(UUID(person.account))
    assert statements_of_a_pass(people) == without + 1
    assert AccountLogEntry.objects.filter(account_id=people[1].account).count() == 2


def test_numbers_have_no_gaps_when_many_games_write_to_the_same_logs_at_once(services: Services, toy: None) -> None:
    """Twelve games of the same two people, hosts in turn, start at the same instant through two processes."""
    web = services.shared_web(workers=2, env=TOY)
    people = [Signed(web, "ann"), Signed(web, "bob")]
    for person in people:
        assert person.http.get("me/events").json()["number"] == 0
    games = []
    for number in range(12):
        host, guest = people[number % 2], people[1 - number % 2]
        game = host.http.post("games", json={"ruleset": "toy"}).json()["id"]
        seat = guest.http.post(f"games/{game}/seats").json()["your_seat"]
        guest.http.patch(f"games/{game}/seats/{seat}", json={"ready": True})
        games.append((host, game))
    barrier = threading.Barrier(12)

    def start(host: Signed, game: str) -> int:
        barrier.wait()
        return host.http.post(f"games/{game}/start").status_code

    with ThreadPoolExecutor(12) as pool:
        assert set(pool.map(lambda one: start(*one), games)) == {200}
    for person in people:
        found = AccountLogEntry.objects.filter(account_id=person.account).order_by("number")
        numbers = list(found.values_list("number", flat=True))
        assert len(numbers) >= 18  # twelve starts, six turns
        assert numbers == list(range(1, len(numbers) + 1))
        assert AccountLog.objects.get(account_id=person.account).last == numbers[-1]
        page = person.http.get("me/events?after=0").json()
        assert [entry["number"] for entry in page["events"]] == numbers
    connections.close_all()
