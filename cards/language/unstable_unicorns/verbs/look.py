"""`look`: at a hand or at the top of the draw pile, alone."""

from msgspec import Struct, field

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.words import Count, Name, Players, Seen


class Looking(Struct, frozen=True, kw_only=True):
    """Cards that only you see: a player's hand, or the top of the draw pile."""

    in_: Seen = field(name="in")
    whose: Players | None = None
    top: Count | None = None


class Look(Step, frozen=True):
    """Look at cards that others may not see, and give them a name for the steps that follow."""

    look: Looking
    as_: Name = field(name="as")
