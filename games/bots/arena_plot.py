"""The arena's result as a picture in plain SVG: the share of games won with its interval, chance, and the aim."""

from collections.abc import Iterator, Mapping
from html import escape

from games.bots.arena import Z_OF_LOOKS, ArenaStanding, Pairing
from uu_service.intervals import Z, wilson

WIDTH, LEFT, RIGHT, TOP, BOTTOM, ROW = 720, 210, 90, 50, 40, 34
COLOUR, FAINT, AIM = "#3b6fb6", "#dddddd", "#c2410c"
TICKS = 5


def draw(title: str, standings: Mapping[Pairing, ArenaStanding], aims: Mapping[Pairing, float]) -> str:
    """One line a pairing."""
    height = TOP + ROW * len(standings) + BOTTOM
    style = 'font-family="sans-serif" font-size="12"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {style}>'
    drawn = [head, f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>', _text(20, 26, title)]
    for tick in range(TICKS + 1):
        x = _across(tick / TICKS)
        drawn.append(_line(x, TOP, x, height - BOTTOM, FAINT))
        drawn.append(_text(x, height - BOTTOM + 18, f"{100 * tick // TICKS} %", "middle"))
    for place, (pairing, standing) in enumerate(standings.items()):
        drawn += _row(TOP + ROW * (place + 0.5), pairing, standing, aims.get(pairing))
    return "\n".join([*drawn, "</svg>", ""])


def _row(y: float, pairing: Pairing, standing: ArenaStanding, aim: float | None) -> Iterator[str]:
    least, most = wilson(standing.wins, standing.games, Z if aim is None else Z_OF_LOOKS)
    share, chance = standing.wins / standing.games, _across(1 / pairing.seats)
    yield _text(LEFT - 12, y + 4, f"{pairing.bot} against {pairing.seats - 1} × {pairing.others}", "end")
    yield _line(chance, y - 11, chance, y + 11, "#8a8a8a", ' stroke-dasharray="3 3"')
    if aim is not None:
        yield _line(_across(aim), y - 11, _across(aim), y + 11, AIM, ' stroke-width="2"')
    yield _line(_across(least), y, _across(most), y, COLOUR, ' stroke-width="3"')
    yield f'<circle cx="{_across(share):.1f}" cy="{y:.1f}" r="5" fill="{COLOUR}"/>'
    yield _text(WIDTH - RIGHT + 12, y + 4, f"{share:.0%} of {standing.games}")


def _across(share: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * share


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, more: str = "") -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}"{more}/>'


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#222222">{escape(words)}</text>'
