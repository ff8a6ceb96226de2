"""`take`: from the discard pile, or from cards looked at, into your hand."""

from typing import ClassVar

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import Phrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, VerbWords
from cards.language.unstable_unicorns.words import Count, SeenCards


class Taking(Filter, frozen=True, kw_only=True):
    """Cards of the discard pile, or of those looked at before, that go to your hand."""

    short: ClassVar[str] = "what"
    what: SeenCards | None = None
    count: Count = 1


class Take(Step, frozen=True):
    """Take cards into your hand from where they can be seen."""

    take: Taking = Taking()


class TakeWords(VerbWords[Take], of=Take):
    def check(self, step: Take, at: Place) -> None:
        at.into("take.of").must_leave_the_nursery(step.take.of)

    def phrase(self, step: Take, say: Phrases, form: PhraseForm) -> str:
        body = step.take
        cards = say.cards(body, "some", body.count)
        if body.what is None:
            return say("take", form, cards=cards)
        return say("take-seen", form, cards=cards, nth=say.looks.get(body.what, 0))
