"""`shuffle`: piles, or this card, into the draw pile."""

from typing import Annotated

from msgspec import Meta

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.words import Pool


class Shuffle(Step, frozen=True):
    """Shuffle these into the draw pile."""

    shuffle: Annotated[tuple[Pool, ...], Meta(min_length=1)]
