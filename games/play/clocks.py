"""The clock settings of a table: what is timed, how long, within which bounds.

A ruleset says which kinds of moments it has (`moments`), and nothing of time; here they get their seconds.
"""

from collections.abc import Iterable, Iterator
from datetime import timedelta
from enum import StrEnum
from typing import Annotated, NamedTuple, get_args

import msgspec
from django.conf import settings

from games.rules.kernel.prompts import Clock
from uu_service.api.problems import Complaint

HOUR = 3600
DAY = 24 * HOUR


class Mode(StrEnum):
    """`live` in seconds, `correspondence` in hours and days, `off` without an end."""

    LIVE = "live"
    CORRESPONDENCE = "correspondence"
    OFF = "off"


class Limits(NamedTuple):
    """How many seconds a moment may last, and how many if the host does not say."""

    least: float
    most: float
    default: float


PAUSE = Limits(0, 15, 3)
LIMITS: dict[Mode, dict[Clock, Limits]] = {
    Mode.LIVE: {"neigh": Limits(3, 60, 10), "turn": Limits(10, 600, 60), "pause": PAUSE},
    Mode.CORRESPONDENCE: {
        "neigh": Limits(HOUR, 7 * DAY, 8 * HOUR),
        "turn": Limits(HOUR, 7 * DAY, DAY),
        "pause": PAUSE,
    },
    Mode.OFF: {"pause": PAUSE},
}
"""What a kind of moment that is not here lasts: as long as it takes."""


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is timed. null: the game has no such moments, or they last as long as it takes (mode `off`)."""

    mode: Mode
    neigh_seconds: float | None = None
    turn_seconds: float | None = None
    pause_seconds: float | None = None

    def time_for(self, kind: Clock) -> timedelta | None:
        """How long a prompt of this kind stays open; None: as long as it takes."""
        seconds: float | None = getattr(self, name_of(kind))
        return None if seconds is None else timedelta(seconds=seconds)


class ClockChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host asks for; what is left out takes the mode's default. `GET rulesets` lists each game's settings."""

    mode: Mode = Mode.LIVE
    neigh_seconds: Annotated[float, msgspec.Meta(ge=0)] | None = None
    turn_seconds: Annotated[float, msgspec.Meta(ge=0)] | None = None
    pause_seconds: Annotated[float, msgspec.Meta(ge=0)] | None = None


def name_of(kind: Clock) -> str:
    """The setting that says how long such a moment lasts."""
    return f"{kind}_seconds"


def limits(moments: Iterable[Clock], mode: Mode) -> dict[str, Limits]:
    """The settings of a table whose game has these kinds of moments, by name."""
    return {name_of(kind): _for_tests(LIMITS[mode][kind]) for kind in moments if kind in LIMITS[mode]}


def settings_for(moments: Iterable[Clock], choice: ClockChoice) -> ClockSettings:
    """What the host has chosen; the rest by default."""
    seconds = {name: limit.default for name, limit in limits(moments, choice.mode).items()}
    chosen = {name: value for name in seconds if (value := getattr(choice, name)) is not None}
    return ClockSettings(choice.mode, **{**seconds, **chosen})


def complaints_about_clock(moments: Iterable[Clock], choice: ClockChoice) -> Iterator[Complaint]:
    """Settings that such a table does not have, and seconds out of their bounds."""
    known = limits(moments, choice.mode)
    for kind in get_args(Clock):
        name = name_of(kind)
        value = getattr(choice, name)
        if value is None:
            continue
        if name not in known:
            yield Complaint(f"/clock/{name}", "no_such_clock_setting", {"known": ", ".join(known) or "–"})
        elif not known[name].least <= value <= known[name].most:
            yield Complaint(f"/clock/{name}", "out_of_range", {"least": known[name].least, "most": known[name].most})


def _for_tests(limit: Limits) -> Limits:
    shortest = settings.CLOCK_SHORTEST_SECONDS
    return limit._replace(least=min(limit.least, shortest)) if shortest else limit
