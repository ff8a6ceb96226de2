"""A ruleset owns its game: the rooms that serve every game contain no word of any one of them.

Names and strings are looked at; comments and docstrings are prose.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.rules.kernel import actions as shared
from games.rules.kernel.actions import tag_of
from games.rules.registration import SHIPPED

ROOT = Path(__file__).parent.parent.parent
ROOMS = (
    "games/rules/kernel/**/*.py",
    "games/stepping/**/*.py",
    "games/store/**/*.py",
    "games/services/**/*.py",
    "games/clock/**/*.py",
    "games/live/**/*.py",
    "games/api/**/*.py",
    "games/bots/**/*.py",
    "games/admin/**/*.py",
    "games/management/**/*.py",
    "games/*.py",
    "accounts/**/*.py",
    "cards/*.py",
    "cards/language/*.py",
    "cards/admin/**/*.py",
    "cards/api/**/*.py",
    "cards/faces/**/*.py",
    "cards/management/**/*.py",
    "players/**/*.py",
    "webhooks/**/*.py",
    "uu_service/**/*.py",
)
LEFT_OUT = {"migrations", "data"}
"""Folders: what once was, and what is printed on cards."""
WORDS = {
    *(
        "unicorn",
        "unicorns",
        "unstable",
        "stable",
        "stables",
        "neigh",
        "neighs",
        "neighed",
        "nursery",
        "baby",
        "babies",
    ),
    *("narwhal", "rainbow", "party", "forfeit", "forfeits"),
    *("hunt", "hunts", "hunter", "hunters", "stratagem", "stratagems", "trojan", "zombicorn", "ku"),
}
"""Alone or as part of a name."""
TAGS = {tag_of(action) for rules in SHIPPED for action in rules.actions if action not in vars(shared).values()}
"""As a whole only: some of them are plain English."""


def files_in(room: str) -> Iterator[Path]:
    return (path for path in ROOT.glob(room) if not LEFT_OUT & set(path.relative_to(ROOT).parts))


def told_by(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every name and every string of a module with its line; a string that stands alone is a docstring."""
    prose = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if node in prose and isinstance(node, ast.Constant):
            continue
        for _, value in ast.iter_fields(node):
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, str):
                    yield getattr(node, "lineno", 0), one


def words_of(text: str) -> list[str]:
    """unicornTable, UnicornTable and unicorn_table are unicorn and table."""
    return re.findall(r"[a-z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower())


def game_words_in(source: str) -> list[str]:
    return [
        f"{line}: {text[:60]!r}"
        for line, text in told_by(ast.parse(source))
        if text in TAGS or WORDS & set(words_of(text))
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_that_serves_every_game_has_no_word_of_one(room: str) -> None:
    files = list(files_in(room))
    assert files
    found = {str(path.relative_to(ROOT)): game_words_in(path.read_text(encoding="utf-8")) for path in files}
    assert {path: words for path, words in found.items() if words} == {}


@pytest.mark.parametrize(
    "source",
    [
        "neigh = 1",
        "seat.accepts_party = True",
        "def pass_neigh(): ...",
        "class NeighPass: ...",
        "from games.rules.kill_the_unicorns import market",
        "import games.rules.unstable_unicorns as game",
        "f(neigh_seconds=3)",
        "def f(stable): ...",
        "x = 'the party rules'",
        "x = f'{y} Unicorns'",
        "match x:\n    case 'draw_card': ...",
    ],
)
def test_such_a_word_is_found_wherever_it_stands(source: str) -> None:
    assert game_words_in(source)


@pytest.mark.parametrize("source", ['"""Prose about a unicorn."""', "x = 1  # neigh", "neighbours = 'constable'"])
def test_prose_and_longer_words_are_left_alone(source: str) -> None:
    assert not game_words_in(source)
