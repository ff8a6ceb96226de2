"""Every event in words: all types, five languages, from the actor's, another seat's and a spectator's side.

The logs in docs/logs are whole games as their first seat reads them; they are written anew with UU_WRITE_DOCS=1.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import words
from games.rules.kernel.events import Event, Known, seen_by
from games.rules.kernel.ruleset import Ruleset, event_types
from games.rules.kernel.table import CardInPlay
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns
from games.rules.unstable_unicorns.events import CardMoved
from games.rules.unstable_unicorns.table import ZoneName
from tests.docs import event_examples as examples

LOGS = Path("docs/logs")
MARKS = {0: "- {}\n", 1: "\n## {}\n", 2: "\n### {}\n"}


@pytest.fixture(scope="module")
def happened() -> list[Event]:
    return [*examples.MADE, *(event for _, event in examples.happening())]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_type_is_told_to_everybody(happened: list[Event], language: str) -> None:
    told: dict[str, set[str]] = {}
    for event in happened:
        for viewer in (0, 1, None):
            text = examples.texts(language, viewer).text(seen_by(event, viewer))
            assert_sentence(text, event)
            told.setdefault(event.type, set()).add(text)
    assert told.keys() == {kind.__struct_config__.tag for kind in event_types() if kind.__module__.startswith("games.")}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_card_that_an_answer_takes_from_a_stable_is_told(language: str) -> None:
    """Into a hand, or a Stable; a Baby goes to the Nursery."""
    known = Known(CardInPlay("x", "narwhal"))
    moves: list[tuple[str, ZoneName, int | None]] = [("bring", "stable", 1), ("take", "hand", 0), ("take", "hand", 1)]
    for cause, zone, taker in (*moves, ("take", "nursery", None)):
        event = CardMoved(cause, "stable", 0, zone, taker, "neigh", known, known)
        for viewer in (0, 1, None):
            assert_sentence(examples.texts(language, viewer).text(event), event)


def assert_sentence(text: str, event: Event) -> None:
    """Words only: no placeholder, no key, no word of the code; a heading has no full stop, a sentence has one."""
    assert not re.search(r"[{}$]|\w_\w|\bNone\b|  | [.,]", text), (text, event)
    assert text[-1] in ".…" or type(event).heading, (text, event)
    assert text[0].isupper() or text[0].isdigit() or not text[0].isalpha(), (text, event)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_actor_is_addressed_and_others_are_named(happened: list[Event], language: str) -> None:
    for event in happened:
        seat = getattr(event, "seat", None)
        if event.type in ("seat_conceded", "effect_used", "bid_passed", "purchase_skipped"):
            own = examples.texts(language, seat).text(seen_by(event, seat))
            other = examples.texts(language, None).text(seen_by(event, None))
            assert examples.PEOPLE[seat] in other
            assert examples.PEOPLE[seat] not in own


def test_a_card_that_a_viewer_may_not_know_is_not_named(happened: list[Event]) -> None:
    drawn = [event for event in happened if isinstance(event, CardMoved) and event.cause == "draw"]
    for event in drawn:
        owner, hidden = event.to_seat, event.card.only
        if hidden and owner is not None:
            name = examples.DECK.name(hidden[owner].card, "en")
            assert name in examples.texts("en", owner).text(seen_by(event, owner))
            assert name not in examples.texts("en", None).text(seen_by(event, None))


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("ruleset", ["unstable_unicorns", "kill_the_unicorns"])
def test_a_whole_game_reads_as_its_log_says(ruleset: str, language: str) -> None:
    path = LOGS / f"{ruleset.replace('_', '-')}.{language}.md"
    written = "".join(log_of(ruleset, language))
    if os.environ.get("UU_WRITE_DOCS"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(written, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == written


def log_of(ruleset: str, language: str) -> Iterator[str]:
    """The game as Ann reads it, at the first seat; a small part in which nothing happens has no heading."""
    texts = examples.texts(language, 0)
    yield f"# {words.say(language, 'ruleset-' + ruleset.replace('_', '-'))}\n\n"
    waiting = ""
    for event in played(ruleset):
        heading = type(event).heading
        line = MARKS[heading].format(texts.text(seen_by(event, 0)))
        if heading == 2:
            waiting = line
            continue
        yield line if heading else waiting + line
        waiting = ""


def played(ruleset: str) -> Iterator[Event]:
    rules: Ruleset
    if ruleset == "unstable_unicorns":
        rules, cards, options, seats, number = examples.uu.RULES, examples.uu.CARDS, examples.uu.options_of(0), 4, 12
    else:
        rules, cards, (seats, options), number = KillTheUnicorns(), examples.KU_CARDS, examples.ku.TABLES[1], 101
    for _, event in examples.game(rules, cards, options, seats, number):
        yield event
