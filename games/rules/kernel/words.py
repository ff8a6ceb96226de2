"""What the rules want to say to people: a key and its arguments, put into a language at the door."""

from enum import Enum
from typing import Annotated, TypeAlias

import msgspec


class NamedThing(Enum):
    """What a number or a word stands for, where a text calls it by its name."""

    SEAT = "seat"
    CARD = "card"


NamedSeat: TypeAlias = Annotated[int, NamedThing.SEAT]
"""The number of a seat; a text says who sits there."""
NamedCard: TypeAlias = Annotated[str, NamedThing.CARD]
"""Which card it is, whatever copy; a text says its name."""


class Say(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One message. Args named `card…` are face ids, args named `seat…` are seat numbers: the door names them."""

    key: str
    args: dict[str, str | int] = {}


def say(key: str, **args: str | int) -> Say:
    return Say(key, args)
