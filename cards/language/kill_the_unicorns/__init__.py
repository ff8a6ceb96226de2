"""The language of Kill the Unicorns' cards: grammar, checks of meaning, words. Pure."""

from cards.language.kill_the_unicorns.card import Card
from cards.language.kill_the_unicorns.checks import check_abilities, check_cards
from cards.language.kill_the_unicorns.clauses import CLAUSES
from cards.language.kill_the_unicorns.parts import Abilities
from cards.language.kill_the_unicorns.text import render
from cards.language.kill_the_unicorns.verbs import STEPS
from cards.language.sets import Language

LANGUAGE: Language[Card] = Language(
    ruleset="kill_the_unicorns",
    card=Card,
    check=check_cards,
    program=Abilities,
    check_program=check_abilities,
    render=render,
)

__all__ = ["CLAUSES", "LANGUAGE", "STEPS", "Card"]
