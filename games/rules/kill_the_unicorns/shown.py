"""Cards as people see them: shapes with no place for a hidden card.
Views and events share them, so that a client can keep its view up to date from events."""

from enum import StrEnum

import msgspec

from games.rules.kernel.table import CardInPlay, Copy
from games.rules.kernel.words import NamedCard
from games.rules.kill_the_unicorns.cards import KuCards
from games.rules.kill_the_unicorns.table import KuTable, Unicorn


class UnicornColour(StrEnum):
    """The colours of sets and rainbows."""

    YELLOW = "yellow"
    PURPLE = "purple"
    BLUE = "blue"
    PINK = "pink"


COLOURS: dict[str | None, UnicornColour | None] = {None: None, **{colour.value: colour for colour in UnicornColour}}


class HuntCard(msgspec.Struct, frozen=True, gc=False):
    """A hunt card that may be seen; its id is unique among its owner's."""

    id: str
    """Its id among its owner's."""
    value: int
    """What it counts in a hunt."""


class FaceDownStratagem(msgspec.Struct, frozen=True, gc=False):
    """A stratagem in the row: whose it is, not which."""

    id: str
    """Its id in this game, which says nothing."""
    owner: int
    """The seat that laid it."""


class RevealedStratagem(msgspec.Struct, frozen=True, gc=False):
    """A stratagem that the winner of a hunt has turned up: which it is, and whose."""

    id: str
    """Its id in this game."""
    card: str
    """Which card it is."""
    owner: int
    """The seat that laid it."""


class HeldToken(msgspec.Struct, frozen=True, gc=False):
    """A token that lies before its buyer."""

    card: NamedCard
    """Which card it is."""
    points: int
    """What it is worth."""


class UnicornCard(msgspec.Struct, gc=False):
    """A unicorn: its colour now, its stars with all that lies on it, and as how many it counts in sets."""

    id: NamedCard
    """Which card it is; there is one of each."""
    colour: UnicornColour | None
    """Its colour now; null: none."""
    stars: int
    """Its stars now."""
    weight: int = 1
    """As how many it counts in sets."""
    pinned: list[CardInPlay] = []
    """Stratagems that stay on it."""
    tokens: list[str] = []
    """Tokens that lie on it."""


def hunt_card(cards: KuCards, table: KuTable, copy: Copy) -> HuntCard:
    """A hunt card with its value."""
    return HuntCard(table.hunt_id(cards, copy), table.value(cards, copy))


def hunt_cards(cards: KuCards, table: KuTable, copies: list[Copy]) -> list[HuntCard]:
    """Hunt cards with their values, the lowest id first."""
    return [hunt_card(cards, table, copy) for copy in sorted(copies)]


def stratagem(cards: KuCards, table: KuTable, copy: Copy) -> CardInPlay:
    """A stratagem face up."""
    return CardInPlay(table.card_id(copy), table.face(cards, copy).id)


def stratagems(cards: KuCards, table: KuTable, copies: list[Copy]) -> list[CardInPlay]:
    """Stratagems face up."""
    return [stratagem(cards, table, copy) for copy in copies]


def face_down(cards: KuCards, table: KuTable, copy: Copy) -> FaceDownStratagem:
    """A stratagem as it lies in the row."""
    return FaceDownStratagem(table.card_id(copy), table.owner_of(cards, copy))


def revealed(cards: KuCards, table: KuTable, copy: Copy | None) -> RevealedStratagem | None:
    """A stratagem just turned up, where there is one."""
    if copy is None:
        return None
    return RevealedStratagem(table.card_id(copy), table.face(cards, copy).id, table.owner_of(cards, copy))


def unicorn(cards: KuCards, table: KuTable, caught: Unicorn) -> UnicornCard:
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


def wild_unicorn(cards: KuCards, table: KuTable, copy: Copy) -> UnicornCard:
    """A unicorn still in the row."""
    return unicorn(cards, table, Unicorn(copy, table.face(cards, copy).card.colour))


def held_token(cards: KuCards, table: KuTable, copy: Copy) -> HeldToken:
    """A token before its buyer."""
    face = table.face(cards, copy)
    return HeldToken(face.id, face.points)
