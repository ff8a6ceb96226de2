"""The language of Kill the Unicorns' cards: grammar, checks of meaning, words. Pure."""

from cards.language.kill_the_unicorns.card import Card
from cards.language.kill_the_unicorns.checks import check_cards
from cards.language.kill_the_unicorns.clauses import check_abilities, render
from cards.language.kill_the_unicorns.grammar import Abilities
from cards.language.sets import Language

LANGUAGE: Language[Card] = Language(
    ruleset="kill_the_unicorns",
    card=Card,
    check=check_cards,
    program=Abilities,
    check_program=check_abilities,
    render=render,
)

__all__ = ["LANGUAGE", "Card"]
