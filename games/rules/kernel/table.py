"""The Table: a game's whole state inside the rules, and the physical cards on it.

A copy is a small number; its face is `table.faces[copy]`; the id that people see is a handle that says neither.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache, reduce
from operator import or_
from typing import Annotated, Any, TypeAlias

import msgspec

from games.rules.kernel.names import OutcomeReason
from games.rules.kernel.rng import NumberNames, Rng, names
from games.rules.kernel.words import NamedCard
from shapes.components import NamedUnion
from shapes.nodes import Late

Copy: TypeAlias = int
Zone: TypeAlias = list[Copy]


DETAILS: dict[str, type[msgspec.Struct]] = {}
"""What the outcomes of each registered ruleset hold beside winners and reason."""


@cache
def _details_union(kinds: tuple[type[msgspec.Struct], ...]) -> type:
    """The details of all registered rulesets, as the contract names them."""
    about = "What is behind the outcome: the details of the ruleset that was played; empty where there are none."
    return type("OutcomeDetails", (NamedUnion,), {"members": reduce(or_, kinds), "__doc__": about, "is_open": True})


class Outcome(msgspec.Struct, frozen=True):
    """How it ended. No winners: everybody loses."""

    winners: list[int]
    """The seats that won; empty: nobody."""
    reason: OutcomeReason
    """How it was decided."""
    details: Annotated[dict[str, Any], Late(lambda: _details_union(tuple(dict.fromkeys(DETAILS.values()))))] = {}
    """What is behind it, such as the score sheet."""


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

    @property
    def ids(self) -> NumberNames:
        """The ids that handles stand for, for those who look up many."""
        return names(self.id_key, "card")

    def card_id(self, copy: Copy) -> str:
        """The id of a copy as long as somebody may follow it with the eyes."""
        return names(self.id_key, "card")[self.handles[copy]]

    def card_ids(self, copies: Iterable[Copy]) -> list[str]:
        """The ids of several copies."""
        ids, handles = names(self.id_key, "card"), self.handles
        return [ids[handles[copy]] for copy in copies]

    def copies_by_id(self, copies: Iterable[Copy]) -> dict[str, Copy]:
        """These copies by their ids, in their order."""
        ids, handles = names(self.id_key, "card"), self.handles
        return {ids[handles[copy]]: copy for copy in copies}

    def copy_of(self, card_id: str) -> Copy | None:
        """The copy that has this id now."""
        return _copies(self.id_key, tuple(self.handles)).get(card_id)

    def hide(self, copy: Copy) -> None:
        """Give a copy that enters a hidden zone a new id: nobody can follow it through a hand or a deck."""
        self.handles_given += 1
        self.handles[copy] = self.handles_given

    def exchange_ids(self, put: Mapping[Copy, Copy]) -> None:
        """The copy `put[one]` lies where `one` lay: its id is now the one that lay there."""
        before = list(self.handles)
        for one, other in put.items():
            self.handles[other] = before[one]

    def lay_out(self, faces: list[int]) -> None:
        """Put the physical copies on the table, each with its face and a first id."""
        self.faces = faces
        self.handles = list(range(len(faces)))
        self.handles_given = len(faces)

    def in_play(self) -> list[int]:
        """The seats that have not conceded."""
        return [seat for seat in range(self.seats) if seat not in self.conceded]


def seats_from(first: int, seats: int) -> list[int]:
    """All seats of a table, in turn order from this one on."""
    return [*range(first, seats), *range(first)]


@lru_cache(maxsize=256)
def _copies(id_key: bytes, handles: tuple[int, ...]) -> dict[str, Copy]:
    """All copies by their ids: many choices of one moment are looked up here."""
    ids = names(id_key, "card")
    return {ids[number]: copy for copy, number in enumerate(handles)}


class CardInPlay(msgspec.Struct, frozen=True, gc=False):
    """One physical copy as somebody sees it who may see it: its id in this game, and which card it is."""

    id: str
    """Its id in this game, which says nothing."""
    card: NamedCard
    """Which card it is, as its card set calls it."""
