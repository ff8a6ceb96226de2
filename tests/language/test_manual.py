"""The manual of the effect language is true: its examples are programs, and no word is missing."""

import re
from pathlib import Path

import pytest
import yaml

from cards.language.reading import read
from cards.language.unstable_unicorns import LANGUAGE, UuCard
from tests.language.vocabulary import words_of

MANUAL = (Path(__file__).parents[2] / "docs" / "effect-language.md").read_text(encoding="utf-8")
EXAMPLES = [yaml.safe_load(block) for block in re.findall(r"```yaml\n(.*?)```", MANUAL, re.DOTALL)]


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_is_a_program(example: object) -> None:
    if isinstance(example, dict):
        assert read(UuCard, example["card"])[1] == []
        return
    assert [str(issue) for issue in LANGUAGE.parse(example)[1]] == []


def test_every_word_of_the_language_is_explained() -> None:
    explained = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"`([^`\n]+)`", MANUAL))))
    assert words_of(LANGUAGE.program) - explained == set()


def test_every_word_of_the_language_has_an_example() -> None:
    shown = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"```yaml\n(.*?)```", MANUAL, re.DOTALL))))
    triggers_and_fates_said_once = {"leave", "sacrificed_or_destroyed", "be_stolen", "be_moved", "instant"}
    assert words_of(LANGUAGE.program) - shown - triggers_and_fates_said_once == set()
