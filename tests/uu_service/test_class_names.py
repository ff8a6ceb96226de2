"""One word for one thing: no two classes of the service have the same name."""

import ast
from collections import defaultdict

from tools.checks import ROOT

ROOMS = ("accounts", "cards", "games", "shapes", "uu_service", "webhooks", "words")
ASKED_FOR_BY_DJANGO = {"Command", "Migration"}
STILL_TWICE = {
    "a row and what the API shows of it": {
        "Account", "ApiKey", "Attempt", "Delivery", "Session", "Webhook",
    },
    "a refusal of the rules and the problem that it becomes": {
        "AlreadyConceded", "IllegalAction", "NotStarted", "PromptClosed",
    },
    "one ruleset and the other": {
        "Ability", "Card", "Cards", "Doing", "Face", "Take", "Taking", "When",
    },
    "two things": {"Answer", "Language", "Move", "Scope", "Step"},
}  # fmt: skip
"""To become empty. A name that is no longer twice must leave this list."""


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


def test_no_new_class_takes_a_name_that_another_has():
    allowed = ASKED_FOR_BY_DJANGO.union(*STILL_TWICE.values())
    assert names_used_twice() - allowed == set()


def test_the_list_of_exceptions_only_shrinks():
    assert set().union(*STILL_TWICE.values()) - names_used_twice() == set()
