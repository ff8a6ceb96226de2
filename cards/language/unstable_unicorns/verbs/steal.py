"""`steal`: from other players' Stables into yours."""

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs.destroy import Attacking


class Steal(Step, frozen=True):
    """Move cards from another player's Stable to yours."""

    steal: Attacking = Attacking()
