"""`move`: from one Stable to another."""

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import GROUPS, HowMany, Players, This, may_be_unicorns


class MoveBody(Filter, frozen=True, kw_only=True):
    """Cards that go from one Stable to another."""

    what: This | None = None
    to: Players
    whose: Players = "you"
    count: HowMany = 1


class Move(Step, frozen=True):
    """Move cards from one Stable to another."""

    move: MoveBody


class MoveWords(UuVerbWords[Move], of=Move):
    def report(self, step: Move, at: Place) -> None:
        at.into("move.of").must_stay(step.move.of)
        if step.move.to in GROUPS:
            at.into("move.to").wrong("one-player")
        elif step.move.to == step.move.whose:
            at.into("move.to").wrong("same-stable")

    def fate_of_this(self, step: Move) -> str | None:
        return "be_moved" if step.move.what else None

    def lowers_unicorns(self, step: Move) -> bool:
        return step.move.what is not None or (step.move.whose == "you" and may_be_unicorns(step.move.of))

    def phrase(self, step: Move, say: StepPhrases, form: PhraseForm) -> str:
        body = step.move
        cards = say.this("object")
        if body.what is None:
            cards = say.cards(body, "some", body.count, say.stable(body.whose, "from", body.count))
        return say("move", form, cards=cards, to=say.stable(body.to, "to"))
