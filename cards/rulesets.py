"""What this room must know of a ruleset: the language of its cards, and what a whole set of them needs.

The room that has the rulesets registers at start-up how to list them; this room never imports it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

import words
from cards.language.issues import Issue
from cards.language.sets import AnyLanguage, CardBase
from shapes.nodes import Word, fields_of


class CardRules(Protocol):
    """A ruleset, as card sets see it. Its title is the message `ruleset-<name>`."""

    @property
    def name(self) -> str:
        """Its word in files and in the API."""

    @property
    def language(self) -> AnyLanguage:
        """What its cards may say."""

    def needs(self, cards: Sequence[object]) -> Iterator[Issue]:
        """What a set of these cards lacks before it may be published; they have been read and checked."""

    def advice(self, cards: Sequence[object]) -> Iterator[Issue]:
        """What is good to know of a deck of these cards, though it may be played."""


class UnknownRuleset(LookupError):
    """No ruleset of this name is registered."""

    def __init__(self, name: str) -> None:
        super().__init__(f'there is no ruleset "{name}"; registered are: {", ".join(ruleset_names()) or "none"}')


Source = Callable[[], Iterable[CardRules]]
_sources: list[Source] = []


def register_rulesets(source: Source) -> None:
    """The source is asked each time, so that a ruleset that it learns of later is known here too."""
    if source not in _sources:
        _sources.append(source)


def card_rules(name: str) -> CardRules:
    """The ruleset of this name. Raises UnknownRuleset."""
    for rules in _all():
        if rules.name == name:
            return rules
    raise UnknownRuleset(name)


def language_of(ruleset: str) -> AnyLanguage:
    """What the cards of a ruleset may say. Raises UnknownRuleset."""
    return card_rules(ruleset).language


def languages() -> dict[str, AnyLanguage]:
    """The language of each ruleset, by its name."""
    return {rules.name: rules.language for rules in _all()}


def kinds_of(language: AnyLanguage) -> tuple[str, ...]:
    """The kinds of cards that a language knows."""
    card: type[CardBase] = language.card
    (kind,) = (field.node for field in fields_of(card) if field.key == "kind")
    return kind.words if isinstance(kind, Word) else ()


def card_kinds() -> set[str]:
    """The kinds of cards of all rulesets."""
    return {kind for language in languages().values() for kind in kinds_of(language)}


def ruleset_names() -> list[str]:
    return [rules.name for rules in _all()]


def ruleset_title(name: str, language: str) -> str:
    """What people call it; a ruleset that is no longer here keeps its bare name."""
    key = f"ruleset-{name.replace('_', '-')}"
    return words.say(language, key) if words.has(key) else name


def _all() -> list[CardRules]:
    return [rules for source in _sources for rules in source()]
