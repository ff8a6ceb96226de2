"""`put_back`: what is left of the cards looked at."""

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.text.phrases import Phrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, VerbWords
from cards.language.unstable_unicorns.words import SeenCards


class PutBack(Step, frozen=True):
    """Put what is left of the cards looked at back where it was, in an order you choose."""

    put_back: SeenCards


class PutBackWords(VerbWords[PutBack], of=PutBack):
    never_fails = True

    def phrase(self, step: PutBack, say: Phrases, form: PhraseForm) -> str:
        return say("put-back", form, nth=say.looks.get(step.put_back, 0))
