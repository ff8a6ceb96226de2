"""`destroy`: from other players' Stables to the discard pile."""

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import Phrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, VerbWords
from cards.language.unstable_unicorns.words import HowMany, Players


class Attacking(Filter, frozen=True, kw_only=True):
    """Cards in other players' Stables."""

    count: HowMany = 1
    whose: Players = "others"


class Destroy(Step, frozen=True):
    """Put cards from another player's Stable on the discard pile."""

    destroy: Attacking = Attacking()


class DestroyWords(VerbWords[Destroy], of=Destroy):
    def check(self, step: Destroy, at: Place) -> None:
        check_attack(step.destroy, at.into("destroy"))

    def phrase(self, step: Destroy, say: Phrases, form: PhraseForm) -> str:
        return say("destroy", form, cards=attacked(step.destroy, say, "in"))


def check_attack(body: Attacking, at: Place) -> None:
    at.into("of").must_stay(body.of)
    if body.whose == "you":
        at.into("whose").wrong("not-yours")


def attacked(body: Attacking, say: Phrases, role: str) -> str:
    """Where is said only if it is not as the rules have it: in another player's Stable."""
    place = "" if body.whose == "others" else say.stable(body.whose, role, body.count)
    return say.cards(body, "some", body.count, place)
