"""The language of Kill the Unicorns' cards: stratagems, abilities and articles as small programs.
Pure: grammar, checks of meaning, the card itself; what a program does is the ruleset's business."""

from cards.language.issues import Issue
from cards.language.kill_the_unicorns.card import Card
from cards.language.kill_the_unicorns.checks import check_abilities, check_cards
from cards.language.kill_the_unicorns.grammar import Abilities
from cards.language.kill_the_unicorns.text import render
from cards.language.reading import read
from cards.language.schema import json_schema
from cards.language.sets import Language

LANGUAGE: Language[Card] = Language("kill_the_unicorns", Card, check_cards)


def parse(program: object, kind: str | None = None) -> tuple[Abilities, list[Issue]]:
    """A program read on its own, and everything that is wrong in it; with a kind, also what does not fit that."""
    abilities, issues = read(Abilities, program, "abilities")
    if abilities is None:
        return (), issues
    return abilities, issues + check_abilities(abilities, kind, "abilities")


def program_schema() -> dict[str, object]:
    """The JSON Schema of a card's `abilities`."""
    return json_schema(Abilities, "Abilities of a Kill the Unicorns card")


__all__ = ["LANGUAGE", "Abilities", "Card", "parse", "program_schema", "render"]
