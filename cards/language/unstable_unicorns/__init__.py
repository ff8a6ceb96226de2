"""The language of Unstable Unicorns' cards: grammar, checks of meaning, the card itself."""

from cards.language.issues import Issue
from cards.language.reading import read
from cards.language.schema import json_schema
from cards.language.sets import Language
from cards.language.unstable_unicorns.card import Card
from cards.language.unstable_unicorns.checks import check_abilities, check_cards
from cards.language.unstable_unicorns.grammar import Abilities
from cards.language.unstable_unicorns.text import render

LANGUAGE: Language[Card] = Language("unstable_unicorns", Card, check_cards)


def parse(program: object, kind: str | None = None) -> tuple[Abilities, list[Issue]]:
    """A program read on its own, and everything that is wrong with it; given the kind, also what does not fit that."""
    abilities, issues = read(Abilities, program, "abilities")
    if abilities is None:
        return (), issues
    return abilities, issues + check_abilities(abilities, kind, "abilities")


def program_schema() -> dict[str, object]:
    """The JSON Schema of a card's `abilities`."""
    return json_schema(Abilities, "Abilities of an Unstable Unicorns card")


__all__ = ["LANGUAGE", "Abilities", "Card", "parse", "program_schema", "render"]
