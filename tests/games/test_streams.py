"""What a stream promises beyond its events: language, endings, size, who shares what, and how many one may have."""

import asyncio
import gc
import gzip
import zlib
from collections.abc import Iterator
from datetime import datetime, timedelta
from itertools import takewhile
from typing import Any
from uuid import UUID

import httpx
import pytest
from django.core.management import call_command
from django.utils import timezone

import words
from accounts.credentials import read_credential
from games.live import game_feed, guard, pictures, streams
from games.live.hub import hub
from games.live.listener import MOST_READY, Listener, StreamEnding
from games.live.sse import Chunk, Gzip
from tests.games.people import Person, open_table
from tests.games.server_sent import messages_in
from tests.games.test_listening import auth, messages
from tests.services.processes import wait_until

pytestmark = pytest.mark.django_db(transaction=True)


def until_now(told: Iterator[tuple[str, int | None, Any]]) -> dict[str, Any]:
    """The next word on what may be done."""
    return next(data for kind, _, data in told if kind == "now")


def first_text(url: str, **headers: str) -> str:
    """The words of the first prompt of a stream."""
    with httpx.stream("GET", url, headers=headers, timeout=60) as stream:
        return str(until_now(messages(stream.iter_lines()))["prompts"][0]["text"])


def test_the_accounts_language_is_spoken_where_no_header_says_otherwise(people: list[Person], server: str) -> None:
    game = open_table(people, "toy")
    ann, url = people[0], f"{server}/api/v1/games/{game}/stream"
    english = first_text(url, **auth(ann))
    assert ann.patch("me", {"language": "pl"}).status_code == 200
    polish = ann.view(game)["prompts"][0]["text"]
    assert polish != english
    assert first_text(url, **auth(ann)) == polish
    assert ann.get(f"games/{game}", Accept_Language="*").json()["prompts"][0]["text"] == polish
    assert ann.get(f"games/{game}", Accept_Language="de").json()["prompts"][0]["text"] == polish
    assert ann.get(f"games/{game}", Accept_Language="en").json()["prompts"][0]["text"] == english
    refused = ann.act(game, "fly")
    assert refused.json()["title"] == words.say("pl", "problem-illegal-action-title")
    assert refused.headers["Content-Language"] == "pl"
    assert refused.json()["prompts"][0]["text"] == polish


def test_a_ticket_carries_the_language_and_the_address_wins(people: list[Person], server: str) -> None:
    """A browser's EventSource sends its own Accept-Language, whatever the app wants."""
    game = open_table(people, "toy")
    english = people[0].view(game)["prompts"][0]["text"]
    people[0].patch("me", {"language": "pl"})
    polish = people[0].view(game)["prompts"][0]["text"]
    ticket = people[0].post(f"games/{game}/stream-tickets").json()["ticket"]
    url = f"{server}/api/v1/games/{game}/stream?ticket={ticket}"
    assert first_text(url, **{"Accept-Language": "en"}) == polish
    assert first_text(f"{url}&language=en", **{"Accept-Language": "pl"}) == english


def test_a_stream_of_a_finished_game_says_so_and_ends(people: list[Person], server: str) -> None:
    game = open_table(people, "toy")
    url = f"{server}/api/v1/games/{game}/stream"
    with httpx.stream("GET", url, headers=auth(people[0]), timeout=60) as stream:
        told = messages(stream.iter_lines())
        until_now(told)
        people[1].post(f"games/{game}/actions", {"type": "concede"})
        rest = list(told)
    assert rest[-2][0] == "now"
    assert rest[-2][2]["status"] == "finished"
    assert rest[-1][::2] == ("end", {"reason": "game_finished", "reconnect": False})
    last = max(number for kind, number, _ in rest if kind == "event" and number)
    again = httpx.get(url, headers={**auth(people[0]), "Last-Event-ID": str(last)}, timeout=60)
    assert again.status_code == 204  # tells EventSource to stop
    assert "event: end" in httpx.get(url, headers=auth(people[0]), timeout=60).text


