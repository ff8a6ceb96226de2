"""`destroy`: from other players' Stables to the discard pile."""

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.words import HowMany, Players


class Attacking(Filter, frozen=True, kw_only=True):
    """Cards in other players' Stables."""

    count: HowMany = 1
    whose: Players = "others"


class Destroy(Step, frozen=True):
    """Put cards from another player's Stable on the discard pile."""

    destroy: Attacking = Attacking()
