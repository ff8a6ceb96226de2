"""`do` … `then`: steps, and what follows only if they were done."""

from cards.language.unstable_unicorns.parts import Step, Steps
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords


class Do(Step, frozen=True):
    """Do these; `then` follows only if they were done in full."""

    do: Steps
    then: Steps


class DoWords(UuVerbWords[Do], of=Do):
    can_be_let = True

    def phrase(self, step: Do, say: StepPhrases, form: PhraseForm) -> str:
        chained = len(step.then) == 1 and isinstance(step.then[0], Do)
        then = say.branch(step.then, form) if chained else say.steps(step.then, form)
        return say("then", steps=say.branch(step.do, form, several=False), then=then)
