"""The clock settings of a table: which kinds of moments are timed, how long each lasts, within which bounds.

A ruleset lists its moments with their limits; a host chooses seconds for some of them, and the rest take defaults.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated

import msgspec
from django.conf import settings

from games.rules.kernel.moments import Limits, Moment, windows_in
from games.rules.kernel.ruleset import rulesets
from games.stepping.deadlines import ClockSettings, Mode
from uu_service.api.problems import Complaint, pointer_to


class ClockChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host asks for; what is left out takes the mode's default. `GET rulesets` lists each game's settings."""

    mode: Mode = Mode.LIVE
    seconds: dict[str, Annotated[float, msgspec.Meta(ge=0)]] = {}


def limits(moments: Iterable[Moment], mode: Mode) -> dict[str, Limits]:
    """Those of the moments that have an end in this mode, by name."""
    found = {moment.name: _limits_in(moment, mode) for moment in moments}
    return {name: _for_tests(limit) for name, limit in found.items() if limit}


def window_names() -> Iterator[str]:
    """The windows of all games. Those of one name are one to an account."""
    for ruleset in rulesets():
        yield from windows_in(ruleset.moments)


def settings_for(moments: Iterable[Moment], choice: ClockChoice) -> ClockSettings:
    """What the host has chosen; the rest by default."""
    defaults = {name: limit.default for name, limit in limits(moments, choice.mode).items()}
    return ClockSettings(choice.mode, {**defaults, **choice.seconds})


def complaints_about_clock(moments: Iterable[Moment], choice: ClockChoice) -> Iterator[Complaint]:
    """Moments that such a table does not have, and seconds out of their bounds."""
    known = limits(moments, choice.mode)
    for name, seconds in choice.seconds.items():
        place = pointer_to("clock", "seconds", name)
        if name not in known:
            yield Complaint(place, "no_such_clock_setting", {"known": ", ".join(known) or "–"})
        elif not known[name].least <= seconds <= known[name].most:
            yield Complaint(place, "out_of_range", {"least": known[name].least, "most": known[name].most})


def _limits_in(moment: Moment, mode: Mode) -> Limits | None:
    return {Mode.LIVE: moment.live, Mode.CORRESPONDENCE: moment.correspondence, Mode.OFF: moment.off}[mode]


def _for_tests(limit: Limits) -> Limits:
    shortest = settings.CLOCK_SHORTEST_SECONDS
    return limit._replace(least=min(limit.least, shortest)) if shortest else limit
