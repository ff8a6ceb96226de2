"""What people see: typed views with no place for a hidden card, built from nothing.
The same shapes stand in events, so that a client can keep its view up to date from them."""

from enum import StrEnum

import msgspec

from games.rules.kernel.table import CardInPlay, Copy
from games.rules.kill_the_unicorns.faces import Cards
from games.rules.kill_the_unicorns.table import KuTable, Unicorn


class UnicornColour(StrEnum):
    """The colours of sets and rainbows."""

    YELLOW = "yellow"
    PURPLE = "purple"
    BLUE = "blue"
    PINK = "pink"


COLOURS: dict[str | None, UnicornColour | None] = {None: None, **{colour.value: colour for colour in UnicornColour}}


class HuntingPhase(StrEnum):
    """What is going on: one of the four phases of a round, a hunt being bidding and resolution together."""

    CHARACTERS = "characters"
    STRATAGEMS = "stratagems"
    HUNT = "hunt"
    MARKET = "market"


class HuntCard(msgspec.Struct, frozen=True):
    """A hunt card that may be seen; its id is unique among its owner's."""

    id: str
    value: int


class FaceDownStratagem(msgspec.Struct, frozen=True):
    """A stratagem in the row: whose it is, not which."""

    id: str
    owner: int


class HeldToken(msgspec.Struct, frozen=True):
    """A token that lies before its buyer."""

    card: str
    points: int


class UnicornCard(msgspec.Struct):
    """A unicorn: its colour now, its stars with all that lies on it, and as how many it counts in sets."""

    id: str
    colour: UnicornColour | None
    stars: int
    weight: int = 1
    pinned: list[CardInPlay] = []
    tokens: list[str] = []


class RowSlotView(msgspec.Struct):
    """A place of the row; the unicorn is gone once it has been hunted."""

    unicorn: UnicornCard | None
    above: FaceDownStratagem | None
    below: FaceDownStratagem | None


class HuntPile(msgspec.Struct):
    """Spent hunt cards; which they are is not said where they lie face down for this viewer."""

    count: int
    cards: list[HuntCard] | None


class StratagemPile(msgspec.Struct):
    """Discarded stratagems; which they are is not said where they lie face down for this viewer."""

    count: int
    cards: list[CardInPlay] | None


class BidView(msgspec.Struct):
    """What a seat has done in the hunt under way. `cards` and `total` are known once they lie face up."""

    passed: bool = False
    exposed: bool = False
    count: int = 0
    cards: list[HuntCard] | None = None
    total: int | None = None


class HunterView(msgspec.Struct):
    """The public side of a seat."""

    seat: int
    character: str | None
    ability_used: bool
    hand: int
    deck: int
    drawn: int
    bid: BidView
    unicorns: list[UnicornCard]
    held: list[HeldToken]
    hunt_discard: HuntPile
    stratagem_discard: StratagemPile
    score: int


class StockView(msgspec.Struct):
    """One article of the market; `tokens` are those left, where they lie face up."""

    article: str
    cost: int
    count: int
    tokens: list[str] | None


class HuntView(msgspec.Struct):
    """The hunt under way: which slot of the row, and how many cards it asks for (0: nobody has opened it)."""

    slot: int
    number: int


class KillTheUnicornsTable(msgspec.Struct):
    """What lies on the table for all to see."""

    phase: HuntingPhase
    round: int
    start: int
    deck: int
    row: list[RowSlotView]
    hunt: HuntView | None
    market: list[StockView]
    discard: list[str]
    hunters: list[HunterView]


class KillTheUnicornsYou(msgspec.Struct):
    """What only this seat may see. `placed` stays empty unless the table shows own stratagems (KU-D16)."""

    seat: int
    hand: list[HuntCard]
    played: list[HuntCard]
    drawn: list[CardInPlay]
    looked_at: list[CardInPlay]
    placed: list[CardInPlay]


class KillTheUnicornsView(msgspec.Struct):
    """The Table as one seat, or a spectator, may see it."""

    table: KillTheUnicornsTable
    you: KillTheUnicornsYou | None


def hunt_card(cards: Cards, table: KuTable, copy: Copy) -> HuntCard:
    """A hunt card with its value."""
    return HuntCard(table.hunt_id(cards, copy), table.value(cards, copy))


def hunt_cards(cards: Cards, table: KuTable, copies: list[Copy]) -> list[HuntCard]:
    """Hunt cards with their values, the lowest id first."""
    return [hunt_card(cards, table, copy) for copy in sorted(copies)]


def stratagem(cards: Cards, table: KuTable, copy: Copy) -> CardInPlay:
    """A stratagem face up."""
    return CardInPlay(table.card_id(copy), table.face(cards, copy).id)


def stratagems(cards: Cards, table: KuTable, copies: list[Copy]) -> list[CardInPlay]:
    """Stratagems face up."""
    return [stratagem(cards, table, copy) for copy in copies]


def face_down(cards: Cards, table: KuTable, copy: Copy | None) -> FaceDownStratagem | None:
    """A stratagem as it lies in the row."""
    return None if copy is None else FaceDownStratagem(table.card_id(copy), table.owner_of(cards, copy))


def unicorn(cards: Cards, table: KuTable, caught: Unicorn) -> UnicornCard:
    """A unicorn before a seat, with what lies on it counted in."""
    printed = table.face(cards, caught.copy)
    if not caught.pinned and not caught.tokens:
        return UnicornCard(printed.id, COLOURS[caught.colour], printed.stars)
    lying = [table.face(cards, copy) for copy in (*caught.pinned, *caught.tokens)]
    return UnicornCard(
        id=printed.id,
        colour=COLOURS[caught.colour],
        stars=printed.stars + sum(face.stars for face in lying),
        weight=max((face.weight for face in lying), default=1),
        pinned=stratagems(cards, table, caught.pinned),
        tokens=[table.face(cards, copy).id for copy in caught.tokens],
    )


def wild_unicorn(cards: Cards, table: KuTable, copy: Copy) -> UnicornCard:
    """A unicorn still in the row."""
    return unicorn(cards, table, Unicorn(copy, table.face(cards, copy).card.colour))


def held_token(cards: Cards, table: KuTable, copy: Copy) -> HeldToken:
    """A token before its buyer."""
    face = table.face(cards, copy)
    return HeldToken(face.id, face.points)
