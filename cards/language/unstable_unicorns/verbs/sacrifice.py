"""`sacrifice`: from the Stable of whoever does it."""

from typing import ClassVar

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import Phrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, VerbWords
from cards.language.unstable_unicorns.words import HowMany, Players, This


class Sacrificing(Filter, frozen=True, kw_only=True):
    """Cards from the Stable of whoever does it; or this card."""

    short: ClassVar[str] = "what"
    what: This | None = None
    count: HowMany = 1
    who: Players = "you"


class Sacrifice(Step, frozen=True):
    """Put cards from the own Stable on the discard pile."""

    sacrifice: Sacrificing = Sacrificing()


class SacrificeWords(VerbWords[Sacrifice], of=Sacrifice):
    def check(self, step: Sacrifice, at: Place) -> None:
        at.into("sacrifice.of").must_stay(step.sacrifice.of)

    def phrase(self, step: Sacrifice, say: Phrases, form: PhraseForm) -> str:
        body = step.sacrifice
        return say("sacrifice", form, cards=say.this("object") if body.what else say.cards(body, "some", body.count))
