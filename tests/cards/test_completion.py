"""While a program is typed, the words that may come next are offered."""

import pytest

from cards.drafting.completion import completions
from cards.language.unstable_unicorns import LANGUAGE

SCHEMA = LANGUAGE.schema()


@pytest.mark.parametrize(
    ("typed", "offered", "not_offered"),
    [
        ("- ", {"when", "cannot", "treat", "instead_of"}, {"destroy"}),
        ("- wh", {"when"}, {"cannot"}),
        ("- when: ", {"enter", "turn_start", "on_play"}, {"destroy"}),
        ("- when: turn_", {"turn_start"}, {"enter"}),
        ("- when: enter\n  ", {"do"}, {"cannot", "when"}),
        ("- when: enter\n  do: [", {"draw", "destroy", "may"}, {"enter"}),
        ("- when: enter\n  do:\n  - des", {"destroy"}, {"draw"}),
        ("- when: enter\n  do:\n  - destroy: {", {"of", "count"}, {"when"}),
        ("- when: enter\n  do:\n  - destroy: {of: uni", {"unicorn"}, {"upgrade"}),
        ("- {cannot: be_", {"be_destroyed", "be_neighed"}, {"enter_stable"}),
        ("- {cannot: [be_destroyed, be_", {"be_sacrificed"}, {"play"}),
        ("- when: enter\n  do: [{may: [{sacrifice: {of: ", {"downgrade"}, {"draw"}),
    ],
)
def test_what_may_come_next(typed, offered, not_offered):
    _, words = completions(SCHEMA, typed)
    assert offered <= set(words)
    assert not not_offered & set(words)


@pytest.mark.parametrize("typed", ["", "}}}}", "- when: [[[", "\t", "'", "- a: b: c", "[" * 5000, "x" * 30_000])
def test_nonsense_offers_nothing_or_something_but_never_fails(typed):
    assert isinstance(completions(SCHEMA, typed)[1], list)


def test_every_word_offered_is_one_the_checks_know():
    _, words = completions(SCHEMA, "- when: enter\n  do:\n  - ")
    parse = LANGUAGE.parse
    for word in words:
        _, issues = parse([{"when": "enter", "do": [{word: {}}]}], None)
        assert not [issue for issue in issues if "unknown step" in issue.message and f'"{word}"' in issue.message]
