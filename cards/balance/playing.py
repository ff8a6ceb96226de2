"""How a balance report's games are played: another room registers it, and this room never imports it."""

from collections.abc import Callable, Iterator
from typing import Literal

from msgspec import Struct

from cards.balance.tally import BalanceTally

Side = Literal["new", "old"]
"""The draft, or what is published."""


class BalanceOrder(Struct, frozen=True):
    """What to play. The same order gives the same games, whatever the machine."""

    new: list[list[dict[str, object]]]
    """A list of sets for each way to play the draft, the lowest first."""
    old: list[list[dict[str, object]]] | None = None
    """The same of the published version; None: there is none, or its games are known."""
    games: int = 1000
    """At most so many of each."""
    seed: int = 0


class BalanceProgress(Struct, frozen=True):
    """How far it has come. `tallies` is empty between two partial results."""

    done: int
    total: int
    """How many games there may be at most."""
    tallies: dict[Side, BalanceTally] = {}
    why_not: list[str] = []
    """Why no game can be set up."""
    is_over: bool = False


BalancePlayer = Callable[[BalanceOrder], Iterator[BalanceProgress]]
"""Plays the games in turn, and tells after each. No database."""

_players: dict[str, BalancePlayer] = {}
_made_by: dict[str, Callable[[str], str]] = {}


def register_balance(player: BalancePlayer, made_by: Callable[[str], str]) -> None:
    """`made_by` names, for a ruleset, what else decides the games: who plays, and by which rules."""
    _players["balance"] = player
    _made_by["balance"] = made_by


def balance_player() -> BalancePlayer | None:
    return _players.get("balance")


def made_by(ruleset: str) -> str:
    """Tallies with different words here are not of the same kind of games."""
    return _made_by["balance"](ruleset) if _made_by else ""
