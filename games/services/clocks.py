"""The clock settings of a table: which kinds of moments are timed, how long each lasts, within which bounds.

A ruleset lists its moments with their limits, and every table has a pace; a host chooses seconds for some of them, and
the rest take defaults.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated

import msgspec
from django.conf import settings

from games.rules.kernel.moments import PACE, Limits, Moment, windows_in
from games.rules.kernel.ruleset import rulesets
from games.stepping.deadlines import ClockSettings, Mode
from uu_service.api.problems import Complaint, pointer_to


class ClockChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host asks for; what is left out takes the mode's default. `GET rulesets` lists each game's settings.

    Without a mode the table is `live`; but `off` if it starts with one person and bots, and no turn or window is timed.
    """

    mode: Mode | None = None
    """How the table is timed."""
    seconds: dict[str, Annotated[float, msgspec.Meta(ge=0)]] = {}
    """How long a kind of moment lasts, by its name."""


def limits(moments: Iterable[Moment], mode: Mode) -> dict[str, Limits]:
    """Those of the moments that have an end in this mode, by name."""
    found = {moment.name: _limits_in(moment, mode) for moment in (*moments, PACE)}
    return {name: _as_set(name, limit) for name, limit in found.items() if limit}


def window_names() -> Iterator[str]:
    """The windows of all games. Those of one name are one to an account."""
    for ruleset in rulesets():
        yield from windows_in(ruleset.moments)


def settings_for(moments: Iterable[Moment], choice: ClockChoice) -> ClockSettings:
    """What the host has chosen; the rest by default."""
    mode, moments = choice.mode or Mode.LIVE, list(moments)
    is_chosen = choice.mode is not None or bool(choice.seconds.keys() - limits(moments, Mode.OFF).keys())
    return ClockSettings(mode, {**_defaults(moments, mode), **choice.seconds}, is_chosen)


def settings_at_start(moments: Iterable[Moment], clock: ClockSettings, people: int) -> ClockSettings:
    """What the host has not chosen depends on who is there: nobody hurries one person who plays with bots.

    Seconds that the host has changed are kept where the other mode has them.
    """
    mode = Mode.OFF if people == 1 else Mode.LIVE
    if clock.mode_chosen or clock.mode is mode:
        return clock
    moments = list(moments)
    old = _defaults(moments, clock.mode)
    changed = {name: seconds for name, seconds in clock.seconds.items() if seconds != old.get(name)}
    seconds = {name: changed.get(name, default) for name, default in _defaults(moments, mode).items()}
    return ClockSettings(mode, seconds, mode_chosen=False)


def complaints_about_clock(moments: Iterable[Moment], choice: ClockChoice) -> Iterator[Complaint]:
    """Moments that such a table does not have, and seconds out of their bounds."""
    known = limits(moments, choice.mode or Mode.LIVE)
    for name, seconds in choice.seconds.items():
        place = pointer_to("clock", "seconds", name)
        if name not in known:
            yield Complaint(place, "no_such_clock_setting", {"known": ", ".join(known) or "–"})
        elif not known[name].least <= seconds <= known[name].most:
            yield Complaint(place, "out_of_range", {"least": known[name].least, "most": known[name].most})


def _limits_in(moment: Moment, mode: Mode) -> Limits | None:
    return {Mode.LIVE: moment.live, Mode.CORRESPONDENCE: moment.correspondence, Mode.OFF: moment.off}[mode]


def _defaults(moments: Iterable[Moment], mode: Mode) -> dict[str, float]:
    return {name: limit.default for name, limit in limits(moments, mode).items()}


def _as_set(name: str, limit: Limits) -> Limits:
    """As this service is set up: the usual pace and, for tests, how short a moment may be."""
    if name == PACE.name:
        return limit._replace(default=settings.CLOCK_PACE_SECONDS)
    shortest = settings.CLOCK_SHORTEST_SECONDS
    return limit._replace(least=min(limit.least, shortest)) if shortest else limit
