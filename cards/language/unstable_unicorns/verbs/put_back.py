"""`put_back`: what is left of the cards looked at."""

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import SeenCards


class PutBack(Step, frozen=True):
    """Put what is left of the cards looked at back where it was, in an order you choose."""

    put_back: SeenCards


class PutBackWords(UuVerbWords[PutBack], of=PutBack):
    never_fails = True

    def report(self, step: PutBack, at: Place) -> None:
        at.into("put_back").must_be_hidden(step.put_back)
        at.put_back(step.put_back)

    def phrase(self, step: PutBack, say: StepPhrases, form: PhraseForm) -> str:
        return say("put-back", form, nth=say.looks.get(step.put_back, 0))
