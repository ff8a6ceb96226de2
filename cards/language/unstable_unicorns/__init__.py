"""The language of Unstable Unicorns' cards: grammar, checks of meaning, words. Pure."""

from cards.language.sets import Language
from cards.language.unstable_unicorns.card import Card
from cards.language.unstable_unicorns.checks import check_abilities, check_cards
from cards.language.unstable_unicorns.clauses import CLAUSES
from cards.language.unstable_unicorns.parts import Abilities
from cards.language.unstable_unicorns.text.card import render
from cards.language.unstable_unicorns.verbs import STEPS

LANGUAGE: Language[Card] = Language(
    ruleset="unstable_unicorns",
    card=Card,
    check=check_cards,
    program=Abilities,
    check_program=check_abilities,
    render=render,
)

__all__ = ["CLAUSES", "LANGUAGE", "STEPS", "Card"]
