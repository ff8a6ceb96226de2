"""Where spent cards go: face up before their owners, or face down in the expert game.
One place decides who is told which cards they were."""

from games.rules.kernel.events import Known
from games.rules.kernel.table import Copy
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.cards import KuCards
from games.rules.kill_the_unicorns.events import DiscardCount, DiscardedCards
from games.rules.kill_the_unicorns.table import KuTable


class Discards:
    """Gathers what one happening discards, moves it, and says it: counts to all, cards to those who may look."""

    def __init__(self, cards: KuCards, table: KuTable) -> None:
        self.cards, self.table = cards, table
        self.hunts: dict[int, list[Copy]] = {}
        self.stratagems: dict[int, list[Copy]] = {}

    def spend(self, seat: int, copies: list[Copy]) -> None:
        """Hunt cards of a seat, which the caller has taken from where they were."""
        if copies:
            self.table.hunters[seat].spent.extend(copies)
            self.hunts.setdefault(seat, []).extend(copies)

    def put_away(self, stratagems: list[Copy]) -> None:
        """Stratagems, each to its owner's pile (KU-D13)."""
        for copy in stratagems:
            owner = self.table.owner_of(self.cards, copy)
            self.table.hunters[owner].discarded.append(copy)
            self.stratagems.setdefault(owner, []).append(copy)

    def counts(self) -> list[DiscardCount]:
        """How many cards went to whose piles."""
        return [
            DiscardCount(seat, len(self.hunts.get(seat, [])), len(self.stratagems.get(seat, [])))
            for seat in self._seats()
        ]

    def shown(self) -> Known[list[DiscardedCards]]:
        """Which cards they were, for those who may look."""
        if self.table.options.discards_are_hidden:
            return Known(None, {seat: [self._shown(seat)] for seat in self._seats()})
        return Known([self._shown(seat) for seat in self._seats()])

    def _seats(self) -> list[int]:
        return sorted({*self.hunts, *self.stratagems})

    def _shown(self, seat: int) -> DiscardedCards:
        hunts = [shown.hunt_card(self.cards, self.table, copy) for copy in self.hunts.get(seat, [])]
        stratagems = shown.stratagems(self.cards, self.table, self.stratagems.get(seat, []))
        return DiscardedCards(seat, hunts, stratagems)
