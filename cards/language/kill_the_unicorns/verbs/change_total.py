"""`change_total`: somebody changes the own total."""

from typing import Annotated

from msgspec import Meta

from cards.language.kill_the_unicorns.parts import KuStep
from cards.language.kill_the_unicorns.phrases import RolePhrases
from cards.language.kill_the_unicorns.verb_words import KuVerbWords
from cards.language.kill_the_unicorns.words import Small


class ChangeTotal(KuStep, frozen=True):
    """Change the own total by one of these numbers, never below zero."""

    change_total: Annotated[tuple[Small, ...], Meta(min_length=1)]


class ChangeTotalWords(KuVerbWords[ChangeTotal], of=ChangeTotal):
    moments = ("compared",)

    def phrase(self, step: ChangeTotal, say: RolePhrases) -> str:
        changes = say.either([f"{change:+d}".replace("-", "−") for change in step.change_total])
        return say.say("change-total", changes=changes)
