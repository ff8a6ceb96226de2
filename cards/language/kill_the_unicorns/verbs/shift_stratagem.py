"""`shift_stratagem`: a face-down stratagem is moved unseen."""

from typing import Literal

from cards.language.kill_the_unicorns.parts import KuStep
from cards.language.kill_the_unicorns.phrases import RolePhrases
from cards.language.kill_the_unicorns.verb_words import KuVerbWords


class ShiftStratagem(KuStep, frozen=True):
    """Move a face-down stratagem to another unicorn of the row, unseen."""

    shift_stratagem: Literal[True] = True


class ShiftStratagemWords(KuVerbWords[ShiftStratagem], of=ShiftStratagem):
    moments = ("before_play",)

    def phrase(self, step: ShiftStratagem, say: RolePhrases) -> str:
        return say.say("shift-stratagem")
