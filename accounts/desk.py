"""The operator's desk, the admin's home: what each room has to tell about the service, in figures and small plots.

Rooms register their panels; the desk asks for those that its reader may see. Nothing is counted for it alone.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from uuid import UUID

from django.http import HttpRequest
from django.utils import timezone
from msgspec import Struct

from accounts.staff_words import translated

DAYS = 14
PLOT_HEIGHT, BAR_WIDTH, BAR_STEP = 60, 14, 18


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
    """One day of a plot, in the units of its drawing."""

    x: int
    y: float
    height: float
    label: str


class Plot(Struct, frozen=True):
    """Bars, one for each of the last days, the newest at the right."""

    key: str
    bars: list[Bar]
    most: int
    total: int

    @property
    def text(self) -> str:
        return translated(self.key)

    @property
    def width(self) -> int:
        return BAR_STEP * len(self.bars)

    @property
    def summary(self) -> str:
        """What the plot says, for who cannot see it."""
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

    @property
    def text(self) -> str:
        return translated(self.key)


Source = Callable[[], Panel]
_sources: list[tuple[int, str, Source]] = []


def register_panel(place: int, permission: str, source: Source) -> None:
    """The panel is shown to staff with this permission; those with a smaller place stand before it."""
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


def plot_by_day(key: str, counts: dict[date, int]) -> Plot:
    """Days without a count have none."""
    days = last_days()
    most = max(1, *(counts.get(day, 0) for day in days))
    bars = []
    for number, day in enumerate(days):
        height = PLOT_HEIGHT * counts.get(day, 0) / most
        label = f"{day:%d.%m.}: {counts.get(day, 0)}"
        bars.append(Bar(number * BAR_STEP, round(PLOT_HEIGHT - height, 1), round(height, 1), label))
    return Plot(key, bars, most, sum(counts.get(day, 0) for day in days))
