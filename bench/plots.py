"""Two kinds of picture, by pygal: stacked bars, and lines over a logarithmic axis."""

from collections.abc import Mapping, Sequence
from copy import copy
from math import log10

import pygal

from cards.balance.plots import LOOK, svg

STYLE = copy(LOOK)
STYLE.colors = ("#3b6fb6", "#d9822b", "#5a9e5a", "#b0568c", "#7a6cc4", "#8a8a8a")
SHAPE = {"width": 720, "height": 400, "style": STYLE, "js": (), "no_prefix": True, "legend_at_bottom": True}


def bars(title: str, unit: str, parts: Sequence[str], rows: Mapping[str, Sequence[float]]) -> str:
    """One bar a row, made of parts laid end to end; the first row on top."""
    chart = pygal.HorizontalStackedBar(title=f"{title}, {unit}", **SHAPE)
    shown = dict(reversed(list(rows.items())))
    chart.x_labels = [f"{name}: {sum(values):.2f}" for name, values in shown.items()]
    for place, part in enumerate(parts):
        chart.add(part, [values[place] for values in shown.values()])
    return svg(chart)


def lines(title: str, axis: str, unit: str, series: Mapping[str, Mapping[float, float]]) -> str:
    """One line a series, from (x, y); x is logarithmic, y begins at nought."""
    xs = sorted({x for points in series.values() for x in points})
    top = 1.15 * max(y for points in series.values() for y in points.values())
    chart = pygal.XY(title=title, x_title=f"{axis} (logarithmic)", y_title=unit, range=(0, top), **SHAPE)
    chart.x_labels = [{"value": log10(x), "label": f"{x:,.0f}"} for x in xs]
    for name, points in series.items():
        chart.add(name, [(log10(x), y) for x, y in sorted(points.items())], stroke_style={"width": 2})
    return svg(chart)
