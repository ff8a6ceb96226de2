"""One word for one thing: no two classes of the service have the same name."""

import ast
from collections import defaultdict

from tools.checks import ROOT

ROOMS = (
    *("accounts", "bench", "cards", "games", "matching", "play", "players", "shapes"),
    *("tools", "uu_service", "webhooks", "words"),
)
ASKED_FOR_BY_DJANGO = {"Command", "Migration"}


def names_used_twice() -> set[str]:
    """Of classes at the top of a module; one inside a class is told apart by its owner."""
    found = defaultdict(list)
    for room in ROOMS:
        for path in (ROOT / room).rglob("*.py"):
            if "migrations" not in path.parts:
                for node in ast.parse(path.read_text()).body:
                    if isinstance(node, ast.ClassDef):
                        found[node.name].append(path)
    return {name for name, paths in found.items() if len(paths) > 1}


def test_no_two_classes_have_the_same_name():
    assert names_used_twice() - ASKED_FOR_BY_DJANGO == set()
