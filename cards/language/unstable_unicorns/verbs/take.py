"""`take`: from the discard pile, or from cards looked at, into your hand."""

from typing import ClassVar

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import CardsOrThis, Count


class TakeCardsBody(Filter, frozen=True, kw_only=True):
    """Cards of the discard pile, or of those looked at before, that go to your hand."""

    short: ClassVar[str] = "what"
    what: CardsOrThis | None = None
    count: Count = 1


class Take(Step, frozen=True):
    """Take cards into your hand from where they can be seen."""

    take: TakeCardsBody = TakeCardsBody()


class TakeCardsWords(UuVerbWords[Take], of=Take):
    def report(self, step: Take, at: Place) -> None:
        if step.take.what == "this" and not at.is_gone:
            at.into("take.what").wrong("this-not-gone")
        at.into("take.of").must_leave_the_nursery(step.take.of)

    def phrase(self, step: Take, say: StepPhrases, form: PhraseForm) -> str:
        body = step.take
        if body.what == "this":
            return say("take", form, cards=say.this("object"))
        cards = say.cards(body, "some", body.count)
        if body.what is None:
            return say("take", form, cards=cards)
        key = "take-seen" if body.what in say.seen else "take-named"
        return say(key, form, cards=cards, nth=say.those(body.what, body))
