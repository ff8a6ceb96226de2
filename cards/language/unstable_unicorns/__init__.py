"""The language of Unstable Unicorns' cards: grammar, checks of meaning, words. Pure."""

from cards.language.sets import CardLanguage
from cards.language.unstable_unicorns.card import UuCard
from cards.language.unstable_unicorns.checks import has_field, issues_in_cards, issues_in_program, tags_in
from cards.language.unstable_unicorns.clauses import CLAUSES
from cards.language.unstable_unicorns.look import look
from cards.language.unstable_unicorns.parts import Abilities
from cards.language.unstable_unicorns.text.card import render
from cards.language.unstable_unicorns.verbs import STEPS

LANGUAGE: CardLanguage[UuCard] = CardLanguage(
    ruleset="unstable_unicorns",
    card=UuCard,
    issues_in_cards=issues_in_cards,
    program=Abilities,
    issues_in_program=issues_in_program,
    render=render,
    tags_in=tags_in,
    mended_later=frozenset({"uu-never-used"}),
    has_field=has_field,
    look=look,
)

__all__ = ["CLAUSES", "LANGUAGE", "STEPS", "UuCard"]
