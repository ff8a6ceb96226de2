"""`extra_turn`: a turn after this one."""

from typing import Literal

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.text.phrases import Phrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, VerbWords


class ExtraTurn(Step, frozen=True):
    """A whole turn more, after this one."""

    extra_turn: Literal[True] = True


class ExtraTurnWords(VerbWords[ExtraTurn], of=ExtraTurn):
    never_fails = True

    def phrase(self, step: ExtraTurn, say: Phrases, form: PhraseForm) -> str:
        return say("extra-turn", form)
