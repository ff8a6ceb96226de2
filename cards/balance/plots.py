"""The pictures of a report, as SVG by pygal: cards with their intervals, lengths, endings, who begins."""

from collections.abc import Callable, Sequence
from typing import Any

import pygal
from pygal.style import Style

import words
from cards.balance.measures import Luck
from cards.balance.showing import CardRow, ShownReport, middle
from cards.balance.tally import BalanceTally, TableTally
from cards.balance.wording import ending_name
from uu_service.intervals import wilson

WIDTH, HEIGHT, ROW = 760, 320, 26
MOST_CARDS = 24
NOW, BEFORE, EVEN = "#7e22ce", "#64748b", "#b45309"
LOOK = Style(
    background="#ffffff",
    plot_background="#ffffff",
    foreground="#1f2937",
    foreground_strong="#111827",
    foreground_subtle="#4b5563",
    opacity="1",
    colors=(NOW, BEFORE, EVEN, NOW, BEFORE),
    font_family="sans-serif",
    label_font_size=12,
    major_label_font_size=12,
    legend_font_size=12,
    title_font_size=14,
    guide_stroke_color="#e5e7eb",
    major_guide_stroke_color="#d1d5db",
)


class Plotter:
    """Draws a report in one language; `before` is what the version beside it is called."""

    def __init__(self, shown: ShownReport, ruleset: str, language: str, before: str) -> None:
        self.shown = shown
        self.ruleset = ruleset
        self.language = language
        self.sides: list[tuple[str, BalanceTally]] = [(self.say("now"), shown.new)]
        if shown.old is not None:
            self.sides.append((before, shown.old))

    def say(self, key: str) -> str:
        return words.say(self.language, f"cards-balance-plot-{key}")

    def cards(self) -> str:
        """The most striking cards, the first on top: a dot for the share, a line for its interval."""
        rows = [row for row in self.shown.rows if row.telling is not None][:MOST_CARDS]
        drawn = any(row.when_drawn for row in rows)
        chart = self._chart(pygal.XY, "cards" if drawn else "cards-played", HEIGHT // 3 + ROW * (len(rows) + 1))
        chart.config(show_y_guides=True, dots_size=4, allow_interruptions=True, truncate_label=40)
        chart.y_labels = [{"label": row.name, "value": len(rows) - place} for place, row in enumerate(rows)]
        chart.range = (0.4, len(rows) + 0.6)
        chart.add(self.sides[0][0], _dots(rows, lambda row: row.telling, 0.0), stroke=False)
        if len(self.sides) > 1:
            chart.add(self.sides[1][0], _dots(rows, lambda row: row.before, -0.25), stroke=False)
        usual = [(100 * row.telling.expected, len(rows) - place) for place, row in enumerate(rows) if row.telling]
        chart.add(self.say("expected"), usual, stroke=False, dots_size=2)
        chart.add(None, _lines(rows, lambda row: row.telling, 0.0), show_dots=False, stroke_style={"width": 4})
        chart.add(None, _lines(rows, lambda row: row.before, -0.25), show_dots=False, stroke_style={"width": 2})
        return svg(chart)

    def lengths(self) -> str:
        chart = self._chart(pygal.Bar, "lengths")
        self._by_seats(chart, lambda table: {"value": middle(table.lengths)})
        return svg(chart)

    def first(self) -> str:
        """With intervals, and what an even chance would give."""
        chart = self._chart(pygal.Bar, "first")
        chart.config(range=(0, 100))
        self._by_seats(chart, _share_of_first)
        chart.add(self.say("even"), [{"value": 100 / seats} for seats in self._seats()])
        return svg(chart)

    def endings(self) -> str:
        names = sorted({ending for _, tally in self.sides for ending in tally.endings})
        chart = self._chart(pygal.HorizontalBar, "endings", 120 + 55 * len(names))
        chart.x_labels = [ending_name(self.ruleset, name, self.language) for name in names]
        chart.config(truncate_label=44, range=(0, 100))
        for title, tally in self.sides:
            shares = [round(100 * tally.endings[name] / (tally.games or 1), 1) for name in names]
            chart.add(title, shares)
        return svg(chart)

    def _seats(self) -> list[int]:
        return sorted({seats for _, tally in self.sides for seats in tally.tables})

    def _by_seats(self, chart: Any, value: Callable[[TableTally], dict[str, object]]) -> None:
        chart.x_labels = [str(seats) for seats in self._seats()]
        for title, tally in self.sides:
            tables = [tally.tables.get(seats) for seats in self._seats()]
            chart.add(title, [value(table) if table and table.games else None for table in tables])

    def _chart(self, kind: Callable[..., Any], title: str, height: int = HEIGHT) -> Any:
        return kind(
            width=WIDTH,
            height=height,
            explicit_size=True,
            title=self.say(title),
            style=LOOK,
            js=(),
            legend_at_bottom=True,
            truncate_legend=36,
            no_prefix=True,
            show_minor_y_labels=True,
        )


PLOTS: dict[str, Callable[[Plotter], str]] = {
    "cards": Plotter.cards,
    "lengths": Plotter.lengths,
    "endings": Plotter.endings,
    "first": Plotter.first,
}


def _share_of_first(table: TableTally) -> dict[str, object]:
    low, high = wilson(table.places[0], table.games)
    return {"value": 100 * table.places[0] / table.games, "ci": {"low": 100 * low, "high": 100 * high}}


def _dots(
    rows: Sequence[CardRow], of: Callable[[CardRow], Luck | None], lower: float
) -> list[tuple[float, float] | None]:
    found = [(place, of(row)) for place, row in enumerate(rows)]
    return [(100 * luck.share, len(rows) - place + lower) for place, luck in found if luck]


def _lines(
    rows: Sequence[CardRow], of: Callable[[CardRow], Luck | None], lower: float
) -> list[tuple[float, float] | None]:
    points: list[tuple[float, float] | None] = []
    for place, row in enumerate(rows):
        if luck := of(row):
            height = len(rows) - place + lower
            points += [(100 * luck.low, height), (100 * luck.high, height), None]
    return points


def svg(chart: Any) -> str:
    """Without the scripts and the date that pygal adds: a picture runs nothing, and the same data give the same one."""
    chart.add_xml_filter(_without_scripts)
    drawn: str = chart.render(is_unicode=True)
    return drawn


def _without_scripts(root: Any) -> Any:
    for parent in list(root.iter()):
        for node in [child for child in parent if not isinstance(child.tag, str) or child.tag.endswith("script")]:
            parent.remove(node)
    return root
