"""`end_turn`: no draw phase, no action phase."""

from typing import Literal

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords


class EndTurn(Step, frozen=True):
    """Go to the end of this turn: no draw phase, no action phase."""

    end_turn: Literal[True] = True


class EndTurnWords(UuVerbWords[EndTurn], of=EndTurn):
    never_fails = True

    def phrase(self, step: EndTurn, say: StepPhrases, form: PhraseForm) -> str:
        return say("end-turn", form)
