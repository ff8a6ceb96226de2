"""`look`: at a hand or at the top of the draw pile, alone."""

from msgspec import Struct, field

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import Phrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, VerbWords
from cards.language.unstable_unicorns.words import Count, NewCards, Players, Seen


class Looking(Struct, frozen=True, kw_only=True):
    """Cards that only you see: a player's hand, or the top of the draw pile."""

    in_: Seen = field(name="in")
    whose: Players | None = None
    top: Count | None = None


class Look(Step, frozen=True):
    """Look at cards that others may not see, and give them a name for the steps that follow."""

    look: Looking
    as_: NewCards = field(name="as")


class LookWords(VerbWords[Look], of=Look):
    never_fails = True

    def check(self, step: Look, at: Place) -> None:
        body = step.look
        if (body.in_ == "hand") != (body.whose is not None) or (body.in_ == "deck") != (body.top is not None):
            at.into("look").wrong("look-needs")

    def phrase(self, step: Look, say: Phrases, form: PhraseForm) -> str:
        if step.look.whose is not None:
            return say("look-hand", form, hand=say.hand(step.look.whose, "at"))
        return say("look-deck", form, count=step.look.top or 1)
