"""`flee`: the hunted unicorn flees."""

from typing import Literal

from cards.language.kill_the_unicorns.parts import KuStep
from cards.language.kill_the_unicorns.phrases import RolePhrases
from cards.language.kill_the_unicorns.verb_words import KuVerbWords


class Flee(KuStep, frozen=True):
    """The hunted unicorn flees."""

    flee: Literal[True] = True


class FleeWords(KuVerbWords[Flee], of=Flee):
    moments = ("revealed",)

    def phrase(self, step: Flee, say: RolePhrases) -> str:
        return say.say("flee")
