"""docs/glossary.md lists words that are used, each once."""

import re
from pathlib import Path

from tools.checks import ROOT

ROOMS = ("accounts", "cards", "games", "matching", "players", "shapes", "uu_service", "webhooks", "words")
TERMS = re.findall(r"^\| (\w+) \| (?!what it means)", (ROOT / "docs" / "glossary.md").read_text(), re.MULTILINE)


def sources() -> list[Path]:
    return [path for room in ROOMS for path in (ROOT / room).rglob("*.py") if "migrations" not in path.parts]


def test_every_word_of_the_glossary_is_used_in_code_or_contract():
    text = (ROOT / "openapi.yaml").read_text() + "".join(path.read_text() for path in sources())
    used = set(re.findall(r"[a-z]+", text.lower()))
    assert [term for term in TERMS if term.lower() not in used] == []


def test_no_word_stands_twice_in_the_glossary():
    assert len(TERMS) > 30
    assert len(TERMS) == len(set(TERMS))
