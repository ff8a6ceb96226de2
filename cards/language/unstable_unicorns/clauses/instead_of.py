"""`instead_of`: something else happens than would have."""

from cards.language.unstable_unicorns.parts import Ability, Scope, Steps
from cards.language.unstable_unicorns.words import Fate


class InsteadOf(Ability, frozen=True, kw_only=True):
    """A replacement: what happens instead of a fate, always (`do`) or by choice (`may`)."""

    instead_of: tuple[Fate, ...]
    what: Scope = Scope(what="this")
    may: Steps | None = None
    do: Steps | None = None
