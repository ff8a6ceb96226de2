"""What other rooms bring to card sets: a game to play with a draft, a table to try it at.

They register it at start-up; this room never imports them.
"""

from collections.abc import Callable, Iterator, Sequence
from uuid import UUID

from msgspec import Struct

from accounts.models import Account
from cards.language.sets import Plain


class Finding(Struct, frozen=True):
    """What the games have shown of a draft: what happened, which card is to blame, and how to see it again."""

    message: str
    card: str | None = None
    place: str = ""
    reproduce: str = ""


class GateProgress(Struct, frozen=True):
    """How far a simulation has come, and what it has found so far."""

    done: int
    total: int
    findings: list[Finding] = []
    warnings: list[Finding] = []
    """What is worth a look and stands in nobody's way: cards and effects that no game has shown."""
    now: str = ""
    """How to reproduce the game that is being played, in case it never ends."""
    early: int = 0
    """So many of the games come first, because they begin with a new or changed card in somebody's hand."""


class GateOrder(Struct, frozen=True):
    """What the gate's process is to play."""

    stacks: list[list[Plain]]
    """A list of sets for each way to play, the lowest first."""
    first: list[str] = []
    """Cards to see soon."""


Stack = Sequence[Plain]
"""Sets that are played together, the lowest first; the last one is before the gate."""
Gate = Callable[[Sequence[Stack], Sequence[str]], Iterator[GateProgress]]
"""Plays several hundred games with these stacks over all seat counts, those with these cards first. No database."""

TableOpener = Callable[[Sequence[UUID], Account], str]
"""Opens a private table with bots on these frozen versions for an account; answers with the address to go to."""

_gates: dict[str, Gate] = {}
_openers: dict[str, TableOpener] = {}


def register_gate(gate: Gate) -> None:
    _gates["gate"] = gate


def publishing_gate() -> Gate | None:
    return _gates.get("gate")


def register_table_opener(opener: TableOpener) -> None:
    _openers["table"] = opener


def table_opener() -> TableOpener | None:
    return _openers.get("table")
