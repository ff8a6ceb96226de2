"""The rules text of a card, rendered from its program: one line a clause.

Text and behaviour cannot disagree, because one is made from the other. Two programs that mean different things never
read the same: nested lists are told apart by full stops and brackets, and what was chosen before is named by number.
"""

from cards.language.phrasing import AT_ANY_TABLE, NO_TAGS, KnownTags, TableOptions, Translator, sentence
from cards.language.unstable_unicorns.clause_words import words_of
from cards.language.unstable_unicorns.clauses.when import is_answer
from cards.language.unstable_unicorns.parts import Abilities
from cards.language.unstable_unicorns.text.phrases import StepPhrases

KINDS_WITH_A_RULE = ("baby_unicorn", "instant")
"""Kinds that do something by the rules alone: their cards say so. An Instant that says when it is played does not."""


def render(
    abilities: Abilities,
    kind: str,
    language: str,
    options: TableOptions = AT_ANY_TABLE,
    tags: KnownTags = NO_TAGS,
) -> str:
    """What a card of this kind with these abilities says, in this language. No option changes a card."""
    translator = Translator(language, "card-uu", tags)
    by_the_rules = kind in KINDS_WITH_A_RULE and not any(map(is_answer, abilities))
    lines = [sentence(translator.say("rule-of-kind", kind=kind))] if by_the_rules else []
    lines += [words_of(ability).text(ability, StepPhrases(translator, ability)) for ability in abilities]
    return "\n".join(lines)
