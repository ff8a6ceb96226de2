"""docs/events.md lists every event that there is, and no other."""

import re
from pathlib import Path

from django.core.management import call_command

from games.services.events_page import EVENTS
from tests.contract import FILE

PAGE = FILE.parent / "docs" / "events.md"
ROOMS = ("games/stepping", "games/services", "games/rules/kernel")
EMITTED = re.compile(r'(?:\bEvent\(|free_seat\([^"\n]*|self\.emit\()\s*"(\w+)"(?: if \w+ else "(\w+)")?')


def emitted() -> set[str]:
    sources = [path.read_text() for room in ROOMS for path in Path(FILE.parent / room).rglob("*.py")]
    return {name for source in sources for pair in EMITTED.findall(source) for name in pair if name}


def test_every_event_of_the_service_is_in_the_catalogue_and_no_other():
    assert emitted() == EVENTS.keys()


def test_the_page_is_fresh():
    before = PAGE.read_text()
    call_command("write_events")
    assert PAGE.read_text() == before, "it was stale: make schema has written it"


def test_the_page_names_the_events_of_both_games_and_the_messages_of_webhooks():
    listed = set(re.findall(r"`([\w.]+)`", " ".join(re.findall(r"^\|([^|]*)\|", PAGE.read_text(), re.MULTILINE))))
    assert {
        "turn_began",
        "card_moved",
        "hunt_opened",
        "scores_counted",
        "prompt.opened",
        "ping",
    } | EVENTS.keys() <= listed
