"""What a game shows of its cards: one was drawn, played or stopped, or its effect was carried out. For statistics."""

from typing import Literal

from msgspec import Struct

UsedPart = Literal["drawn", "played", "stopped", "effect"]


class Use(Struct, frozen=True):
    """What happened to a card, and at which seat; None: where it was last played."""

    card: str
    part: UsedPart
    seat: int | None = None

    @property
    def kind(self) -> tuple[str, UsedPart]:
        """The same at every seat."""
        return self.card, self.part
