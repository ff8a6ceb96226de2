"""`move`: from one Stable to another."""

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import Phrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, VerbWords
from cards.language.unstable_unicorns.words import GROUPS, HowMany, Players


class Moving(Filter, frozen=True, kw_only=True):
    """Cards that go from one Stable to another."""

    to: Players
    whose: Players = "you"
    count: HowMany = 1


class Move(Step, frozen=True):
    """Move cards from one Stable to another."""

    move: Moving


class MoveWords(VerbWords[Move], of=Move):
    def check(self, step: Move, at: Place) -> None:
        at.into("move.of").must_stay(step.move.of)
        if step.move.to in GROUPS:
            at.into("move.to").wrong("one-player")
        elif step.move.to == step.move.whose:
            at.into("move.to").wrong("same-stable")

    def phrase(self, step: Move, say: Phrases, form: PhraseForm) -> str:
        body = step.move
        cards = say.cards(body, "some", body.count, say.stable(body.whose, "from", body.count))
        return say("move", form, cards=cards, to=say.stable(body.to, "to"))
