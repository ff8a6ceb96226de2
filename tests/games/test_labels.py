"""Everything that the contract names has words in five languages, and one address gives them."""

import json

import pytest

import words
from games.rules.kernel.ruleset import rulesets
from games.services.labels import keys_of, label_book
from tests.contract import FILE

GROUPS = {
    "kinds": "CardKind",
    "zones": "ZoneName",
    "verbs": "Verb",
    "prompts": "PromptKind",
    "actions": "FormType",
    "reasons": "OutcomeReason",
}
"""The members of a ruleset's labels, and the open sets of the contract whose words they tell."""


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.name)
def test_every_name_of_a_ruleset_has_words_of_its_own(ruleset, language):
    assert [key for key in keys_of(ruleset) if not words.has(key, language)] == []


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_book_is_made_in_every_language(language):
    book = label_book(language)
    assert book.language == language
    assert book.statuses["running"] and book.roles["host"] and book.problems["not_found"]


@pytest.mark.parametrize(("group", "name"), GROUPS.items())
def test_every_word_of_an_open_set_has_a_label(group, name):
    import yaml

    published = yaml.load(FILE.read_bytes(), Loader=yaml.CSafeLoader)["components"]["schemas"]
    told = {word for ruleset in label_book("en").rulesets for word in getattr(ruleset, group)}
    assert set(published[name]["x-extensible-enum"]) - told == set()


def test_labels_need_no_token_and_are_kept_by_their_etag(client):
    answer = client.get("/api/v1/labels", headers={"accept-language": "pl"})
    assert answer.status_code == 200 and "Accept-Language" in answer["Vary"]
    unicorns = next(one for one in answer.json()["rulesets"] if one["ruleset"] == "unstable_unicorns")
    assert unicorns["kinds"]["instant"] == "Riposta" and unicorns["zones"]["stable"] == "Stajnia"
    again = client.get("/api/v1/labels", headers={"accept-language": "pl", "if-none-match": answer["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    english = client.get("/api/v1/labels", headers={"accept-language": "en", "if-none-match": answer["ETag"]})
    assert english.status_code == 200 and json.loads(english.content)["language"] == "en"
