"""`expose`: another player must play face up."""

from typing import Literal

from cards.language.kill_the_unicorns.parts import KuStep
from cards.language.kill_the_unicorns.phrases import RolePhrases
from cards.language.kill_the_unicorns.verb_words import KuVerbWords


class Expose(KuStep, frozen=True):
    """Another player who has not decided yet plays the hunt cards of this hunt face up."""

    expose: Literal[True] = True


class ExposeWords(KuVerbWords[Expose], of=Expose):
    moments = ("before_play", "hunt")

    def phrase(self, step: Expose, say: RolePhrases) -> str:
        return say.say("expose")
