"""The language of Kill the Unicorns' cards: grammar, checks of meaning, words. Pure."""

from cards.language.kill_the_unicorns.card import Card
from cards.language.kill_the_unicorns.checks import issues_in_cards, issues_in_program
from cards.language.kill_the_unicorns.clause_words import render
from cards.language.kill_the_unicorns.clauses import CLAUSES
from cards.language.kill_the_unicorns.look import look
from cards.language.kill_the_unicorns.parts import Abilities
from cards.language.kill_the_unicorns.verbs import STEPS
from cards.language.sets import Language

LANGUAGE: Language[Card] = Language(
    ruleset="kill_the_unicorns",
    card=Card,
    issues_in_cards=issues_in_cards,
    program=Abilities,
    issues_in_program=issues_in_program,
    render=render,
    look=look,
)

__all__ = ["CLAUSES", "LANGUAGE", "STEPS", "Card"]
