"""One stream for all of a person's tables: what concerns me, numbered, once, in the order in which it became true."""

import json
import threading
from collections.abc import Iterator
from datetime import timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
from django.utils import timezone

from accounts.deletion import do_delete_account
from games.live.hub import hub
from games.models import AccountLog, AccountLogEntry
from tests.contract import check_message
from tests.games.people import Person, open_table
from tests.games.server_sent import Message, messages_in
from tests.games.test_listening import auth
from tests.services.processes import wait_until
from uu_service import chores

pytestmark = pytest.mark.django_db(transaction=True)


def begin(*people: Person) -> None:
    """They ask for the newest number of their logs."""
    for person in people:
        assert person.get("me/events").json()["number"] == 0


def entries(person: Person, after: int = 0) -> list[dict[str, Any]]:
    page = person.get(f"me/events?after={after}").json()
    assert not page["resync"]
    return page["events"]  # type: ignore[no-any-return]


def types(person: Person) -> list[str]:
    return [entry["type"] for entry in entries(person)]


def told(lines: Iterator[str]) -> Iterator[Message]:
    for kind, number, data in messages_in(lines):
        check_message(kind, number, data, "AccountStreamMessage")
        yield kind, number, data


def test_a_log_tells_of_the_start_my_turn_windows_and_the_end(people: list[Person]) -> None:
    ann, bob = people
    begin(ann, bob)
    game = open_table(people, "toy")
    assert types(ann) == ["game_started", "your_turn"]
    assert types(bob) == ["game_started"]
    turn = entries(ann)[1]
    prompt = ann.view(game)["prompts"][0]
    assert (turn["game"], turn["prompt"], turn["seat"]) == (game, prompt["id"], 0)
    assert turn["deadline"] == prompt["closes_at"]
    card = prompt["forms"][0]["fields"]["card"]["choices"][0]["value"]
    assert ann.act(game, "lay_card", card=card).status_code == 200
    assert types(bob) == ["game_started", "window_opened"]
    other = open_table(people, "toy")
    bob.post(f"games/{other}/actions", {"type": "concede"})
    last = entries(ann)[-1]
    assert (last["type"], last["game"], last["status"], last["winners"]) == ("game_finished", other, "finished", [0])
    assert [entry["number"] for entry in entries(ann)] == list(range(1, len(entries(ann)) + 1))


def test_a_log_speaks_to_its_reader_in_the_readers_language(people: list[Person]) -> None:
    ann, bob = people
    begin(ann, bob)
    game = open_table(people, "toy")
    bob.post(f"games/{game}/actions", {"type": "concede"})
    assert [entry["text"] for entry in entries(ann)] == [
        "Toy: your game has begun.",
        "Toy: you are asked.",
        "Toy: the game is over. You win!",
    ]
    assert entries(bob)[-1]["text"] == "Toy: the game is over. You do not win."
    polish = ann.get("me/events?after=0", **{"Accept-Language": "pl"}).json()["events"]
    assert polish[-1]["text"] == "Zabawka: koniec gry. Wygrywasz!"
    assert b"Toy" not in b"".join(bytes(entry.facts) for entry in AccountLogEntry.objects.all())


def test_an_entry_that_a_later_version_wrote_is_told_in_general_words(people: list[Person]) -> None:
    ann = people[0]
    begin(ann)
    open_table(people, "toy")
    AccountLogEntry.objects.filter(number=1).update(facts=b'{"type":"invited","ruleset":"toy","seat":0}')
    assert ann.get("me/events?after=0").json()["events"][0]["text"] == "Toy: there is news at your table."


def test_a_log_tells_of_a_rematch_and_of_being_sent_away(people: list[Person]) -> None:
    ann, bob = people
    game = open_table(people, "toy")
    begin(ann, bob)
    bob.post(f"games/{game}/actions", {"type": "concede"})
    rematch = ann.post(f"games/{game}/rematch").json()["id"]
    offered = entries(bob)[-1]
    assert (offered["type"], offered["game"], offered["rematch"]) == ("rematch_offered", game, rematch)
    assert "rematch_offered" not in types(ann)
    assert ann.delete(f"games/{rematch}/seats/1").status_code == 204
    removed = entries(bob)[-1]
    assert (removed["type"], removed["game"], removed["seat"]) == ("seat_removed", rematch, 1)


def test_nothing_is_written_for_those_who_never_listen(people: list[Person]) -> None:
    open_table(people, "toy")
    assert not AccountLog.objects.exists()
    assert not AccountLogEntry.objects.exists()


