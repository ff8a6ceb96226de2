"""`put`: from a hand or a Stable into the draw pile."""

from msgspec import field

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Depth, Held, HowMany, Players, may_be_unicorns


class PutBody(Filter, frozen=True, kw_only=True):
    """Cards from the hand or the Stable of the player who does it, and where in the draw pile they go."""

    in_: Held = field(name="in")
    to: Depth
    count: HowMany = 1
    who: Players = "you"


class Put(Step, frozen=True):
    """Put own cards on top of the draw pile, under it, or into it."""

    put: PutBody


class PutWords(UuVerbWords[Put], of=Put):
    can_be_let = True

    def report(self, step: Put, at: Place) -> None:
        here = at.into("put.of")
        if step.put.in_ == "stable":
            here.must_stay(step.put.of)
        else:
            here.must_leave_the_nursery(step.put.of)

    def lowers_unicorns(self, step: Put) -> bool:
        body = step.put
        return body.in_ == "stable" and body.who in ("you", "everyone") and may_be_unicorns(body.of)

    def phrase(self, step: Put, say: StepPhrases, form: PhraseForm) -> str:
        body = step.put
        return say("put", form, cards=say.cards(body, "some", body.count), zone=body.in_, to=body.to)
