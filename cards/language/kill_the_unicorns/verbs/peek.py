"""`peek`: somebody looks at a face-down stratagem."""

from typing import Literal

from cards.language.kill_the_unicorns.parts import KuStep
from cards.language.kill_the_unicorns.phrases import RolePhrases
from cards.language.kill_the_unicorns.verb_words import KuVerbWords


class Peek(KuStep, frozen=True):
    """Look secretly at a face-down stratagem of the row."""

    peek: Literal[True] = True


class PeekWords(KuVerbWords[Peek], of=Peek):
    moments = ("before_play", "hunt")

    def phrase(self, step: Peek, say: RolePhrases) -> str:
        return say.say("peek")
