"""docs/transcript.md is what the service really answers. UU_WRITE_DOCS=1 writes it anew."""

import os
from pathlib import Path

import pytest
from django.core.management import call_command

from tests.docs.transcript import Scribe
from tests.games.people import Person

PAGE = Path(__file__).parents[2] / "docs" / "transcript.md"
ABOUT = """Two people play Unstable Unicorns, with nothing but what the server offers them. Ids and times are shortened;
of each answer only the interesting members are shown. `tests/docs/test_transcript.py` plays it again and compares."""

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def fixed_seed(monkeypatch: pytest.MonkeyPatch, settings) -> None:
    settings.CLOCK_PACE_SECONDS = 1.5  # as in a service, whatever tests are set to
    numbers = iter((7, 8))
    monkeypatch.setattr("games.services.start.fresh_secret", lambda: bytes([next(numbers)]) * 32)


def test_the_transcript_is_true(fixed_seed: None) -> None:
    call_command("load_card_sets", verbosity=0)
    page = play(Scribe("A short game, request by request", ABOUT)).page()
    if os.environ.get("UU_WRITE_DOCS"):
        PAGE.write_text(page)
    assert page == PAGE.read_text()


def play(scribe: Scribe) -> Scribe:
    ann, bob = Person("Ann"), Person("Bob")
    scribe.tell("Ann opens a private table and gives its code to Bob.")
    wanted = {"ruleset": "unstable_unicorns", "access": "private", "options": {"first_seat": "host"}}
    table = scribe.post(ann, "games", wanted, ("id", "status", "version", "your_seat", "options", "clock"))
    game = table["id"]
    scribe.tell("Bob sits down with the code and is ready; Ann starts.")
    bob.post("games/join", {"code": table["code"]})
    scribe.patch(bob, f"games/{game}/seats/1", {"ready": True})
    view = scribe.post(ann, f"games/{game}/start")
    scribe.tell("Each chooses a Baby Unicorn: the prompt says which there are, any of them will do.")
    for person in (ann, bob):
        prompt = person.view(game)["prompts"][0]
        baby = prompt["forms"][0]["fields"]["card"]["choices"][0]["value"]
        action = {"prompt": prompt["id"], "type": "choose_baby", "card": baby}
        view = scribe.post(person, f"games/{game}/actions", action, ("version", "waiting_for"))
    scribe.tell("It is Ann's turn. This is all that she needs to know:")
    view = scribe.get(ann, f"games/{game}")
    prompt = view["prompts"][0]
    play_card = next(form for form in prompt["forms"] if form["type"] == "play_card")
    card = play_card["fields"]["card"]["choices"][0]["value"]
    scribe.tell("She plays a card. Nothing happens yet: Bob may stop it, and the window says until when.")
    action = {"prompt": prompt["id"], "type": "play_card", "card": card}
    scribe.post(ann, f"games/{game}/actions", action, ("version", "waiting_for", "deadline"))
    window = scribe.get(bob, f"games/{game}", ("version", "prompts"))["prompts"][0]
    scribe.tell("Bob passes. Sending the same again is refused, with what may be done instead.")
    passing = {"prompt": window["id"], "type": "pass"}
    scribe.post(bob, f"games/{game}/actions", passing, ("version", "waiting_for"))
    scribe.post(bob, f"games/{game}/actions", passing, ("code", "detail", "version"))
    scribe.tell("The card takes effect: an Upgrade may go into any Stable, so Ann is asked into which.")
    prompt = scribe.get(ann, f"games/{game}", ("version", "prompts"))["prompts"][0]
    form = prompt["forms"][0]
    choices = {name: [field["choices"][0]["value"]] for name, field in form["fields"].items()}
    action = {"prompt": prompt["id"], "type": form["type"], **choices}
    scribe.post(ann, f"games/{game}/actions", action, ("version", "waiting_for"))
    scribe.tell("Bob gives up, which needs no prompt. The last event holds the seed: the deal can be checked.")
    scribe.post(bob, f"games/{game}/actions", {"type": "concede"}, ("status", "version", "outcome"))
    scribe.get(ann, f"games/{game}/events?after={view['version']}", ("events",))
    return scribe
