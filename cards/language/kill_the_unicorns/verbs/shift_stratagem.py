"""`shift_stratagem`: a face-down stratagem is moved unseen."""

from typing import Literal

from cards.language.kill_the_unicorns.parts import Step
from cards.language.kill_the_unicorns.phrases import Phrases
from cards.language.kill_the_unicorns.verb_words import VerbWords


class ShiftStratagem(Step, frozen=True):
    """Move a face-down stratagem to another unicorn of the row, unseen."""

    shift_stratagem: Literal[True] = True


class ShiftStratagemWords(VerbWords[ShiftStratagem], of=ShiftStratagem):
    moments = ("before_play",)

    def phrase(self, step: ShiftStratagem, say: Phrases) -> str:
        return say.say("shift-stratagem")
