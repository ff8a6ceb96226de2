"""`discard`: from the hand of whoever does it."""

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.words import HowMany, Players


class Discarding(Filter, frozen=True, kw_only=True):
    """Cards from the hand of whoever does it."""

    count: HowMany = 1
    who: Players = "you"


class Discard(Step, frozen=True):
    """Put cards from a hand on the discard pile."""

    discard: Discarding = Discarding()
