"""What people read of cards: their rules text, rendered from the program, their names, and messages of the admin."""

from collections.abc import Mapping

from django.utils.translation import get_language

import words
from cards.language.issues import Issue
from cards.language.phrasing import AT_ANY_TABLE, NO_TAGS, KnownTags, TableOptions
from cards.rulesets import language_of


def card_text(
    ruleset: str,
    card: Mapping[str, object],
    language: str,
    options: TableOptions = AT_ANY_TABLE,
    tags: KnownTags = NO_TAGS,
) -> str:
    """What this card says, in this language, a line for each clause. Empty for a card that does nothing by itself.

    With a table's options it gives that table's answer where the card leaves something to the table. A tag reads as
    it is named in `tags`.
    """
    speaking = language_of(ruleset)
    kind = str(card.get("kind", ""))
    abilities, _ = speaking.parse(card.get("abilities", []), kind)  # a draft with faults says what could be read
    return speaking.render(abilities, kind, language, options, tags)


def name_in(names: Mapping[str, str], language: str) -> str:
    """A name in this language, else in English, else in whichever there is."""
    return names.get(language) or names.get(words.FALLBACK) or next(iter(names.values()), "")


def kind_title(ruleset: str, kind: str, language: str) -> str:
    """What people call a kind of card; one without a message keeps its bare name."""
    key = f"name-{ruleset}-kind-{kind}".replace("_", "-")
    return words.say(language, key) if words.has(key) else kind


def language() -> str:
    """That of the request, if the service speaks it."""
    code = (get_language() or words.FALLBACK).split("-")[0]
    return code if code in words.LANGUAGES else words.FALLBACK


def translate(key: str, **args: object) -> str:
    """A message of words/ in the language of the request."""
    return words.say(language(), key, **args)


def place_and_text(issue: Issue) -> str:
    return f"{issue.place}: {issue.text(language())}"
