"""`return`: from a Stable to its owner's hand."""

from typing import ClassVar

from msgspec import field

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import HowMany, Players, This, may_be_unicorns


class ReturnBody(Filter, frozen=True, kw_only=True):
    """Cards in a Stable that go back to the hand of that Stable's owner; or this card."""

    short: ClassVar[str] = "what"
    what: This | None = None
    count: HowMany = 1
    whose: Players = "others"


class Return(Step, frozen=True):
    """Put cards from a Stable back into its owner's hand."""

    return_: ReturnBody = field(name="return", default=ReturnBody())


class ReturnWords(UuVerbWords[Return], of=Return):
    def report(self, step: Return, at: Place) -> None:
        at.into("return.of").must_stay(step.return_.of)

    def fate_of_this(self, step: Return) -> str | None:
        return "be_returned" if step.return_.what else None

    def lowers_unicorns(self, step: Return) -> bool:
        body = step.return_
        return body.what is not None or (body.whose in ("you", "everyone") and may_be_unicorns(body.of))

    def phrase(self, step: Return, say: StepPhrases, form: PhraseForm) -> str:
        body = step.return_
        if body.what is not None:
            return say("return", form, cards=say.this("object"), count=1, whose="others")
        cards = say.cards(body, "some", body.count, say.stable(body.whose, "from", body.count))
        return say("return", form, cards=cards, count=body.count, whose=body.whose)
