"""`discard`: from the hand of whoever does it."""

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import Phrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, VerbWords
from cards.language.unstable_unicorns.words import HowMany, Players


class Discarding(Filter, frozen=True, kw_only=True):
    """Cards from the hand of whoever does it."""

    count: HowMany = 1
    who: Players = "you"


class Discard(Step, frozen=True):
    """Put cards from a hand on the discard pile."""

    discard: Discarding = Discarding()


class DiscardWords(VerbWords[Discard], of=Discard):
    def check(self, step: Discard, at: Place) -> None:
        at.into("discard.of").must_leave_the_nursery(step.discard.of)

    def phrase(self, step: Discard, say: Phrases, form: PhraseForm) -> str:
        return say("discard", form, cards=say.cards(step.discard, "some", step.discard.count))
