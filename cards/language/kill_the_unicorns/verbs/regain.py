"""`regain`: hunt cards played in this hunt go back to the hand."""

from collections.abc import Iterator

from cards.language.kill_the_unicorns.parts import KuStep
from cards.language.kill_the_unicorns.phrases import RolePhrases
from cards.language.kill_the_unicorns.verb_words import KuVerbWords
from cards.language.kill_the_unicorns.verbs.lose import HuntCards


class Regain(KuStep, frozen=True):
    """Take hunt cards played in this hunt back into the hand."""

    regain: HuntCards = HuntCards()


class RegainWords(KuVerbWords[Regain], of=Regain):
    moments = ("revealed", "lost_hunt")

    def roles(self, step: Regain) -> Iterator[tuple[str, str]]:
        yield "who", step.regain.who

    def phrase(self, step: Regain, say: RolePhrases) -> str:
        who = step.regain.who
        return say.say("regain", form=say.form(who), who=say.role(who), count=step.regain.count)
