"""The operator's desk, the admin's home: what each room has to tell about the service, in figures and small plots.

Rooms register their panels; the desk asks for those that its reader may see. Nothing is counted for it alone: it reads
rows that are there anyway, and what is counted for Prometheus, which uu_service/tallies.py keeps by the hour.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from uuid import UUID

from django.http import HttpRequest
from django.utils import timezone
from msgspec import Struct

from accounts.staff_words import translated
from uu_service.api.tally_rows import HOURS_A_DAY
from uu_service.tallies import this_hour

DAYS = 14
PLOT_HEIGHT, BAR_STEP = 60, 18


class DeskFigure(Struct, frozen=True):
    """One number: its message, what it is, where to look closer, and whether somebody should."""

    key: str
    value: str
    link: str = ""
    is_bad: bool = False

    @property
    def text(self) -> str:
        return translated(self.key)


class Bar(Struct, frozen=True):
    """One day or one hour of a plot, in the units of its drawing."""

    x: int
    y: float
    height: float
    label: str


class Plot(Struct, frozen=True):
    """Bars, one for each of the last days or hours, the newest at the right."""

    key: str
    bars: list[Bar]
    most: int
    total: int
    span: str = "desk-plot-total"
    """The message that adds up what it shows."""
    is_bad: bool = False
    """Whether it counts what nobody wants, such as failures."""

    @property
    def text(self) -> str:
        return translated(self.key)

    @property
    def sum(self) -> str:
        return translated(self.span, total=self.total, most=self.most)

    @property
    def ends(self) -> tuple[str, str]:
        """When it begins and ends."""
        return tuple(bar.label.partition(": ")[0] for bar in (self.bars[0], self.bars[-1]))  # type: ignore[return-value]

    @property
    def width(self) -> int:
        return BAR_STEP * len(self.bars)

    @property
    def summary(self) -> str:
        """What the plot says, for readers who cannot see it."""
        return ", ".join(bar.label for bar in self.bars)


class DeskTable(Struct, frozen=True):
    """Lines below a head; a line may lead somewhere."""

    key: str
    head: list[str]
    lines: list[tuple[str, list[str]]]
    """Where each line leads, and what stands in it."""

    @property
    def text(self) -> str:
        return translated(self.key)

    @property
    def titles(self) -> list[str]:
        return [translated(key) for key in self.head]


class Panel(Struct, frozen=True):
    """What one room tells."""

    key: str
    figures: Sequence[DeskFigure] = ()
    plots: Sequence[Plot] = ()
    tables: Sequence[DeskTable] = ()
    note: str = ""
    """A message about where all this comes from."""

    @property
    def remark(self) -> str:
        return translated(self.note) if self.note else ""

    @property
    def text(self) -> str:
        return translated(self.key)


Source = Callable[[], Panel]
_sources: list[tuple[int, str, Source]] = []


def register_panel(place: int, permission: str, source: Source) -> None:
    """The panel is shown to staff with this permission; panels with a smaller `place` come before it."""
    _sources.append((place, permission, source))
    _sources.sort(key=lambda one: one[0])


def panels_for(request: HttpRequest) -> list[Panel]:
    return [source() for _, permission, source in _sources if request.user.has_perm(permission)]


def last_days() -> list[date]:
    today = timezone.now().date()
    return [today - timedelta(days=back) for back in reversed(range(DAYS))]


def first_id_of(day: date) -> UUID:
    """No row that was made on this day or later has a smaller id: ids begin with the time."""
    begun = datetime.combine(day, time(), UTC)
    return UUID(int=int(begun.timestamp() * 1000) << 80)


def plot_by_day(key: str, counts: dict[date, int], *, is_bad: bool = False) -> Plot:
    """Days without a count have none."""
    days = [(f"{day:%d.%m.}", counts.get(day, 0)) for day in last_days()]
    return _plot(key, days, "desk-plot-total", is_bad)


def plot_by_hour(key: str, counts: dict[int, int], *, is_bad: bool = False) -> Plot:
    """The last hours of the day, by UTC; counts are by hours since 1970."""
    first = this_hour() - HOURS_A_DAY + 1
    hours = [(f"{hour % HOURS_A_DAY:02}:00", counts.get(hour, 0)) for hour in range(first, first + HOURS_A_DAY)]
    return _plot(key, hours, "desk-plot-hours", is_bad)


def _plot(key: str, counted: list[tuple[str, int]], span: str, is_bad: bool) -> Plot:
    highest = max(1, *(count for _, count in counted))
    bars = []
    for number, (when, count) in enumerate(counted):
        height = PLOT_HEIGHT * count / highest
        bars.append(Bar(number * BAR_STEP, round(PLOT_HEIGHT - height, 1), round(height, 1), f"{when}: {count}"))
    most = max(count for _, count in counted)
    return Plot(key, bars, most, sum(count for _, count in counted), span, is_bad)
