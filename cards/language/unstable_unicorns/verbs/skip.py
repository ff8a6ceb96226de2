"""`skip`: a phase, or a whole turn, is left out."""

from typing import ClassVar

from msgspec import Struct

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Players, Skippable


class SkipBody(Struct, frozen=True, kw_only=True):
    """What is left out, and by whom: the next one of its kind."""

    short: ClassVar[str] = "what"
    what: Skippable
    who: Players = "you"


class SkipStep(Step, frozen=True):
    """Leave out the next phase of a kind, or the next turn."""

    skip: SkipBody


class SkipWords(UuVerbWords[SkipStep], of=SkipStep):
    never_fails = True

    def phrase(self, step: SkipStep, say: StepPhrases, form: PhraseForm) -> str:
        return say("skip", form, what=step.skip.what)
