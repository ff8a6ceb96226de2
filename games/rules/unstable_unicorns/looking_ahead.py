"""Whether steps can be carried out in full: by what everybody knows, or by what their player knows as well.

Used to offer an optional effect, to offer a player in a pick, and to forbid impossible plays (UU-6.7).
"""

from collections.abc import Sequence

from cards.language.unstable_unicorns.parts import Step
from games.rules.unstable_unicorns.doing import doing_of
from games.rules.unstable_unicorns.resolving import Resolver


class LookAhead:
    """A look over the steps of one effect, counting the cards that its draws and discards would move."""

    def __init__(self, resolver: Resolver, private: bool = True, strict: bool = True) -> None:
        self.resolver = resolver
        self.names = resolver.names
        self.table = resolver.play.table
        self.private = private
        """Look into the own hand; without, only what everybody knows counts."""
        self.strict = strict
        """A first step that somebody else must do counts too (UU-6.7 leaves those out, an offer does not)."""
        self.drawn = 0
        self.deck = len(self.table.deck)

    def can_do(self, steps: Sequence[Step], first: bool = True) -> bool:
        """Whether all these can be done in full, up to the first `then`."""
        if not steps:
            return True
        return doing_of(steps[0]).are_possible(self, steps[0], steps[1:], first)


def can_do(resolver: Resolver, steps: Sequence[Step], private: bool = True, strict: bool = True) -> bool:
    return LookAhead(resolver, private, strict).can_do(steps)
