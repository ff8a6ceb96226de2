"""`destroy`: from other players' Stables to the discard pile."""

from msgspec import field

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Attacked, NewCards, Players


class AttackBody(Filter, frozen=True, kw_only=True):
    """Cards in other players' Stables."""

    count: Attacked = 1
    whose: Players = "others"
    as_: NewCards | None = field(name="as", default=None)


class Destroy(Step, frozen=True):
    """Put cards from another player's Stable on the discard pile."""

    destroy: AttackBody = AttackBody()


class DestroyWords(UuVerbWords[Destroy], of=Destroy):
    can_be_let = True

    def report(self, step: Destroy, at: Place) -> None:
        report_attack(step.destroy, at.into("destroy"))

    def phrase(self, step: Destroy, say: StepPhrases, form: PhraseForm) -> str:
        return say("destroy", form, cards=attacked(step.destroy, say, "in"))


def report_attack(body: AttackBody, at: Place) -> None:
    at.into("of").must_stay(body.of)
    if body.whose == "you":
        at.into("whose").wrong("not-yours")


def attacked(body: AttackBody, say: StepPhrases, role: str) -> str:
    """Where is said only if it is not as the rules have it: in another player's Stable."""
    place = "" if body.whose == "others" else say.stable(body.whose, role, body.count)
    return say.cards(body, "some", body.count, place)
