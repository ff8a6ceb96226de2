"""`sacrifice`: from the Stable of whoever does it."""

from typing import ClassVar

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.words import HowMany, Players, This


class Sacrificing(Filter, frozen=True, kw_only=True):
    """Cards from the Stable of whoever does it; or this card."""

    short: ClassVar[str] = "what"
    what: This | None = None
    count: HowMany = 1
    who: Players = "you"


class Sacrifice(Step, frozen=True):
    """Put cards from the own Stable on the discard pile."""

    sacrifice: Sacrificing = Sacrificing()
