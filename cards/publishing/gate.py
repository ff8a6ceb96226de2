"""What other rooms bring to card sets: a game to play with a draft, a table to try it at.

They register it at start-up; this room never imports them.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any
from uuid import UUID

from msgspec import Struct

from accounts.models import Account


class Finding(Struct, frozen=True):
    """Why a draft may not be published: what happened, with which card if one is to blame, and how to see it again."""

    message: str
    card: str | None = None
    place: str = ""
    reproduce: str = ""


class GateProgress(Struct, frozen=True):
    """How far a simulation has come, and what it has found so far."""

    done: int
    total: int
    findings: list[Finding] = []
    now: str = ""
    """How to reproduce the game that is being played, in case it never ends."""


Gate = Callable[[Mapping[str, Any]], Iterator[GateProgress]]
"""Plays some hundred games with a set (its plain data) over all seat counts, and tells before each. No database."""

TableOpener = Callable[[UUID, Account], str]
"""Opens a private table with bots on a frozen version for an account; answers with the address to go to."""

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
