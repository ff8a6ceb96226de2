"""One printed card of Unstable Unicorns."""

from cards.language.sets import CardBase
from cards.language.unstable_unicorns.parts import Abilities
from cards.language.unstable_unicorns.words import Name, PrintedKind


class UuCard(CardBase, frozen=True, kw_only=True):
    """A card as its set describes it. `named` are tags that other cards look for, the same in every language."""

    kind: PrintedKind
    two_player: bool = True
    """It takes part in games of two."""
    named: tuple[Name, ...] = ()
    """Tags that other cards look for."""
    abilities: Abilities = ()
