"""`end_turn`: no draw phase, no action phase."""

from typing import Literal

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.text.phrases import Phrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, VerbWords


class EndTurn(Step, frozen=True):
    """Go to the end of this turn: no draw phase, no action phase."""

    end_turn: Literal[True] = True


class EndTurnWords(VerbWords[EndTurn], of=EndTurn):
    never_fails = True

    def phrase(self, step: EndTurn, say: Phrases, form: PhraseForm) -> str:
        return say("end-turn", form)
