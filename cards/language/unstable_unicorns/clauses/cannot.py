"""`cannot`: something is forbidden while the card is there."""

from cards.language.unstable_unicorns.parts import Ability, Scope
from cards.language.unstable_unicorns.words import Forbidden, Kinds


class Cannot(Ability, frozen=True, kw_only=True):
    """A continuous prohibition: what cannot happen to which cards; `by`: only if a card of these kinds is the cause."""

    cannot: tuple[Forbidden, ...]
    what: Scope = Scope(what="this")
    by: Kinds = ()