def test_an_entry_is_undone_with_its_transaction(people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _ = people
    begin(ann)
    game = open_table(people, "toy")
    before = types(ann)
    monkeypatch.setattr("games.services.actions.make_view", lambda *args: 1 / 0)
    ann.client.raise_request_exception = False
    prompt = ann.view(game)["prompts"][0]["id"]
    assert ann.post(f"games/{game}/actions", {"prompt": prompt, "type": "pass"}).status_code == 500
    assert types(ann) == before


def test_a_stream_tells_of_all_tables_and_goes_on_where_it_was(people: list[Person], server: str) -> None:
    ann, bob = people
    url = f"{server}/api/v1/me/stream"
    with httpx.stream("GET", url, headers=auth(ann), timeout=60) as stream:
        news = told(stream.iter_lines())
        assert next(news)[:2] == ("now", 0)
        games = [open_table(people, "toy"), open_table([bob, ann], "toy")]
        heard = [next(message for message in news if message[0] == "event") for _ in range(3)]
    assert [number for _, number, _ in heard] == [1, 2, 3]
    assert [(data["type"], data["game"]) for _, _, data in heard] == [
        ("game_started", games[0]),
        ("your_turn", games[0]),
        ("game_started", games[1]),
    ]
    bob.act(games[1], "pass")
    with httpx.stream("GET", url, headers={**auth(ann), "Last-Event-ID": "2"}, timeout=60) as stream:
        news = told(stream.iter_lines())
        assert [next(news)[1] for _ in range(2)] == [3, 4]


def test_a_poll_waits_for_the_next_entry(people: list[Person], server: str) -> None:
    ann, _ = people
    url = f"{server}/api/v1/me/events?wait=25"
    answers: list[Any] = []
    poll = threading.Thread(target=lambda: answers.append(httpx.get(url, headers=auth(ann), timeout=60).json()))
    poll.start()
    wait_until(hub.count, 60, "the poll to wait")
    wait_until(AccountLog.objects.exists, 60, "the log to begin")
    game = open_table(people, "toy")
    poll.join(60)
    assert answers[0]["events"][0]["game"] == game
    empty = httpx.get(f"{server}/api/v1/me/events?wait=0.1", headers=auth(ann), timeout=60).json()
    assert (empty["events"], empty["number"]) == ([], 2)


def test_a_browser_listens_with_a_ticket(people: list[Person], server: str) -> None:
    ticket = people[0].post("me/stream-tickets").json()["ticket"]
    for _ in range(2):
        with httpx.stream("GET", f"{server}/api/v1/me/stream?ticket={ticket}", timeout=60) as stream:
            assert next(told(stream.iter_lines()))[0] == "now"
    game = open_table(people, "toy")
    assert httpx.get(f"{server}/api/v1/games/{game}/stream?ticket={ticket}", timeout=60).status_code == 401


def test_whoever_missed_forgotten_entries_is_told_so(people: list[Person], server: str) -> None:
    ann, _ = people
    begin(ann)
    open_table(people, "toy")
    AccountLogEntry.objects.filter(number=1).update(at=timezone.now() - timedelta(days=4))
    assert chores.do_chores() == []
    page = ann.get("me/events?after=0").json()
    assert (page["resync"], page["events"], page["number"]) == (True, [], 2)
    assert [entry["number"] for entry in entries(ann, after=1)] == [2]
    for number in (0, 99):
        headers = {**auth(ann), "Last-Event-ID": str(number)}
        with httpx.stream("GET", f"{server}/api/v1/me/stream", headers=headers, timeout=60) as stream:
            assert next(told(stream.iter_lines()))[:2] == ("resync", 2)


def test_logs_that_nobody_reads_and_of_deleted_accounts_are_forgotten(people: list[Person]) -> None:
    ann, bob = people
    begin(ann, bob)
    open_table(people, "toy")
    AccountLog.objects.filter(account_id=ann.account).update(read_at=timezone.now() - timedelta(days=31))
    assert chores.do_chores() == []
    assert {str(log.account_id) for log in AccountLog.objects.all()} == {bob.account}
    do_delete_account(UUID(bob.account), by=None)
    assert not AccountLog.objects.exists()
    assert not AccountLogEntry.objects.exists()


def test_a_log_holds_no_card(people: list[Person]) -> None:
    begin(*people)
    game = open_table(people, "toy")
    hands = {card["id"] for person in people for card in person.view(game)["you"]["hand"]}
    text = "".join(json.dumps(entries(person)) for person in people)
    assert hands
    assert not any(card in text for card in hands)
