"""Two kinds of picture, written as plain SVG: stacked bars, and lines over a logarithmic axis."""

from collections.abc import Mapping, Sequence
from html import escape
from math import log10

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 720, 360, 190, 50, 50, 150
COLOURS = ("#3b6fb6", "#d9822b", "#5a9e5a", "#b0568c", "#7a6cc4", "#8a8a8a")


def bars(title: str, unit: str, parts: Sequence[str], rows: Mapping[str, Sequence[float]]) -> str:
    """One bar a row, made of parts laid end to end."""
    longest = max(sum(values) for values in rows.values()) or 1.0
    room, tall = WIDTH - LEFT - RIGHT, (HEIGHT - TOP - BOTTOM) / len(rows)
    drawn = []
    for place, (name, values) in enumerate(rows.items()):
        y, x = TOP + place * tall, float(LEFT)
        drawn.append(_text(LEFT - 8, y + tall * 0.55, name, "end"))
        for value, colour in zip(values, COLOURS, strict=False):
            wide = room * value / longest
            drawn.append(_box(x, y + tall * 0.15, wide, tall * 0.6, colour))
            x += wide
        drawn.append(_text(x + 6, y + tall * 0.55, f"{sum(values):.2f} {unit}"))
    return _picture(title, [*drawn, *_legend(parts)])


def lines(title: str, axis: str, unit: str, series: Mapping[str, Mapping[float, float]]) -> str:
    """One line a series, from (x, y); x is logarithmic, y begins at nought."""
    xs = sorted({x for points in series.values() for x in points})
    top = 1.15 * max(y for points in series.values() for y in points.values()) or 1.0
    least, most = log10(xs[0]), log10(xs[-1])

    def at(x: float, y: float) -> tuple[float, float]:
        across = (log10(x) - least) / ((most - least) or 1.0)
        return 70 + across * (WIDTH - 70 - RIGHT - 60), HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * y / top

    drawn = []
    for step in range(5):
        y = top * step / 4
        (left, height), (right, _) = at(xs[0], y), at(xs[-1], y)
        drawn.append(f'<line x1="{left:.1f}" y1="{height:.1f}" x2="{right:.1f}" y2="{height:.1f}" stroke="#dddddd"/>')
        drawn.append(_text(left - 8, height + 4, f"{y:.1f}", "end"))
    drawn += [_text(at(x, 0)[0], HEIGHT - BOTTOM + 18, f"{x:,.0f}", "middle") for x in xs]
    drawn.append(_text((WIDTH - RIGHT) / 2, HEIGHT - 10, f"{axis} (logarithmic); {unit}", "middle"))
    for colour, points in zip(COLOURS, series.values(), strict=False):
        places = [at(x, y) for x, y in sorted(points.items())]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        drawn.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in places]
    return _picture(title, [*drawn, *_legend(list(series))])


def _legend(names: Sequence[str]) -> list[str]:
    made = []
    for place, (name, colour) in enumerate(zip(names, COLOURS, strict=False)):
        y = TOP + 20 * place
        made.append(_box(WIDTH - RIGHT - 20, y, 12, 12, colour))
        made.append(_text(WIDTH - RIGHT, y + 11, name))
    return made


def _box(x: float, y: float, wide: float, tall: float, colour: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}" fill="{colour}"/>'


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _picture(title: str, drawn: Sequence[str]) -> str:
    style = 'font-family="sans-serif" font-size="12" fill="#222222"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {style}>'
    name = f'<text x="20" y="26" font-size="15" font-weight="bold">{escape(title)}</text>'
    return "\n".join([head, _box(0, 0, WIDTH, HEIGHT, "#ffffff"), name, *drawn, "</svg>", ""])
