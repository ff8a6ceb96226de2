"""The JavaScript of docs/live-updates.md in a real Chromium, on a page of another origin."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from games.live import streams
from tests.browser.wire import wire_to
from tests.games.people import Person, open_table
from tests.games.server import running_server
from tests.services.ports import free_port
from tests.services.processes import wait_until
from tests.toy.ruleset import Toy
from tools.checks import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[str]:
    """A page of another origin that holds the code of the document."""
    scripts = re.findall(r"```js\n(.*?)```", (ROOT / "docs/live-updates.md").read_text(), re.DOTALL)
    (tmp_path / "index.html").write_text(f"<!doctype html><script>{''.join(scripts)}</script>")
    server = ThreadingHTTPServer(("localhost", 0), partial(_Quiet, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}/"
    server.shutdown()


@pytest.fixture
def people(toy: Toy) -> list[Person]:
    return [Person("Ann"), Person("Bob")]


FOLLOW = """([api, token, game, silence]) => {
  Object.assign(window, { numbers: [], views: [], ended: [], opened: 0, errors: 0 });
  const Native = window.EventSource;
  window.EventSource = class extends Native {
    constructor(...args) {
      super(...args);
      window.opened += 1;
      this.addEventListener("error", () => { window.errors += 1; });
    }
  };
  followGame(api, () => token, game, {
    event: (event) => window.numbers.push(event.number),
    view: (view) => { window.view = view; window.views.push(view.version); },
    closed: (why) => window.ended.push(why),
  }, silence);
}"""
"""The page notes what it was told, how often a stream was opened, and how often one had an error."""
PASS = """async ([api, token]) => {
  const answer = await fetch(`${api}/games/${window.view.id}/actions`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ prompt: window.view.prompts[0].id, type: "pass" }),
  });
  return (await answer.json()).version;
}"""


def follow(page: Any, server: str, person: Person, game: str, silence: int = 40_000) -> None:
    page.evaluate(FOLLOW, [f"{server}/api/v1", person.token, game, silence])
    is_told(page, person, game)


def is_told(page: Any, person: Person, game: str) -> None:
    """Wait until it draws the newest version; by then it has had every event once."""
    version = person.view(game)["version"]
    page.wait_for_function("version => window.views.at(-1) === version", arg=version)
    assert page.evaluate("window.numbers") == list(range(1, version + 1))


def test_a_page_plays_loses_the_network_sees_a_restart_and_is_signed_out(
    page: Any, elsewhere: str, people: list[Person]
) -> None:
    ann, bob = people
    game, port = open_table(people, "toy", clock={"seconds": {"pause": 0}}), free_port()
    page.goto(elsewhere)
    with wire_to(port) as wire:
        api = [f"{wire.address}/api/v1", ann.token]
        with running_server(port):
            follow(page, wire.address, ann, game)
            answered = page.evaluate(PASS, api)
            assert answered == bob.view(game)["version"], "the page has played"
            is_told(page, ann, game)

            wire.cut()
            wait_until(lambda: wire.refused >= 3, 60, "the page to try, and to try again")
            bob.act(game, "pass")
            wire.mend()
            is_told(page, ann, game)
            page.evaluate(PASS, api)
        bob.act(game, "pass")  # nobody listens now
        with running_server(port):
            is_told(page, ann, game)
            assert page.evaluate("window.opened") == 1, "the browser came back by itself, each time"
            assert ann.delete("me/sessions").status_code == 204
            page.wait_for_function("window.ended.length > 0")
    assert page.evaluate("window.ended") == ["credential_ended"]


def test_a_page_notices_a_connection_that_is_dead_and_was_never_closed(
    page: Any, elsewhere: str, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT_SECONDS", 1.0)
    ann, bob = people
    game, port = open_table(people, "toy", clock={"seconds": {"pause": 0}}), free_port()
    page.goto(elsewhere)
    with running_server(port), wire_to(port) as wire:
        follow(page, wire.address, ann, game, silence=8_000)
        wire.is_dead = True
        ann.act(game, "pass")
        page.wait_for_timeout(3_000)
        wire.mend()  # too late for what went through it
        bob.act(game, "pass")
        assert page.evaluate("[window.opened, window.errors]") == [1, 0], "it still believes in its connection"
        is_told(page, ann, game)
        assert page.evaluate("window.opened") > 1


def test_a_page_survives_a_proxy_that_answers_for_a_server_that_is_away(
    page: Any, elsewhere: str, people: list[Person]
) -> None:
    ann, bob = people
    game, port = open_table(people, "toy", clock={"seconds": {"pause": 0}}), free_port()
    page.goto(elsewhere)
    with running_server(port) as server:
        follow(page, server, ann, game)
    with bad_gateway(port) as refused:
        wait_until(lambda: refused, 60, "the page to be refused")
    ann.act(game, "pass")
    with running_server(port):
        is_told(page, ann, game)
        bob.post(f"games/{game}/actions", {"type": "concede"})
        page.wait_for_function("window.ended.length > 0")
        is_told(page, ann, game)
    assert page.evaluate("window.ended") == ["game_finished"]


@contextmanager
def bad_gateway(port: int) -> Iterator[list[str]]:
    """What a proxy says while nobody is behind it. Yields the paths that were asked for."""
    asked: list[str] = []

    class BadGateway(_Quiet):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_error(502)

    server = ThreadingHTTPServer(("127.0.0.1", port), BadGateway)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield asked
    server.shutdown()
    server.server_close()


def test_a_fetched_stream_of_the_account_goes_on_after_a_restart(
    page: Any, elsewhere: str, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT_SECONDS", 1.0)
    port = free_port()
    page.goto(elsewhere)
    with running_server(port) as server:
        page.evaluate(
            """([api, token]) => {
              window.heard = []; window.ready = 0;
              followAccount(api, () => token, {
                event: (event) => window.heard.push([event.number, event.type]),
                ready: () => { window.ready += 1; },
              });
            }""",
            [f"{server}/api/v1", people[0].token],
        )
        page.wait_for_function("window.ready > 0")
        game = open_table(people, "toy", clock={"seconds": {"pause": 0}})
        page.wait_for_function("window.heard.length === 2")
    people[0].act(game, "pass")
    people[1].act(game, "pass")
    with running_server(port):
        page.wait_for_function("window.heard.length === 3")
    assert page.evaluate("window.heard") == [[1, "game_started"], [2, "your_turn"], [3, "your_turn"]]
