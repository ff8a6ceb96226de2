"""`discard`: from the hand of whoever does it."""

from msgspec import field

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Chosen, NewCards, Players


class DiscardBody(Filter, frozen=True, kw_only=True):
    """Cards from the hand of whoever does it."""

    count: Chosen = 1
    who: Players = "you"
    as_: NewCards | None = field(name="as", default=None)


class Discard(Step, frozen=True):
    """Put cards from a hand on the discard pile."""

    discard: DiscardBody = DiscardBody()


class DiscardWords(UuVerbWords[Discard], of=Discard):
    can_be_let = True

    def report(self, step: Discard, at: Place) -> None:
        at.into("discard.of").must_leave_the_nursery(step.discard.of)

    def phrase(self, step: Discard, say: StepPhrases, form: PhraseForm) -> str:
        return say("discard", form, cards=say.cards(step.discard, "some", step.discard.count))
