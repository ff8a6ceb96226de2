"""The Table of this game: the row, the market, and each seat's things.
Cards are copies (small numbers); a unicorn that has been taken also has its colour and what lies on it."""

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec

from games.rules.kernel.run import Run
from games.rules.kernel.table import Copy, Table, Zone, seats_from
from games.rules.kill_the_unicorns.cards import KuCards, KuFace
from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions

Phase = Literal[
    "characters", "stratagems", "opening", "bidding", "reveal", "resolution", "hunt_over", "market", "market_over"
]
Place = Literal["above", "below"]


UNICORN = {"copy": "u", "colour": "c", "pinned": "p", "tokens": "t"}
SLOT = {"unicorn": "u", "above": "a", "below": "b"}
HUNTER = {
    "character": "c",
    "hand": "h",
    "played": "p",
    "spent": "s",
    "deck": "d",
    "drawn": "r",
    "discarded": "x",
    "unicorns": "u",
    "held": "k",
    "looked_at": "l",
    "ability_used": "a",
    "passed": "n",
    "exposed": "e",
    "total": "t",
}
"""Short names for what every stored game has many times over. They stay as they are: stored games use them."""


class Unicorn(msgspec.Struct, omit_defaults=True, rename=UNICORN):
    """A unicorn before a seat. `colour` is the last that was put on it, else the printed one."""

    copy: Copy
    colour: str | None
    pinned: Zone = []
    tokens: Zone = []


class Slot(msgspec.Struct, omit_defaults=True, rename=SLOT):
    """One place of the row: a unicorn until it is hunted, and the stratagems at it."""

    unicorn: Copy | None = None
    above: Copy | None = None
    below: Copy | None = None

    @property
    def stratagems(self) -> list[Copy]:
        """Those that lie here, the one above first."""
        return [copy for copy in (self.above, self.below) if copy is not None]

    @property
    def free_place(self) -> Place | None:
        """Where the next stratagem would lie."""
        if self.above is None:
            return "above"
        return "below" if self.below is None else None

    def lay(self, stratagem: Copy) -> Place:
        """Lay a stratagem here, where there is a place for it."""
        place = self.free_place
        assert place
        setattr(self, place, stratagem)
        return place

    def lift(self, stratagem: Copy) -> None:
        """Take away one that lies here."""
        if self.above == stratagem:
            self.above = None
        else:
            self.below = None


class Hunter(msgspec.Struct, omit_defaults=True, rename=HUNTER):
    """All that belongs to one seat."""

    character: str = ""
    hand: Zone = []
    played: Zone = []
    spent: Zone = []
    deck: Zone = []
    drawn: Zone = []
    discarded: Zone = []
    unicorns: list[Unicorn] = []
    held: Zone = []
    looked_at: Zone = []
    ability_used: bool = False
    passed: bool = False
    exposed: bool = False
    total: int | None = None

    @property
    def has_decided(self) -> bool:
        """Whether the seat has played or passed in this hunt."""
        return self.passed or bool(self.played)


class KuTable(Table, kw_only=True):
    """A whole game of Kill the Unicorns."""

    options: KillTheUnicornsOptions
    hunters: list[Hunter]
    deck: Zone
    box: Zone
    phase: Phase = "characters"
    round: int = 0
    start: int = 0
    turn: int = 0
    slot: int = 0
    number: int = 0
    """How many cards this hunt asks for; 0 until somebody has opened it."""
    winner: int | None = None
    """Who won the hunt being resolved."""
    captor: int | None = None
    """Who will take its unicorn; nobody: it flees."""
    revealed: Copy | None = None
    """The stratagem turned up in it. It lies where it lay until it is pinned or put away."""
    row: list[Slot] = []
    stock: dict[str, Zone] = {}
    gone: Zone = []
    """Unicorns and tokens out of the game, face up."""

    def after(self, seat: int) -> int:
        """The seat to the left."""
        return (seat + 1) % self.seats

    def clockwise(self, first: int | None = None) -> list[int]:
        """All seats, from the start player to the left."""
        return seats_from(self.start if first is None else first, self.seats)

    def face(self, cards: KuCards, copy: Copy) -> KuFace:
        """Which card a copy is."""
        return cards.faces[self.faces[copy]]

    def owner_of(self, cards: KuCards, stratagem: Copy) -> int:
        """The seat whose character's deck the stratagem is from."""
        first = cards.first_hunt + self.seats * len(cards.hunts)
        character = cards.stratagem_characters[stratagem - first]
        return [hunter.character for hunter in self.hunters].index(character)

    def deck_of(self, cards: KuCards, character: str) -> list[Copy]:
        """The copies of a character's stratagems."""
        first = cards.first_hunt + self.seats * len(cards.hunts)
        for name, deck in cards.decks.items():
            if name == character:
                return list(range(first, first + len(deck)))
            first += len(deck)
        raise LookupError(character)

    def hunt_id(self, cards: KuCards, copy: Copy) -> str:
        """A hunt card's id among its owner's."""
        return cards.hunt_ids[(copy - cards.first_hunt) % len(cards.hunts)]

    def hunt_ids(self, cards: KuCards, copies: Iterable[Copy]) -> list[str]:
        """The ids of several hunt cards."""
        ids, first = cards.hunt_ids, cards.first_hunt
        return [ids[(copy - first) % len(ids)] for copy in copies]

    def hunt_cards_called(self, cards: KuCards, copies: Sequence[Copy], ids: Container[str]) -> list[Copy]:
        """Those of the hunt cards that have one of these ids."""
        called = zip(copies, self.hunt_ids(cards, copies), strict=True)
        return [copy for copy, hunt_id in called if hunt_id in ids]

    def hunt_number(self, cards: KuCards, copy: Copy) -> int:
        """A hunt card's place among its owner's, the lowest first."""
        return (copy - cards.first_hunt) % len(cards.hunts)

    def value(self, cards: KuCards, copy: Copy) -> int:
        """What a hunt card is worth."""
        return self.face(cards, copy).card.value or 0

    def unicorns_in_row(self, cards: KuCards) -> dict[str, Slot]:
        """The slots that still have a unicorn, by its id."""
        return {self.face(cards, slot.unicorn).id: slot for slot in self.row if slot.unicorn is not None}

    def face_down_stratagems(self) -> dict[str, tuple[Slot, Copy]]:
        """All stratagems in the row with where they lie, by their ids."""
        return {self.card_id(copy): (slot, copy) for slot in self.row for copy in slot.stratagems}

    def unicorns_of(self, cards: KuCards, seat: int) -> dict[str, Unicorn]:
        """A seat's unicorns by their ids."""
        return {self.face(cards, unicorn.copy).id: unicorn for unicorn in self.hunters[seat].unicorns}

    def zones(self) -> Iterator[tuple[str, Zone]]:
        """Every zone: together they hold every copy once."""
        yield from (("deck", self.deck), ("box", self.box), ("gone", self.gone))
        yield from ((f"stock of {article}", tokens) for article, tokens in self.stock.items())
        for number, slot in enumerate(self.row):
            yield f"slot {number}", [*([] if slot.unicorn is None else [slot.unicorn]), *slot.stratagems]
        for seat, hunter in enumerate(self.hunters):
            yield from (
                (f"{name} of seat {seat}", getattr(hunter, name))
                for name in ("hand", "played", "spent", "deck", "drawn", "discarded", "held")
            )
            for unicorn in hunter.unicorns:
                yield f"a unicorn of seat {seat}", [unicorn.copy, *unicorn.pinned, *unicorn.tokens]


KuRun: TypeAlias = Run[KuCards, KuTable]
"""A step of this game being played."""
