"""`sacrifice`: from the Stable of whoever does it."""

from typing import ClassVar

from msgspec import field

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Chosen, NewCards, Players, This, may_be_unicorns


class SacrificeBody(Filter, frozen=True, kw_only=True):
    """Cards from the Stable of whoever does it; or this card."""

    short: ClassVar[str] = "what"
    what: This | None = None
    count: Chosen = 1
    who: Players = "you"
    as_: NewCards | None = field(name="as", default=None)


class Sacrifice(Step, frozen=True):
    """Put cards from the own Stable on the discard pile."""

    sacrifice: SacrificeBody = SacrificeBody()


class SacrificeWords(UuVerbWords[Sacrifice], of=Sacrifice):
    can_be_let = True

    def report(self, step: Sacrifice, at: Place) -> None:
        at.into("sacrifice.of").must_stay(step.sacrifice.of)

    def fate_of_this(self, step: Sacrifice) -> str | None:
        return "be_sacrificed" if step.sacrifice.what else None

    def lowers_unicorns(self, step: Sacrifice) -> bool:
        return step.sacrifice.who in ("you", "everyone") and may_be_unicorns(step.sacrifice.of)

    def phrase(self, step: Sacrifice, say: StepPhrases, form: PhraseForm) -> str:
        body = step.sacrifice
        return say("sacrifice", form, cards=say.this("object") if body.what else say.cards(body, "some", body.count))
