"""`look`: at a hand or at the top of the draw pile, alone."""

from msgspec import Struct, field

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Count, NewCards, Players, Seen


class LookBody(Struct, frozen=True, kw_only=True):
    """Cards that only you see: a player's hand, or the top of the draw pile."""

    in_: Seen = field(name="in")
    whose: Players | None = None
    top: Count | None = None


class Look(Step, frozen=True):
    """Look at cards that others may not see, and, if they are of use later, give them a name."""

    look: LookBody
    as_: NewCards | None = field(name="as", default=None)


class LookWords(UuVerbWords[Look], of=Look):
    never_fails = True

    def report(self, step: Look, at: Place) -> None:
        body = step.look
        if (body.in_ == "hand") != (body.whose is not None) or (body.in_ == "deck") != (body.top is not None):
            at.into("look").wrong("look-needs")

    def phrase(self, step: Look, say: StepPhrases, form: PhraseForm) -> str:
        if step.look.whose is not None:
            return say("look-hand", form, hand=say.hand(step.look.whose, "at"))
        return say("look-deck", form, count=step.look.top or 1)
