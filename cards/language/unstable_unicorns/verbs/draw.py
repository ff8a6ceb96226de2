"""`draw`: from the top of the draw pile."""

from msgspec import Struct, field

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.text.nouns import said
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import NewCards, Number, Players


class DrawBody(Struct, frozen=True, kw_only=True):
    """How many cards, and who draws."""

    count: Number = 1
    who: Players = "you"
    as_: NewCards | None = field(name="as", default=None)


class Draw(Step, frozen=True):
    """Take cards from the top of the draw pile into a hand."""

    draw: DrawBody = DrawBody()


class DrawWords(UuVerbWords[Draw], of=Draw):
    can_be_let = True

    def phrase(self, step: Draw, say: StepPhrases, form: PhraseForm) -> str:
        return say("draw", form, count=said(step.draw.count))
