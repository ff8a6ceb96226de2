"""Long poll and stream: every number once, in order, whatever the network does; and nothing held while idle."""

import threading
from collections.abc import Iterator
from random import Random
from typing import Any
from uuid import UUID

import httpx
import pytest

from games.live.hub import hub
from games.services.handing_over import address_of_table
from tests.cards.people import staff
from tests.contract import check_message
from tests.games.people import Person, arriving, fill, open_table
from tests.games.server import running_server
from tests.games.server_sent import Message, messages_in
from tests.services.processes import wait_until

pytestmark = pytest.mark.django_db(transaction=True)


def auth(person: Person) -> dict[str, str]:
    return {"Authorization": f"Bearer {person.token}"}


def messages(lines: Iterator[str], is_toy: bool = True) -> Iterator[Message]:
    """The server-sent events of a stream: kind, number, data. What only the toy tells is in no contract."""
    for kind, number, data in messages_in(lines):
        if not is_toy or kind in ("heartbeat", "end"):
            check_message(kind, number, data)
        yield kind, number, data


def test_a_long_poll_returns_at_once_when_there_is_news(people: list[Person], server: str) -> None:
    game = open_table(people, "toy")
    page = httpx.get(f"{server}/api/v1/games/{game}/events?after=0&wait=25", headers=auth(people[0]), timeout=60).json()
    assert page["events"][0]["number"] == 1
    assert page["prompts"][0]["kind"] == "turn"


def test_a_long_poll_waits_for_the_first_event(people: list[Person], server: str) -> None:
    game = open_table(people, "toy")
    version = people[0].view(game)["version"]
    answers: list[Any] = []
    url = f"{server}/api/v1/games/{game}/events?after={version}&wait=25"
    waiting = threading.Thread(
        target=lambda: answers.append(httpx.get(url, headers=auth(people[1]), timeout=60).json())
    )
    waiting.start()
    wait_until(hub.count, 60, "the poll to wait")
    people[0].act(game, "pass")
    waiting.join(60)
    assert answers[0]["events"][0]["number"] == version + 1
    assert hub.count() == 0


