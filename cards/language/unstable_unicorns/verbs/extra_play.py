"""`extra_play`: one more card may be played."""

from typing import Literal

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords


class ExtraPlay(Step, frozen=True):
    """One more card may be played in this turn's action phase."""

    extra_play: Literal[True] = True


class ExtraPlayWords(UuVerbWords[ExtraPlay], of=ExtraPlay):
    never_fails = True

    def phrase(self, step: ExtraPlay, say: StepPhrases, form: PhraseForm) -> str:
        return say("extra-play", form)
