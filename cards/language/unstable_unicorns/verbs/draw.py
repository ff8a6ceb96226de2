"""`draw`: from the top of the draw pile."""

from msgspec import Struct

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.text.phrases import Phrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, VerbWords
from cards.language.unstable_unicorns.words import Count, Players


class Drawing(Struct, frozen=True, kw_only=True):
    """How many cards, and who draws."""

    count: Count = 1
    who: Players = "you"


class Draw(Step, frozen=True):
    """Take cards from the top of the draw pile into a hand."""

    draw: Drawing = Drawing()


class DrawWords(VerbWords[Draw], of=Draw):
    def phrase(self, step: Draw, say: Phrases, form: PhraseForm) -> str:
        return say("draw", form, count=step.draw.count)
