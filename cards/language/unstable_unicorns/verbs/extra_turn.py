"""`extra_turn`: a turn after this one."""

from typing import Literal

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords


class ExtraTurn(Step, frozen=True):
    """A whole turn more, after this one."""

    extra_turn: Literal[True] = True


class ExtraTurnWords(UuVerbWords[ExtraTurn], of=ExtraTurn):
    never_fails = True

    def phrase(self, step: ExtraTurn, say: StepPhrases, form: PhraseForm) -> str:
        return say("extra-turn", form)
