"""`move`: from one Stable to another."""

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.words import HowMany, Players


class Moving(Filter, frozen=True, kw_only=True):
    """Cards that go from one Stable to another."""

    to: Players
    whose: Players = "you"
    count: HowMany = 1


class Move(Step, frozen=True):
    """Move cards from one Stable to another."""

    move: Moving