def test_a_stream_tells_when_to_come_back(people: list[Person], server: str) -> None:
    game = open_table(people, "toy")
    with httpx.stream("GET", f"{server}/api/v1/games/{game}/stream", headers=auth(people[0]), timeout=60) as stream:
        assert next(stream.iter_lines()) == "retry: 2000"


def test_a_heartbeat_has_the_time_of_now(people: list[Person], server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT_SECONDS", 0.1)
    game, opened = open_table(people, "toy"), timezone.now()
    with httpx.stream("GET", f"{server}/api/v1/games/{game}/stream", headers=auth(people[0]), timeout=60) as stream:
        told = (message for message in messages(stream.iter_lines()) if message[0] == "heartbeat")
        beats = [datetime.fromisoformat(next(told)[2]["server_time"]) for _ in range(4)]
    assert beats[-1] - beats[0] >= timedelta(seconds=0.28)
    assert opened <= beats[0] <= beats[-1] <= timezone.now()


def test_a_number_that_is_none_of_this_game_gets_the_view_when_a_browser_comes_back_with_it(
    people: list[Person], server: str
) -> None:
    game = open_table(people, "toy")
    headers = {**auth(people[0]), "Last-Event-ID": "99999"}
    with httpx.stream("GET", f"{server}/api/v1/games/{game}/stream", headers=headers, timeout=60) as stream:
        kind, number, data = next(messages(stream.iter_lines()))
    assert (kind, number) == ("resync", data["version"])


def test_whoever_is_far_behind_gets_the_view_and_polls_page_through(
    people: list[Person], server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "TOO_OLD", 6)
    monkeypatch.setattr(pictures, "MOST_EVENTS", 2)
    monkeypatch.setattr(game_feed, "MOST_EVENTS", 2)
    game = open_table(people, "toy")
    version = people[0].view(game)["version"]
    assert version < 7
    url = f"{server}/api/v1/games/{game}"
    with httpx.stream("GET", f"{url}/stream", headers=auth(people[0]), timeout=60) as stream:
        numbers = [number for _, number, _ in takewhile(lambda m: m[0] == "event", messages(stream.iter_lines()))]
    assert numbers == list(range(1, version + 1))
    while version < 8:
        people[0].act(game, "pass")
        people[1].act(game, "pass")
        version = people[0].view(game)["version"]
    with httpx.stream("GET", f"{url}/stream", headers=auth(people[0]), timeout=60) as stream:
        assert next(messages(stream.iter_lines()))[:2] == ("resync", version)
    seen, more = [], True
    while more:
        page = people[0].get(f"games/{game}/events?after={seen[-1] if seen else 0}").json()
        seen += [event["number"] for event in page["events"]]
        more = page["more"]
    assert seen == list(range(1, version + 1))


def test_now_carries_the_whole_view_on_demand(people: list[Person], server: str) -> None:
    game = open_table(people, "toy")
    url = f"{server}/api/v1/games/{game}"
    with httpx.stream("GET", f"{url}/stream?view=full", headers=auth(people[0]), timeout=60) as stream:
        told = (m for m in messages_in(stream.iter_lines()) if m[0] == "now")  # the toy's view is in no contract
        view = next(told)[2]["view"]
        now = people[0].view(game)
        assert {**view, "server_time": None} == {**now, "server_time": None}
    page = people[0].get(f"games/{game}/events?view=full").json()
    assert page["view"]["you"] == now["you"]
    assert "view" not in people[0].get(f"games/{game}/events").json()


def test_a_stream_is_compressed_message_by_message(people: list[Person], server: str) -> None:
    game = open_table(people, "toy")
    url = f"{server}/api/v1/games/{game}/stream"
    headers = {**auth(people[0]), "Accept-Encoding": "gzip"}
    with httpx.stream("GET", url, headers=headers, timeout=60) as stream:
        assert stream.headers["Content-Encoding"] == "gzip"
        told = messages(stream.iter_lines())
        version = until_now(told)["version"]
        people[0].act(game, "pass")
        assert next(told)[1] == version + 1  # at once, not when the stream ends
    plain = {**auth(people[0]), "Accept-Encoding": "identity"}
    with httpx.stream("GET", url, headers=plain, timeout=60) as stream:
        assert "Content-Encoding" not in stream.headers


def test_shared_blocks_make_one_proper_gzip_file() -> None:
    chunks = [Chunk(b"retry: 2000\n"), Chunk(b"event: now\n\n" * 50), Chunk(b"")]
    form = Gzip()
    whole = form.begin() + b"".join(form.take(chunk) for chunk in chunks) + b"".join(form.finish())
    assert gzip.decompress(whole) == b"".join(chunk.plain for chunk in chunks)
    other = Gzip()
    assert other.begin() + other.take(chunks[1]) != b""
    reader = zlib.decompressobj(31)
    assert reader.decompress(Gzip().begin() + chunks[1].deflated) == chunks[1].plain


def test_a_game_is_read_once_for_all_who_listen_and_equals_get_the_same_bytes(
    people: list[Person], server: str, monkeypatch: pytest.MonkeyPatch, settings: Any
) -> None:
    settings.MOST_LISTENERS = 100
    game = open_table(people, "toy")
    watchers = [Person(f"W{number}") for number in range(5)]
    reads: list[Any] = []
    told: dict[Listener, tuple[Chunk, ...]] = {}
    read, put = game_feed.GameFeed.read, game_feed.Listener.put
    monkeypatch.setattr(guard, "look_for_missed", lambda: None)  # or what it sees before the hint comes is read twice
    monkeypatch.setattr(game_feed.GameFeed, "read", lambda feed, who: reads.append(len(who)) or read(feed, who))
    monkeypatch.setattr(
        game_feed.Listener, "put", lambda listener, *chunks: told.update({listener: chunks}) or put(listener, *chunks)
    )
    url = f"{server}/api/v1/games/{game}/stream?after={people[0].view(game)['version']}"
    with httpx.Client(timeout=60, limits=httpx.Limits(max_connections=None)) as client:
        for person in [*people, *watchers, *watchers]:
            client.send(client.build_request("GET", url, headers=auth(person)), stream=True)
        wait_until(lambda: len(told) == 12, 60, "all to listen")
        reads.clear()
        told.clear()
        people[0].act(game, "pass")
        wait_until(lambda: len(told) == 12, 60, "all to be told")
    assert reads == [12]
    assert len({id(chunk) for chunks in told.values() for chunk in chunks}) == 3  # two seats, and all who watch


def test_an_account_may_not_listen_without_end(people: list[Person], server: str, settings: Any) -> None:
    settings.MOST_LISTENERS = 3
    game = open_table(people, "toy")
    version = people[0].view(game)["version"]
    url = f"{server}/api/v1/games/{game}"
    with httpx.Client(headers=auth(people[0]), timeout=60) as client:
        open_ones = [client.send(client.build_request("GET", f"{url}/stream"), stream=True) for _ in range(3)]
        wait_until(lambda: hub.count() == 3, 60, "three to listen")
        for path in ("stream", f"events?after={version}&wait=5"):
            refused = client.get(f"{url}/{path}")
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many_listeners")
            assert refused.headers["Retry-After"]
        assert httpx.get(f"{url}/events", headers=auth(people[1]), timeout=60).status_code == 200
        for stream in open_ones:
            stream.close()
        wait_until(lambda: hub.count() == 0, 60, "them to be gone")
        assert client.get(f"{url}/events").status_code == 200


def test_a_poll_that_comes_back_is_told_what_was_read_for_another(
    people: list[Person], server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While nothing has changed."""
    game = open_table(people, "toy")
    version = people[0].view(game)["version"]
    reads: list[Any] = []
    read = game_feed.GameFeed.read
    monkeypatch.setattr(game_feed.GameFeed, "read", lambda feed, who: reads.append(len(who)) or read(feed, who))
    for _ in range(3):
        page = httpx.get(
            f"{server}/api/v1/games/{game}/events?after={version - 1}&wait=5", headers=auth(people[0]), timeout=60
        ).json()
        assert [event["number"] for event in page["events"]] == [version]
    assert len(reads) == 1


def test_a_rematch_is_an_event_and_changes_the_etag(people: list[Person], server: str) -> None:
    game = open_table(people, "toy")
    people[1].post(f"games/{game}/actions", {"type": "concede"})
    before = people[0].get(f"games/{game}")
    rematch = people[1].post(f"games/{game}/rematch").json()["id"]
    after = people[0].get(f"games/{game}", If_None_Match=before.headers["ETag"])
    assert (after.status_code, after.json()["rematch"]) == (200, rematch)
    last = people[0].get(f"games/{game}/events?after={before.json()['version']}").json()["events"]
    assert [(event["type"], event["game"]) for event in last] == [("rematch_opened", rematch)]
    assert people[0].post(f"games/{game}/rematch").json()["id"] == rematch
    assert people[0].get(f"games/{game}").json()["version"] == before.json()["version"] + 1
    at = before.json()["version"]
    replay = people[0].get(f"games/{game}/replay/{at}").json()
    assert replay["status"] == "finished"


def test_a_client_that_does_not_read_is_told_later_from_where_it_is(people: list[Person]) -> None:
    game, ann = people[0].post("games", {"ruleset": "toy"}).json()["id"], people[0]
    for number in range(4):
        ann.patch(f"games/{game}/seats/0", {"ready": bool(number % 2)})

    def change_minds() -> None:
        for number in range(30):
            assert ann.patch(f"games/{game}/seats/0", {"ready": bool(number % 2)}).status_code == 200
            version = number + 6
            wait_until(lambda version=version: hub._feeds[UUID(game)].version == version, 60, "it to be read")  # type: ignore[misc]

    async def listen() -> list[int]:
        listener = Listener(read_credential(ann.token), "en", 0)
        stream = await streams.open_stream(game_feed.GameFeed, UUID(game), listener)
        await asyncio.to_thread(change_minds)
        assert listener.is_behind
        assert len(listener.ready) == MOST_READY
        numbers: list[int] = []
        async for data in stream:
            numbers += [int(line[4:]) for line in data.decode().splitlines() if line.startswith("id: ")]
            if numbers and numbers[-1] == 35:
                break
        stream.close()
        return numbers

    assert asyncio.run(listen()) == list(range(1, 36))


def test_a_stream_that_nobody_comes_to_read_is_forgotten(people: list[Person]) -> None:
    """A client that is gone before the answer begins."""
    game = open_table(people, "toy")

    async def open_and_forget() -> int:
        listener = Listener(read_credential(people[0].token), "en", 0)
        stream = await streams.open_stream(game_feed.GameFeed, UUID(game), listener)
        assert hub.count() == 1
        del stream
        gc.collect()
        hub.tidy()
        return hub.count()

    assert asyncio.run(open_and_forget()) == 0


def test_nothing_is_told_after_the_end(people: list[Person]) -> None:
    async def what_is_ready() -> int:
        listener = Listener(read_credential(people[0].token), "en", 0)
        listener.end(StreamEnding.CREDENTIAL_ENDED)
        listener.put(Chunk(b"secret"))
        return len(listener.ready)

    assert asyncio.run(what_is_ready()) == 0


def test_every_message_of_a_game_that_ships_keeps_the_contract(people: list[Person], server: str) -> None:
    call_command("load_card_sets", verbosity=0)
    game = open_table(people, "unstable_unicorns", seats={"max": len(people)})
    with httpx.stream("GET", f"{server}/api/v1/games/{game}/stream", headers=auth(people[0]), timeout=60) as answer:
        told = messages(answer.iter_lines(), is_toy=False)
        kinds = {kind for kind, _, _ in takewhile(lambda message: message[0] != "now", told)}
    assert kinds == {"event"}
