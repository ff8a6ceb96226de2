"""How a card looks: what a ruleset says of the face that is drawn for its cards. Colours are written as #rrggbb."""

import hashlib
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

Emblem = Literal["star", "bolt", "horn", "up", "down", "crown", "target", "bag", "coin", "spark", "flower", "mask"]
Motif = Literal["creature", "young_creature", "sigil"]
"""What the picture shows: a horned animal, a young one, or a pattern around the emblem."""

PAINTS = {
    "red": "#e5383b",
    "pink": "#ff7eb6",
    "orange": "#fb8500",
    "yellow": "#ffd60a",
    "green": "#2bb673",
    "blue": "#2f80ed",
    "indigo": "#3f37c9",
    "purple": "#9b5de5",
    "black": "#2b2b35",
    "white": "#fdfdfd",
    "brown": "#8d5a3b",
}
"""Colours by the words for them."""
_FRAMES = ("#7b2cbf", "#1d6fa5", "#2d7d46", "#b3541e", "#a4133c", "#5c4d7d", "#3d5a80", "#6a994e")
_EMBLEMS: tuple[Emblem, ...] = ("star", "spark", "flower", "bolt", "coin", "mask")


class Mark(Struct, frozen=True):
    """A small emblem with a number, in the corner of the picture."""

    emblem: Emblem
    text: str


class Appearance(Struct, frozen=True, kw_only=True):
    """How one card is drawn; whatever is left open follows from the card's id."""

    colour: str
    """Of the frame; white text can be read on it."""
    emblem: Emblem
    motif: Motif = "sigil"
    tints: tuple[str, ...] = ()
    """Colours that the picture must have."""
    figure: str = ""
    """A number or letter that is the picture's main thing."""
    marks: tuple[Mark, ...] = ()


def look_by_kind(card: Mapping[str, object]) -> Appearance:
    """For a ruleset that says nothing: each kind has a colour and an emblem of its own, as far as there are enough."""
    lot = hashlib.blake2b(str(card.get("kind", "")).encode(), digest_size=2).digest()
    return Appearance(colour=_FRAMES[lot[0] % len(_FRAMES)], emblem=_EMBLEMS[lot[1] % len(_EMBLEMS)])


def paints_in(card_id: str) -> tuple[str, ...]:
    """The colours that a card's id names."""
    return tuple(PAINTS[word] for word in card_id.split("_") if word in PAINTS)
