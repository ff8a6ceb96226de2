"""`steal`: from other players' Stables into yours."""

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import Phrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, VerbWords
from cards.language.unstable_unicorns.verbs.destroy import Attacking, attacked, check_attack


class Steal(Step, frozen=True):
    """Move cards from another player's Stable to yours."""

    steal: Attacking = Attacking()


class StealWords(VerbWords[Steal], of=Steal):
    def check(self, step: Steal, at: Place) -> None:
        check_attack(step.steal, at.into("steal"))

    def phrase(self, step: Steal, say: Phrases, form: PhraseForm) -> str:
        return say("steal", form, cards=attacked(step.steal, say, "from"))
