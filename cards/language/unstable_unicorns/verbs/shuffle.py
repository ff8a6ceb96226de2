"""`shuffle`: piles, or this card, into the draw pile."""

from typing import Annotated

from msgspec import Meta

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Pool


class Shuffle(Step, frozen=True):
    """Shuffle these into the draw pile."""

    shuffle: Annotated[tuple[Pool, ...], Meta(min_length=1)]


class ShuffleWords(UuVerbWords[Shuffle], of=Shuffle):
    never_fails = True

    def report(self, step: Shuffle, at: Place) -> None:
        if "this" in step.shuffle and not at.playing:
            at.into("shuffle").wrong("this-not-played")

    def phrase(self, step: Shuffle, say: StepPhrases, form: PhraseForm) -> str:
        pools = [say("pool", pool=pool) for pool in step.shuffle]
        return say("shuffle", form, pools=say.translator.both(pools))
