"""Scenarios: a table laid out by hand, for whoever writes cards and wants to see what one does.

A ruleset says at which places cards can be laid and lays them there; what is not named is dealt as in any game.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from games.rules.kernel.errors import BadSetup
from games.rules.kernel.names import ZoneName
from games.rules.kernel.words import NamedCard, say


class ScenarioPlace(Struct, frozen=True):
    """Where cards can be laid before a scenario begins, and which."""

    zone: ZoneName
    """What kind of place it is."""
    is_of_seat: bool
    """Every seat has one."""
    cards: list[NamedCard]
    """The cards that may lie there."""
    most: int | None = None
    """How many there may be; null: any number."""


class LaidCards(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that lie at one place when the scenario begins; the first of a pile is its top."""

    zone: ZoneName
    """What kind of place it is."""
    cards: list[NamedCard]
    """The cards, as their set calls them, one entry a copy."""
    seat: int | None = None
    """Whose place it is; null: everybody's."""


class Stock:
    """The copies that are still free, by the card that each is."""

    def __init__(self, copies: Iterable[tuple[int, str]]) -> None:
        self._free: dict[str, list[int]] = {}
        for copy, card in copies:
            self._free.setdefault(card, []).append(copy)

    def take(self, card: str) -> int:
        return self._free[card].pop(0)

    def check(self, laid: Sequence[LaidCards]) -> None:
        """Raises BadSetup where more copies are wanted than there are."""
        wanted = Counter(card for place in laid for card in place.cards)
        found = {card: len(self._free.get(card, [])) for card in wanted}
        scarce = [card for card, count in wanted.items() if count > found[card]]
        if scarce:
            raise BadSetup([say("setup-scenario-copies", card=card, found=found[card]) for card in scarce])