def test_an_empty_long_poll_is_an_answer_and_not_an_error(people: list[Person], server: str) -> None:
    game = open_table(people, "toy")
    version = people[0].view(game)["version"]
    url = f"{server}/api/v1/games/{game}/events?after={version}&wait=0.1"
    page = httpx.get(url, headers=auth(people[0]), timeout=60).json()
    assert (page["events"], page["version"]) == ([], version)


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("after=99999", 400, "invalid_query"),
        ("after=-1", 400, "invalid_query"),
        ("after=x", 400, "invalid_query"),
        ("wait=26", 400, "invalid_query"),
        ("wiat=5", 400, "invalid_query"),
    ],
)
def test_a_wrong_question_is_refused(people: list[Person], query: str, status: int, code: str) -> None:
    game = open_table(people, "toy")
    answer = people[0].get(f"games/{game}/events?{query}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_listening_needs_a_token_and_a_seat(people: list[Person], server: str) -> None:
    game = open_table(people, "toy", access="private")
    for path in ("events", "stream"):
        url = f"{server}/api/v1/games/{game}/{path}"
        assert httpx.get(url, timeout=60).status_code == 401
        assert httpx.get(url, headers={"Authorization": "Bearer rubbish"}, timeout=60).status_code == 401
        assert httpx.get(url, headers=auth(Person("Eve")), timeout=60).status_code == 404
        assert httpx.post(url, headers=auth(people[0]), timeout=60).status_code == 405


@pytest.mark.parametrize("query", ["after=x", "after=-1", "after=1.5", "befor=1"])
def test_a_stream_refuses_a_query_that_it_does_not_understand(people: list[Person], server: str, query: str) -> None:
    game = open_table(people, "toy", access="private")
    answer = httpx.get(f"{server}/api/v1/games/{game}/stream?{query}", headers=auth(people[0]), timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid_query")


def test_an_operator_hears_of_a_private_game_what_a_spectator_would(people: list[Person], server: str) -> None:
    game = open_table(people, "toy", access="private")
    operator, _ = arriving(address_of_table(UUID(game), staff("Olga", "operator")))
    url = f"{server}/api/v1/games/{game}/events?after=0&view=full"
    assert httpx.get(url, headers=auth(people[0]), timeout=60).status_code == 200
    page = httpx.get(url, headers=auth(operator), timeout=60).json()
    assert (page["prompts"], page["view"]["you"], page["waiting_for"]) == ([], None, [0])
    assert {event["card"] for event in page["events"] if event["type"] == "card_drawn"} == {None}
    assert httpx.get(url, headers=auth(Person("Eve")), timeout=60).status_code == 404
    assert httpx.get(url, headers=auth(operator), timeout=60).status_code == 200, "whoever else has asked"


def test_a_stream_tells_every_event_and_what_may_be_done(people: list[Person], server: str) -> None:
    game = open_table(people, "toy")
    url = f"{server}/api/v1/games/{game}/stream"
    with httpx.stream("GET", url, headers=auth(people[0]), timeout=60) as stream:
        assert stream.headers["Content-Type"] == "text/event-stream"
        told = messages(stream.iter_lines())
        version = people[0].view(game)["version"]
        assert [next(told)[1] for _ in range(version)] == list(range(1, version + 1))
        kind, _, data = next(told)
        assert (kind, data["prompts"][0]["kind"]) == ("now", "turn")
        people[0].act(game, "pass")
        kind, number, _ = next(told)
        assert (kind, number) == ("event", version + 1)


def test_waiting_costs_no_thread(people: list[Person], server: str, settings: Any) -> None:
    """Streams and long polls alike; a handful of threads look into the database for all of them."""
    settings.MOST_LISTENERS = 100
    game = open_table(people, "toy")
    version = people[0].view(game)["version"]
    url = f"{server}/api/v1/games/{game}"
    count, before = 30, threading.active_count()
    with httpx.Client(headers=auth(people[0]), timeout=60, limits=httpx.Limits(max_connections=None)) as client:
        streams = [client.send(client.build_request("GET", f"{url}/stream"), stream=True) for _ in range(count)]
        polls = [threading.Thread(target=client.get, args=[f"{url}/events?after={version}&wait=25"]) for _ in streams]
        for poll in polls:
            poll.start()
        wait_until(lambda: hub.count() == 2 * count, 60, "all of them to wait")
        assert threading.active_count() - before - len(polls) < count
        people[0].act(game, "pass")
        for poll in polls:
            poll.join()
        for stream in streams:
            stream.close()


def test_a_listener_that_disconnects_at_random_sees_every_number_once(people: list[Person], server: str) -> None:
    game = open_table(people, "toy", clock={"seconds": {"pause": 0}})
    rng = Random(5)
    seen: list[int] = []
    over = threading.Event()

    def listen() -> None:
        while not over.is_set() or not seen or seen[-1] < people[0].view(game)["version"]:
            headers = {**auth(people[0]), **({"Last-Event-ID": str(seen[-1])} if seen else {})}
            with httpx.stream("GET", f"{server}/api/v1/games/{game}/stream", headers=headers, timeout=60) as stream:
                left = rng.randint(1, 6)
                for kind, number, _ in messages(stream.iter_lines()):
                    if kind == "event" and number is not None:
                        seen.append(number)
                        left -= 1
                    if left <= 0 or kind == "heartbeat" or (kind == "now" and over.is_set()):
                        break

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    while people[0].view(game)["status"] == "running":
        for person in people:
            for prompt in person.view(game)["prompts"][:1]:
                person.post(f"games/{game}/actions", fill(prompt, rng))
    over.set()
    listener.join(120)
    assert seen == list(range(1, people[0].view(game)["version"] + 1))


def test_two_devices_listen_at_once(people: list[Person], server: str) -> None:
    game = open_table(people, "toy")
    url = f"{server}/api/v1/games/{game}/stream?after={people[0].view(game)['version']}"
    with (
        httpx.stream("GET", url, headers=auth(people[0]), timeout=60) as phone,
        httpx.stream("GET", url, headers=auth(people[0]), timeout=60) as tablet,
    ):
        both = [messages(phone.iter_lines()), messages(tablet.iter_lines())]
        assert [next(told)[0] for told in both] == ["now", "now"]
        people[0].act(game, "pass")
        assert len({next(told)[1] for told in both}) == 1


def test_a_browser_opens_its_stream_again_with_the_same_ticket(people: list[Person], server: str) -> None:
    game = open_table(people, "toy")
    ticket = people[0].post(f"games/{game}/stream-tickets").json()["ticket"]
    url = f"{server}/api/v1/games/{game}/stream?ticket={ticket}"
    with httpx.stream("GET", url, timeout=60) as stream:
        assert next(messages(stream.iter_lines()))[:2] == ("event", 1)
    with httpx.stream("GET", url, headers={"Last-Event-ID": "1"}, timeout=60) as stream:
        assert next(messages(stream.iter_lines()))[:2] == ("event", 2)


def test_a_ticket_opens_nothing_else(people: list[Person], server: str) -> None:
    game, other = open_table(people, "toy"), open_table(people, "toy")
    ticket = people[0].post(f"games/{game}/stream-tickets").json()["ticket"]
    for path in (f"games/{other}/stream?ticket={ticket}", "me/stream?ticket=" + ticket, "me/stream?ticket=rubbish"):
        assert httpx.get(f"{server}/api/v1/{path}", timeout=60).status_code == 401
    assert people[0].client.get("/api/v1/me", headers={"Authorization": f"Bearer {ticket}"}).status_code == 401


def test_streams_end_cleanly_when_the_server_stops(people: list[Person]) -> None:
    game = open_table(people, "toy")
    with running_server() as server:
        stream = httpx.Client(timeout=60).send(
            httpx.Request("GET", f"{server}/api/v1/games/{game}/stream", headers=auth(people[0])), stream=True
        )
        told = messages(stream.iter_lines())
        assert next(told)[0] == "event"
    kinds = [kind for kind, _, _ in told]
    assert kinds[-2:] == ["now", "end"]
    assert hub.count() == 0
