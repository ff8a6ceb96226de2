"""The path of one action and of one view through our own code: `python -m tools.walk`.

A game is played in process, on a database of its own. `--write` puts the drawing into the docs.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

from tools.tracing import Walk, traced

if TYPE_CHECKING:
    from django.http import HttpResponse

Json = dict[str, Any]

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "architecture.md"
CHAINS = ROOT / "var"
BEGIN, END = "<!-- the path: python -m tools.walk --write -->\n", "<!-- end of the path -->\n"
SEATS = 3
MOST_ACTIONS = 40


def main(arguments: list[str]) -> None:
    walks = walk()
    CHAINS.mkdir(exist_ok=True)
    for name, found in walks.items():
        say(f"{name}: {found.numbers()}")
        say(f"  {found.rooms()}")
        (CHAINS / f"walk-{name}.txt").write_text("\n".join(found.drawing()) + "\n", encoding="utf-8")
    say(f"The chains of files are in {CHAINS.relative_to(ROOT)}/walk-*.txt.")
    if "--write" in arguments:
        write(walks["action"])


def walk() -> dict[str, Walk]:
    """Play until a card can be played that others may answer; trace that action, and a reading of the view."""
    _set_up()
    from django.db import connection

    connection.creation.create_test_db(verbosity=0, autoclobber=True)
    people, game = _seated()
    for number in range(MOST_ACTIONS):
        person, prompt = _asked(people, game)
        form = next((form for form in prompt["forms"] if form["type"] == "play_card"), None)
        action, found = traced(ROOT, partial(person.act, game, prompt, form or prompt["forms"][0], f"walk-{number}"))
        assert action.status_code == 200, action.content
        if form and any(_window(other, game) for other in people):
            view, seen = traced(ROOT, partial(person.get, f"games/{game}"))
            assert view.status_code == 200, view.content
            return {"action": found, "view": seen}
    raise SystemExit(f"no window has opened in {MOST_ACTIONS} actions")


def write(found: Walk) -> None:
    """Put the drawing between its two marks."""
    page = PAGE.read_text(encoding="utf-8")
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    drawn = "\n".join(
        [f"{found.numbers()}.", f"Files by room: {found.rooms()}.", "", "```text", *found.drawing(), "```"]
    )
    PAGE.write_text(f"{head}{BEGIN}{drawn}\n{END}{tail}", encoding="utf-8")


class _Person:
    """A guest with a token."""

    def __init__(self, name: str) -> None:
        from django.test import Client

        self.client, self.token = Client(), ""
        self.token = self.post("auth/guest", {"display_name": name}).json()["access"]

    def get(self, path: str) -> HttpResponse:
        return self.client.get(f"/api/v1/{path}", headers=self._headers({}))

    def post(self, path: str, body: object, headers: dict[str, str] | None = None) -> HttpResponse:
        return self._send(self.client.post, path, body, headers or {})

    def patch(self, path: str, body: object) -> HttpResponse:
        return self._send(self.client.patch, path, body, {})

    def act(self, game: str, prompt: Json, form: Json, key: str) -> HttpResponse:
        """The first filling of the form."""
        filled = {name: _first(field) for name, field in form["fields"].items()}
        return self.post(
            f"games/{game}/actions", {"prompt": prompt["id"], "type": form["type"], **filled}, {"Idempotency-Key": key}
        )

    def _send(
        self, send: Callable[..., HttpResponse], path: str, body: object, headers: dict[str, str]
    ) -> HttpResponse:
        return send(f"/api/v1/{path}", body, content_type="application/json", headers=self._headers(headers))

    def _headers(self, more: dict[str, str]) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}", **more} if self.token else more


def _first(field: Json) -> object:
    values = [choice["value"] for choice in field["choices"]]
    return values[0] if field["kind"] == "one" else values[: field["min"]]


def _seated() -> tuple[list[_Person], str]:
    """A started game of Unstable Unicorns, dealt from a fixed seed so that everybody walks the same way."""
    from django.core.management import call_command

    call_command("load_card_sets", verbosity=0)
    people = [_Person(f"Player {number}") for number in range(SEATS)]
    game = people[0].post("games", {"ruleset": "unstable_unicorns"}).json()["id"]
    for number, person in enumerate(people[1:], 1):
        person.post(f"games/{game}/seats", {})
        person.patch(f"games/{game}/seats/{number}", {"ready": True})
    with mock.patch("secrets.token_bytes", bytes):
        started = people[0].post(f"games/{game}/start", {})
    assert started.status_code == 200, started.content
    return people, game


def _asked(people: list[_Person], game: str) -> tuple[_Person, Json]:
    for person in people:
        for prompt in person.get(f"games/{game}").json()["prompts"]:
            if not prompt["optional"]:
                return person, prompt
    raise SystemExit("nobody is asked")


def _window(person: _Person, game: str) -> bool:
    return any(prompt["kind"] == "neigh_window" for prompt in person.get(f"games/{game}").json()["prompts"])


def _set_up() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")
    import django
    from django.conf import settings

    django.setup()
    logging.disable(logging.WARNING)
    settings.ALLOWED_HOSTS = ["testserver"]
    settings.THROTTLES = dict.fromkeys(settings.THROTTLES, "100000/second")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
