"""`steal`: from other players' Stables into yours."""

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.verbs.destroy import AttackBody, attacked, report_attack


class Steal(Step, frozen=True):
    """Move cards from another player's Stable to yours."""

    steal: AttackBody = AttackBody()


class StealWords(UuVerbWords[Steal], of=Steal):
    can_be_let = True

    def report(self, step: Steal, at: Place) -> None:
        report_attack(step.steal, at.into("steal"))

    def phrase(self, step: Steal, say: StepPhrases, form: PhraseForm) -> str:
        return say("steal", form, cards=attacked(step.steal, say, "from"))
