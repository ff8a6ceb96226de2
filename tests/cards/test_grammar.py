"""What the block editor is told of a language: every word of the shipped games, in five languages."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.urls import reverse

import words
from cards.admin.grammar import grammar_of, version_of
from cards.admin.live_words import grammar_address
from cards.rulesets import language_of
from tests.cards.people import staff

RULESETS = ("unstable_unicorns", "kill_the_unicorns")


def shown(grammar: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Everything that stands on a block: words of lists, verbs and clauses, fields beside their heads."""
    yield from (word for thing in grammar["things"].values() for field in thing["fields"] for word in in_lists(field))
    verbs = [name for union in grammar["unions"].values() for name in union]
    for name, thing in grammar["things"].items():
        yield from (field for field in thing["fields"] if name not in verbs or field["key"] != thing["head"])
    yield from (grammar["things"][name] for name in verbs)


def in_lists(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        if "word" in node:
            yield node
        yield from (word for value in node.values() for word in in_lists(value))
    elif isinstance(node, list):
        yield from (word for value in node for word in in_lists(value))


def bare(entry: dict[str, Any]) -> str:
    return str(entry.get("word") or entry.get("key") or entry["head"])


@pytest.mark.parametrize("reader", [code for code in words.LANGUAGES if code != "en"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_word_has_a_label_in_every_language(ruleset, reader):
    english, translated = (list(shown(grammar_of(language_of(ruleset), code))) for code in ("en", reader))
    unnamed = {bare(entry) for entry in translated if entry["label"] == bare(entry).replace("_", " ")}
    pairs = zip(translated, english, strict=True)
    same_help = {bare(entry) for entry, other in pairs if entry["help"] and entry["help"] == other["help"]}
    assert unnamed <= {"points"}, "a word that French shares"
    assert same_help == set()


@pytest.mark.parametrize("reader", words.LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_verb_and_clause_has_a_line_of_help(ruleset, reader):
    grammar = grammar_of(language_of(ruleset), reader)
    heads = [grammar["things"][name] for union in grammar["unions"].values() for name in union]
    assert [thing["head"] for thing in heads if not thing["help"]] == []


def test_fields_follow_the_kind():
    kinds = grammar_of(language_of("kill_the_unicorns"), "en")["kinds"]
    assert "value" in kinds["hunt"]
    assert {"abilities", "colour", "cost"}.isdisjoint(kinds["hunt"])
    assert "abilities" not in grammar_of(language_of("unstable_unicorns"), "en")["kinds"]["basic_unicorn"]


@pytest.mark.django_db
def test_a_browser_may_keep_the_grammar_until_a_word_of_it_changes(client):
    client.force_login(staff("Ada", "editor"))
    address = grammar_address("unstable_unicorns", "pl")
    answer = client.get(address)
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.json()["say"]["undo"] == "Cofnij"
    changed = answer.json() | {"kinds": {}}
    assert version_of(changed) != version_of(answer.json())
    assert address != grammar_address("unstable_unicorns", "en")


@pytest.mark.django_db
@pytest.mark.parametrize(
    "body", ["", "{", "[]", '{"kind": 1}', '{"kind": "magic", "program": [], "edits": [{}]}', "x" * 1_000_001]
)
def test_a_question_that_cannot_be_read_is_refused(client, body):
    client.force_login(staff("Ada", "editor"))
    url = reverse("admin:cards_live_allowed", args=["unstable_unicorns"])
    assert client.post(url, body, content_type="application/json").status_code == 400


@pytest.mark.django_db
@pytest.mark.parametrize(("ruleset", "reader"), [("no_such_game", "en"), ("unstable_unicorns", "xx")])
def test_there_is_no_grammar_of_a_game_or_in_a_language_that_nobody_knows(client, ruleset, reader):
    client.force_login(staff("Ada", "editor"))
    assert client.get(reverse("admin:cards_live_grammar", args=[ruleset, reader, "any"])).status_code == 404
