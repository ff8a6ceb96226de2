"""Whether steps can be carried out in full: by what everybody knows, or by what their player knows as well.

Used to offer an optional effect, to offer a player in a pick, and to forbid impossible plays (UU-6.7).
"""

from collections.abc import Sequence

from cards.language.unstable_unicorns.parts import Step
from games.rules.unstable_unicorns.doing import doing_of
from games.rules.unstable_unicorns.resolving import Resolver


class LookAhead:
    """A look over the steps of one effect, counting the cards that its draws and discards would move."""

    def __init__(self, resolver: Resolver, private: bool = True, strict: bool = True, whole: bool = True) -> None:
        self.resolver = resolver
        self.names = resolver.names
        self.table = resolver.play.table
        self.private = private
        """Look into the own hand; without, only what everybody knows counts."""
        self.strict = strict
        """A first step that somebody else must do counts too (UU-6.7 leaves those out, an offer does not)."""
        self.whole = whole
        """All steps must be possible; without, one of them is enough."""
        self.drawn = 0
        self.reshuffles = self.table.options.reshuffle_discard
        self.deck = len(self.table.deck) + (len(self.table.discard) if self.reshuffles else 0)
        """How many cards there are to draw."""

    def can_do(self, steps: Sequence[Step], first: bool = True) -> bool:
        """Whether all these can be done in full, up to the first `then`; or, if not `whole`, one of them can."""
        if not self.whole:
            alone = [step for step in steps if doing_of(step).stands_alone(step)]
            return any(LookAhead(self.resolver, self.private, self.strict).can_do([step]) for step in alone)
        if not steps:
            return True
        return doing_of(steps[0]).are_possible(self, steps[0], steps[1:], first)


def can_do(resolver: Resolver, steps: Sequence[Step], private: bool = True, strict: bool = True) -> bool:
    return LookAhead(resolver, private, strict).can_do(steps)
