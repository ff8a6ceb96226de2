"""`choose`: one of several lists of steps."""

from typing import Annotated

from msgspec import Meta

from cards.language.unstable_unicorns.parts import Step, Steps
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords


class Choose(Step, frozen=True):
    """Do one of several lists of steps."""

    choose: Annotated[tuple[Steps, ...], Meta(min_length=2)]


class ChooseWords(UuVerbWords[Choose], of=Choose):
    can_be_let = True

    def phrase(self, step: Choose, say: StepPhrases, form: PhraseForm) -> str:
        return say.translator.either([say.branch(branch, form) for branch in step.choose])
