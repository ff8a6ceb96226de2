"""The language of Kill the Unicorns' cards: grammar, checks of meaning, words. Pure."""

from cards.language.kill_the_unicorns.card import KuCard
from cards.language.kill_the_unicorns.checks import has_field, issues_in_cards, issues_in_program
from cards.language.kill_the_unicorns.clause_words import render
from cards.language.kill_the_unicorns.clauses import CLAUSES
from cards.language.kill_the_unicorns.look import look
from cards.language.kill_the_unicorns.parts import Abilities
from cards.language.kill_the_unicorns.verbs import STEPS
from cards.language.sets import CardLanguage

LANGUAGE: CardLanguage[KuCard] = CardLanguage(
    ruleset="kill_the_unicorns",
    card=KuCard,
    issues_in_cards=issues_in_cards,
    program=Abilities,
    issues_in_program=issues_in_program,
    render=render,
    has_field=has_field,
    look=look,
)

__all__ = ["CLAUSES", "LANGUAGE", "STEPS", "KuCard"]
