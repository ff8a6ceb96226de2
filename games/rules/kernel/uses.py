"""What a game shows of its cards: that one was played, or that its effect was carried out. For statistics."""

from typing import Literal

from msgspec import Struct

UsedPart = Literal["card", "effect"]


class Use(Struct, frozen=True):
    """A card that was used, or the effect of one."""

    card: str
    part: UsedPart = "card"
