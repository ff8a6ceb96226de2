"""The lab's results as pictures, as SVG by pygal: which share of people, or of tables, stays below a value."""

from collections.abc import Iterator, Mapping, Sequence

import pygal
from pygal.style import Style

from cards.balance.plots import svg

STEPS = 100
LOOK = Style(
    background="#ffffff",
    plot_background="#ffffff",
    opacity="1",
    font_family="sans-serif",
    colors=("#3b6fb6", "#c2410c", "#5a9e5a", "#8a8a8a"),
)


def draw(title: str, unit: str, most: float, aim: float, series: Mapping[str, Sequence[float]]) -> str:
    """One rising line a series, up to `most`; a line of its own stands where 95 % are to be reached."""
    chart = pygal.XY(title=title, x_title=unit, y_title="%", style=LOOK, show_dots=False, js=[], width=760, height=360)
    chart.config(pretty_print=True, disable_xml_declaration=True, no_prefix=True, range=(0, 100), legend_at_bottom=True)
    for name, values in series.items():
        chart.add(name, list(_shares(values, most)))
    chart.add(f"aim for 95 %: {aim:g}", [(aim, 0), (aim, 95)])
    return svg(chart)


def _shares(values: Sequence[float], most: float) -> Iterator[tuple[float, float]]:
    """How many percent of the values are not above each of a hundred places."""
    for step in range(STEPS + 1):
        x = most * step / STEPS
        yield x, 100 * sum(value <= x for value in values) / (len(values) or 1)
