"""The Table: a game's whole state inside the rules, and the physical cards on it.

A copy is a small number; its face is `table.faces[copy]`; the id that people see is a handle that says neither.
"""

from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from games.rules.kernel.rng import Rng, name

Copy: TypeAlias = int
Zone: TypeAlias = list[Copy]


class Outcome(msgspec.Struct, frozen=True):
    """How it ended. No winners: everybody loses. `details` are the ruleset's own (scores, the reason)."""

    winners: list[int]
    reason: str
    details: dict[str, Any] = {}


class Table(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What every ruleset's Table has; each adds its own zones.

    Defaults are not stored, so that a new field with a default changes no game that does not use it.
    """

    rng: Rng
    id_key: bytes
    """What card ids are made with: whoever knows it can foresee no shuffle."""
    seats: int
    faces: list[int] = []
    handles: list[int] = []
    handles_given: int = 0
    conceded: list[int] = []
    outcome: Outcome | None = None

    def card_id(self, copy: Copy) -> str:
        """The id of a copy as long as somebody may follow it with the eyes."""
        return name(self.id_key, "card", self.handles[copy])

    def copy_of(self, card_id: str) -> Copy | None:
        """The copy that has this id now."""
        return _copies(self.id_key, tuple(self.handles)).get(card_id)

    def hide(self, copy: Copy) -> None:
        """Give a copy that enters a hidden zone a new id: nobody can follow it through a hand or a deck."""
        self.handles_given += 1
        self.handles[copy] = self.handles_given

    def lay_out(self, faces: list[int]) -> None:
        """Put the physical copies on the table, each with its face and a first id."""
        self.faces = faces
        self.handles = list(range(len(faces)))
        self.handles_given = len(faces)

    def in_play(self) -> list[int]:
        """The seats that have not conceded."""
        return [seat for seat in range(self.seats) if seat not in self.conceded]


@lru_cache(maxsize=256)
def _copies(id_key: bytes, handles: tuple[int, ...]) -> dict[str, Copy]:
    """All copies by their ids: many choices of one moment are looked up here."""
    return {name(id_key, "card", number): copy for copy, number in enumerate(handles)}


class CardInPlay(msgspec.Struct, frozen=True):
    """One physical copy as somebody sees it who may see it: its id in this game, and which card it is."""

    id: str
    card: str
