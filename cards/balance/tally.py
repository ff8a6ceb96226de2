"""What games have shown of a deck, counted: by card and by number of seats. Plain numbers, to be kept and compared."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct, field

Part = Literal["drawn", "played", "stopped", "effect"]
CardUse = tuple[str, Part, int | None]
"""A card, what happened to it, and at which seat; no seat: where it was played last."""


class SeenGame(Struct, frozen=True):
    """One game that is over."""

    seats: int
    first: int
    """The seat that was asked first."""
    winners: list[int]
    reason: str
    answers: int
    uses: list[CardUse]


class SeatCount(Struct):
    """In how many games a seat was there, and how many of them it won."""

    seen: int = 0
    won: int = 0


class PartTally(Struct):
    """How often something happened to a card, and how the seats at which it did fared, by the number of seats."""

    times: int = 0
    by_seats: dict[int, SeatCount] = field(default_factory=dict)

    def add(self, seats: int, won: bool) -> None:
        count = self.by_seats.setdefault(seats, SeatCount())
        count.seen += 1
        count.won += won

    @property
    def seen(self) -> int:
        return sum(count.seen for count in self.by_seats.values())

    @property
    def won(self) -> int:
        return sum(count.won for count in self.by_seats.values())


class TableTally(Struct):
    """The games of so many seats."""

    lengths: list[int] = field(default_factory=list)
    """How many answers each of them took."""
    places: list[int] = field(default_factory=list)
    """Won by who was asked first, by the next seat, and so on."""
    endings: dict[str, int] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return len(self.lengths)


class BalanceTally(Struct):
    """What so many games came to."""

    tables: dict[int, TableTally] = field(default_factory=dict)
    cards: dict[str, dict[Part, PartTally]] = field(default_factory=dict)
    usable: list[tuple[str, Part]] = field(default_factory=list)
    """What enough games should show."""
    failed: list[str] = field(default_factory=list)
    """How to see the games again that did not come to an end; the first few."""
    failures: int = 0

    @property
    def games(self) -> int:
        return sum(table.games for table in self.tables.values())

    @property
    def endings(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for table in self.tables.values():
            found.update(table.endings)
        return found

    def part(self, card: str, part: Part) -> PartTally:
        """What is known of it; empty where it never happened."""
        return self.cards.get(card, {}).get(part) or PartTally()

    def add(self, game: SeenGame) -> None:
        table = self.tables.setdefault(game.seats, TableTally(places=[0] * game.seats))
        table.lengths.append(game.answers)
        table.endings[game.reason] = table.endings.get(game.reason, 0) + 1
        for winner in game.winners:
            table.places[(winner - game.first) % game.seats] += 1
        for card, part, seat in _each_seat_once(self, game.uses):
            self.cards[card][part].add(game.seats, seat in game.winners)


def _each_seat_once(tally: BalanceTally, uses: Iterable[CardUse]) -> list[CardUse]:
    """Count every time; and tell at which seats it happened at all."""
    last: dict[str, int | None] = {}
    met: dict[CardUse, None] = {}
    for card, part, named in uses:
        seat = last.get(card) if named is None else named
        last[card] = seat
        tally.cards.setdefault(card, {}).setdefault(part, PartTally()).times += 1
        if seat is not None:
            met[card, part, seat] = None
    return list(met)
