"""What every clause head can be asked: what its card keeps of it, and what it means while the card is in a Stable.

A head is one class in `clauses/`, registered for its Struct.
"""

from __future__ import annotations

from abc import abstractmethod
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cards.language.unstable_unicorns.grammar import Ability

if TYPE_CHECKING:
    from games.rules.unstable_unicorns.cards import Face
    from games.rules.unstable_unicorns.force import Force, Source

C = TypeVar("C")


class Turn(IntEnum):
    """When a clause is heard: what cards are taken for, then which are silenced, then everything else."""

    DISGUISE = 0
    SILENCE = 1
    REST = 2


_HEADS: dict[type, Head[Any]] = {}


def head_of(clause: Ability) -> Head[Any]:
    """The class that knows what this clause means."""
    return _HEADS[type(clause)]


def heads() -> dict[type, Head[Any]]:
    """Every clause head's class, by its Struct."""
    return dict(_HEADS)


class Head(Generic[C]):
    """One clause head of the rules. It holds no state."""

    def __init_subclass__(cls, of: type[C]) -> None:
        super().__init_subclass__()
        missing = [name for name in dir(cls) if getattr(getattr(cls, name), "__isabstractmethod__", False)]
        if missing:
            raise TypeError(f"{cls.__name__} does not define {', '.join(missing)}")
        if of in _HEADS:
            raise TypeError(f"{of.__name__} is heard by {type(_HEADS[of]).__name__} already")
        _HEADS[of] = cls()

    def lay_out(self, face: Face, clause: C) -> None:
        """Keep the clause with its card, where it will be looked for."""
        face.heard[Turn.REST].append(clause)  # type: ignore[arg-type]

    @abstractmethod
    def hear(self, force: Force, clause: C, source: Source) -> None:
        """The card lies in a Stable and is not silenced: what is in force by this clause."""

    def keeps_its_play(self, clause: C) -> bool:
        """Whether the clause says of its own card that nobody can stop it from being played."""
        return False
