"""Where spent cards go: face up before their owners, or face down in the expert game.
One place decides who is told which cards they were."""

from typing import Any

import msgspec

from games.rules.kernel.events import Secret, secret
from games.rules.kernel.table import Copy
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.cards import Cards
from games.rules.kill_the_unicorns.table import KuTable

News = tuple[list[Secret], dict[str, Any]]


class Discards:
    """Gathers what one happening discards, moves it, and says it: counts to all, cards to those who may look."""

    def __init__(self, cards: Cards, table: KuTable) -> None:
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

    def news(self) -> News:
        """What to put into the event."""
        seats = sorted({*self.hunts, *self.stratagems})
        counts = [
            {"seat": seat, "hunts": len(self.hunts.get(seat, [])), "stratagems": len(self.stratagems.get(seat, []))}
            for seat in seats
        ]
        if self.table.options.discards_are_hidden:
            return [secret([seat], shown=[self._shown(seat)]) for seat in seats], {"discards": counts}
        return [], {"discards": counts, "shown": [self._shown(seat) for seat in seats]}

    def _shown(self, seat: int) -> dict[str, Any]:
        hunts = [c for copy in self.hunts.get(seat, []) for c in shown.hunt_cards(self.cards, self.table, [copy])]
        stratagems = shown.stratagems(self.cards, self.table, self.stratagems.get(seat, []))
        plain: dict[str, Any] = msgspec.to_builtins({"seat": seat, "hunts": hunts, "stratagems": stratagems})
        return plain
