"""The page for app developers is true: what games ask, tell and show is on it, and nothing else."""

import re
from pathlib import Path
from typing import get_args

import pytest

import words
from cards.language.unstable_unicorns.verbs import STEPS
from games.rules.kernel.events import tag_of_event
from games.rules.kernel.game import apply, start
from games.rules.kernel.prompts import CONCEDE, Action, fill
from games.rules.kernel.rng import Rng
from games.rules.unstable_unicorns.events import Cause
from games.rules.unstable_unicorns.options import UnstableUnicornsOptions
from games.rules.unstable_unicorns.view import UnicornPrivate, UnicornPublic, UnicornSeat
from tests.harness.walk import seed_of
from tests.rules.unstable_unicorns.walks import CARDS, RULES, SEATS, options_of

PAGE = (Path(__file__).parents[3] / "docs" / "playing-unstable-unicorns.md").read_text(encoding="utf-8")
NOT_IN_THE_DECK = {"phase_skipped"}
"""What no card of the shipped deck causes; scenarios with invented cards do."""
SAID = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"`([^`\n]+)`", PAGE))))


@pytest.fixture(scope="module")
def met() -> dict[str, set[str]]:
    """Everything that came up in some thirty games."""
    met: dict[str, set[str]] = {"prompts": set(), "forms": set(), "events": set(), "reasons": set(), "says": set()}
    for number in range(30):
        rng = Rng(seed_of(number + 7))
        played = start(RULES, CARDS, options_of(number), SEATS[number % 7], seed_of(number))
        while played.state.outcome is None:
            met["events"].update(event.type for event in played.events)
            for prompt in played.state.prompts:
                met["prompts"].add(prompt.kind)
                met["forms"].update(form.type for form in prompt.forms)
                met["says"].add(prompt.text.key)
            prompt = rng.pick(played.state.prompts)
            action = fill(prompt, rng.pick(prompt.forms), rng)
            if number == 3 and rng.below(40) == 0 and prompt.seat not in played.state.conceded:
                action = Action(prompt.seat, "", CONCEDE)
            played = apply(RULES, CARDS, played.state, action)
        met["reasons"].add(played.state.outcome.reason)
    return met


@pytest.mark.parametrize("what", ["prompts", "forms", "reasons"])
def test_whatever_comes_up_is_on_the_page(met: dict[str, set[str]], what: str) -> None:
    assert met[what] - SAID == set()


def test_every_event_comes_up(met: dict[str, set[str]]) -> None:
    assert {tag_of_event(kind) for kind in RULES.events} - met["events"] == NOT_IN_THE_DECK


@pytest.mark.parametrize("struct", [UnicornPublic, UnicornSeat, UnicornPrivate])
def test_every_field_of_the_view_is_on_the_page(struct: type) -> None:
    assert set(struct.__struct_fields__) - SAID == set()  # type: ignore[attr-defined]


def test_every_cause_of_a_move_is_on_the_page() -> None:
    assert set(get_args(Cause)) - SAID == set()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_question_and_every_choice_has_words(met: dict[str, set[str]], language: str) -> None:
    verbs = [member.__struct_fields__[0].rstrip("_") for member in STEPS]
    keys = met["says"] | {RULES.describe(CARDS, None, 0, "option", verb).label.key for verb in verbs}  # type: ignore[arg-type]
    assert {key for key in keys if not words.has(key, language)} == set()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_option_has_words(language: str) -> None:
    names = [f"option-unstable-unicorns-{name.replace('_', '-')}" for name in UnstableUnicornsOptions.__struct_fields__]
    keys = {*names, *(f"{name}-explained" for name in names)}
    assert {key for key in keys if not words.has(key, language)} == set()
