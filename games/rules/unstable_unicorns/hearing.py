"""What every clause head can be asked: what its card keeps of it, and what it means while the card is in a Stable.

A head is one class in `clauses/`, registered for its Struct.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cards.language.unstable_unicorns.parts import Ability
from games.rules.kernel.registry import Registry

if TYPE_CHECKING:
    from games.rules.unstable_unicorns.cards import Face
    from games.rules.unstable_unicorns.force import Force, Source

C = TypeVar("C", bound=Ability)


DISGUISE, SILENCE, REST = TURNS = range(3)
"""The lists in which a card keeps its clauses: what cards are taken for, which are silenced, everything else."""


HEADS: Registry[Head[Any]] = Registry("clause head")


def head_of(clause: Ability) -> Head[Any]:
    """The class that knows what this clause means."""
    return HEADS.by_struct[type(clause)]


class Head(Generic[C]):
    """One clause head of the rules. It holds no state."""

    def __init_subclass__(cls, of: type[C]) -> None:
        super().__init_subclass__()
        HEADS.join(of, cls)

    def lay_out(self, face: Face, clause: C) -> None:
        """Keep the clause with its card, where it will be looked for."""
        face.heard[REST].append(clause)

    @abstractmethod
    def hear(self, force: Force, clause: C, source: Source) -> None:
        """The card lies in a Stable and is not silenced: what is in force by this clause."""

    def keeps_its_play(self, clause: C) -> bool:
        """Whether the clause says of its own card that nobody can stop it from being played."""
        return False
