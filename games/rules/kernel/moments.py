"""Kinds of moments: what a prompt's `clock` names. A ruleset lists those it has, with how long they may last."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

HOUR = 3600
DAY = 24 * HOUR


class Limits(NamedTuple):
    """How many seconds a moment may last, and how many if the host does not say."""

    least: float
    most: float
    default: float


class Moment(Struct, frozen=True, kw_only=True):
    """One kind of moment with its limits in each mode of the clock; without limits it lasts as long as it takes.

    Its words are `clock-<name>` and `clock-<name>-explained`.
    """

    name: str
    live: Limits | None = None
    correspondence: Limits | None = None
    off: Limits | None = None
    is_window: bool = False
    """Several seats may answer at once, and a player may pass it in advance."""


TURN = Moment(name="turn", live=Limits(10, 600, 60), correspondence=Limits(HOUR, 7 * DAY, DAY))
PACE = Moment(name="pace", live=Limits(0, 10, 1.5), correspondence=Limits(0, 10, 1.5), off=Limits(0, 10, 1.5))
"""How long bots and absent seats take to answer, at every table: the same, whatever they hold."""
PAUSE = Moment(name="pause", live=Limits(0, 15, 3), correspondence=Limits(0, 15, 3), off=Limits(0, 15, 3))


def windows_in(moments: Iterable[Moment]) -> list[str]:
    """The names of those that are windows."""
    return [moment.name for moment in moments if moment.is_window]
