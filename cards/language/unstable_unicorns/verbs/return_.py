"""`return`: from a Stable to its owner's hand."""

from typing import ClassVar

from msgspec import field

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.words import HowMany, Players, This


class Returning(Filter, frozen=True, kw_only=True):
    """Cards in a Stable that go back to the hand of that Stable's owner; or this card."""

    short: ClassVar[str] = "what"
    what: This | None = None
    count: HowMany = 1
    whose: Players = "others"


class Return(Step, frozen=True):
    """Put cards from a Stable back into its owner's hand."""

    return_: Returning = field(name="return", default=Returning())
