"""`pull`: at random from a hand into yours."""

from msgspec import Struct

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Count, Players


class PullBody(Struct, frozen=True, kw_only=True):
    """Cards taken at random, unseen, from a hand."""

    whose: Players
    count: Count = 1


class Pull(Step, frozen=True):
    """Take cards at random from a hand into yours."""

    pull: PullBody


class PullWords(UuVerbWords[Pull], of=Pull):
    def phrase(self, step: Pull, say: StepPhrases, form: PhraseForm) -> str:
        return say("pull", form, count=step.pull.count, hand=say.hand(step.pull.whose, "from"))
