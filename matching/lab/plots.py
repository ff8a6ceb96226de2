"""The lab's results as a picture in plain SVG: which share of people, or of tables, stays below a value."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 340, 60, 190, 50, 50
COLOURS = ("#3b6fb6", "#c2410c", "#5a9e5a", "#7a6cc4")
STEPS = 100


def draw(title: str, unit: str, most: float, aim: float, series: Mapping[str, Sequence[float]]) -> str:
    """One rising line a series, up to `most`; a dashed line stands where 95 % are to be reached."""
    style = 'font-family="sans-serif" font-size="12"'
    drawn = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {style}>']
    drawn += [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>', _text(20, 26, title), *_axes(unit, most)]
    drawn.append(_line(*_at(aim, 0, most), *_at(aim, 1, most), "#8a8a8a", ' stroke-dasharray="4 4"'))
    for place, (name, values) in enumerate(series.items()):
        colour = COLOURS[place % len(COLOURS)]
        path = " ".join("{:.1f},{:.1f}".format(*_at(x, y, most)) for x, y in _shares(values, most))
        drawn.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn.append(_text(WIDTH - RIGHT + 30, TOP + 20 * place + 4, name))
        drawn.append(
            _line(
                WIDTH - RIGHT + 8, TOP + 20 * place, WIDTH - RIGHT + 24, TOP + 20 * place, colour, ' stroke-width="3"'
            )
        )
    return "\n".join([*drawn, "</svg>", ""])


def _shares(values: Sequence[float], most: float) -> Iterator[tuple[float, float]]:
    """Which share of the values is not above each of a hundred places."""
    for step in range(STEPS + 1):
        x = most * step / STEPS
        yield x, sum(value <= x for value in values) / (len(values) or 1)


def _axes(unit: str, most: float) -> Iterator[str]:
    for tick in range(5):
        yield _line(*_at(0, tick / 4, most), *_at(most, tick / 4, most), "#dddddd")
        x, y = _at(0, tick / 4, most)
        yield _text(x - 8, y + 4, f"{25 * tick} %", "end")
        x, y = _at(most * tick / 4, 0, most)
        yield _text(x, y + 18, f"{most * tick / 4:g}", "middle")
    yield _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, unit, "middle")


def _at(x: float, share: float, most: float) -> tuple[float, float]:
    return LEFT + (WIDTH - LEFT - RIGHT) * x / most, HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, more: str = "") -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}"{more}/>'


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#222222">{escape(words)}</text>'
