"""What must hold for every text that a program is rendered to."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

import words

ENGLISH = re.compile(
    r"\b(the|and|with|your|you|this|that|these|those|card|cards|player|players|when|would|instead|from|hand|hands|deck"
    r"|must|may|cannot|choose|chosen|draw|discard|destroy|steal|bring|search|shuffle|look|each|other|then|turn|play"
    r"|pile|unicorn|unicorns|stratagem|hunt|winner|owner|token|tokens|round|total|star|stars|seat|seats|game|games)\b",
    re.IGNORECASE,
)
BORROWED = {"fr": {"total", "stable"}, "it": {"round"}, "es": {"total"}, "pl": set[str]()}
"""Words of the list that the language itself has."""


def english_in(text: str, language: str) -> set[str]:
    """English words that stand in a text of another language."""
    return {word.lower() for word in ENGLISH.findall(text)} - BORROWED[language]


def assert_readable(text: str, language: str) -> None:
    """Whole sentences in one language: no placeholder, no stray space, no open bracket."""
    for line in text.splitlines():
        assert re.match(r"[\W\d]*[^\W\d_]", line), line
        assert line[0] == line[0].upper(), line
        assert line.endswith("."), line
        assert not re.search(r"[{}$_]|None|\?\?\?|  | [,.]|\.\.|,,", line), line
        assert line.count("(") == line.count(")"), line
    if language != "en":
        assert not english_in(text, language), text


def variants(language: str, key: str, variable: str) -> set[str]:
    """The cases that a message tells apart by a variable."""
    folder = Path(words.__file__).parent / language
    entries = [entry for path in folder.glob("cards_*.ftl") for entry in FluentParser().parse(path.read_text()).body]
    message = next(entry for entry in entries if isinstance(entry, ast.Message) and entry.id.name == key)
    return set(_cases(message, variable))


def _cases(node: Any, variable: str) -> Iterator[str]:
    if isinstance(node, list):
        for item in node:
            yield from _cases(item, variable)
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        if node.selector.id.name == variable:
            yield from (case.key.name for case in node.variants if isinstance(case.key, ast.Identifier))
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _cases(value, variable)
