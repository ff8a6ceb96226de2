"""`for_each`: the same steps for each of several players."""

import msgspec

from cards.language.unstable_unicorns.parts import Step, Steps
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Group


class ForEach(Step, frozen=True):
    """Do the steps once for each of these players, called `them` inside; what is chosen happens together."""

    for_each: Group
    do: Steps


class ForEachWords(UuVerbWords[ForEach], of=ForEach):
    def inside(self, at: Place) -> Place:
        return msgspec.structs.replace(at, inside_each=True)

    def phrase(self, step: ForEach, say: StepPhrases, form: PhraseForm) -> str:
        return say("for-each", group=step.for_each, steps=say.steps(step.do, form))
