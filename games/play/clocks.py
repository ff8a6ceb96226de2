"""The clock settings of a table: what is timed, how long, within which bounds."""

from datetime import timedelta
from enum import StrEnum
from typing import Annotated

import msgspec

HOUR = 3600
DAY = 24 * HOUR

Bounds = tuple[float, float]


class Mode(StrEnum):
    """`live` in seconds, `correspondence` in hours and days, `off` without an end."""

    LIVE = "live"
    CORRESPONDENCE = "correspondence"
    OFF = "off"


LIVE: dict[str, Bounds] = {"neigh_seconds": (3, 60), "turn_seconds": (10, 600), "pause_seconds": (0, 15)}
CORRESPONDENCE: dict[str, Bounds] = {
    "neigh_seconds": (HOUR, 7 * DAY),
    "turn_seconds": (HOUR, 7 * DAY),
    "pause_seconds": (0, 15),
}
DEFAULTS: dict[Mode, dict[str, float]] = {
    Mode.LIVE: {"neigh_seconds": 10, "turn_seconds": 60, "pause_seconds": 3},
    Mode.CORRESPONDENCE: {"neigh_seconds": 8 * HOUR, "turn_seconds": DAY, "pause_seconds": 3},
    Mode.OFF: {"neigh_seconds": 0, "turn_seconds": 0, "pause_seconds": 3},
}


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is timed. `off` (private tables only) waits for ever, but pauses still end."""

    mode: Mode = Mode.LIVE
    neigh_seconds: float = 10
    turn_seconds: float = 60
    pause_seconds: float = 3

    def time_for(self, kind: str) -> timedelta | None:
        """How long a prompt of this kind stays open; None: as long as it takes."""
        if self.mode == Mode.OFF and kind != "pause":
            return None
        return timedelta(seconds=getattr(self, f"{kind}_seconds"))


class ClockChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host asks for; what is left out takes the mode's default."""

    mode: Mode = Mode.LIVE
    neigh_seconds: Annotated[float, msgspec.Meta(ge=0)] | None = None
    turn_seconds: Annotated[float, msgspec.Meta(ge=0)] | None = None
    pause_seconds: Annotated[float, msgspec.Meta(ge=0)] | None = None


def bounds(mode: Mode) -> dict[str, Bounds]:
    return LIVE if mode == Mode.LIVE else CORRESPONDENCE
