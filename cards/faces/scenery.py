"""What is behind the subject of a picture: a sky, something in it, and a ground. Its middle is a box of 100 by 100."""

from collections.abc import Callable

from cards.faces.chance import Chance, shade
from cards.faces.svg import Markup, joined, tag

Scene = Callable[[Chance, float], Markup]
WIDE = 300
"""How far scenery reaches to both sides, so that a wide picture has no edge."""


def scenery(chance: Chance, hue: float) -> Markup:
    """A sky of this hue and what the card's lot puts into it."""
    sky = tag("rect", x=-WIDE / 2, y=-50, width=WIDE + 100, height=200, fill=shade(hue, 0.88, 0.75))
    return joined([sky, chance.pick(_SCENES)(chance, hue), _ground(chance, hue)])


def _sun(chance: Chance, hue: float) -> Markup:
    x, y = chance.between(5, 30), chance.between(15, 35)
    halo = tag("circle", cx=x, cy=y, r=26, fill=shade(hue + 0.1, 0.93, 0.9))
    return joined([halo, tag("circle", cx=x, cy=y, r=17, fill=shade(hue + 0.1, 0.8, 0.95))])


def _stars(chance: Chance, hue: float) -> Markup:
    spots = [(chance.between(-45, 145), chance.between(2, 70), chance.between(1, 3.4)) for _ in range(22)]
    star = "M0-3 .8-.8 3 0 .8 .8 0 3-.8 .8-3 0-.8-.8Z"
    return joined(
        tag("path", d=star, transform=f"translate({x:.1f} {y:.1f}) scale({size:.1f})", fill=shade(hue, 0.98, 1))
        for x, y, size in spots
    )


def _rays(chance: Chance, hue: float) -> Markup:
    turn = chance.below(15)
    ray = "M50 50 30-150 70-150Z"
    return joined(
        tag("path", d=ray, transform=f"rotate({turn + step * 30} 50 50)", fill=shade(hue + 0.06, 0.8, 0.75))
        for step in range(12)
    )


def _bands(chance: Chance, hue: float) -> Markup:
    y, step = chance.between(70, 95), chance.between(0.05, 0.14)
    return joined(
        tag("circle", cx=50, cy=y, r=88 - band * 13, fill=shade(hue + band * step, 0.8 if band % 2 else 0.87, 0.8))
        for band in range(5)
    )


def _clouds(chance: Chance, hue: float) -> Markup:
    cloud = "M-16 6A8 8 0 0 1-12-6A11 11 0 0 1 9-8A8 8 0 0 1 16 6Z"
    spots = [
        (x + chance.between(-8, 8), chance.between(8, 48), chance.between(0.7, 1.4)) for x in (-30, 5, 40, 85, 125)
    ]
    return joined(
        tag(
            "path",
            d=cloud,
            transform=f"translate({x:.1f} {y:.1f}) scale({size:.1f})",
            fill="#ffffff",
            fill_opacity=0.85,
        )
        for x, y, size in spots
    )


def _dots(chance: Chance, hue: float) -> Markup:
    size, other = chance.between(2, 4.5), shade(hue + chance.between(0.2, 0.8), 0.78, 0.7)
    return joined(
        tag("circle", cx=x + (8 if y // 16 % 2 else 0), cy=y, r=size, fill=other)
        for x in range(-56, 160, 16)
        for y in range(0, 110, 16)
    )


def _ground(chance: Chance, hue: float) -> Markup:
    high, hill = chance.between(76, 86), chance.between(-12, 12)
    colour = shade(hue + chance.between(0.25, 0.5), 0.72, 0.45)
    left = f"M-150 {high:.1f}C-60 {high - 14 + hill:.1f} 20 {high + 10:.1f} 60 {high:.1f}"
    right = f"S190 {high - 14 - hill:.1f} 260 {high:.1f}V160H-150Z"
    return tag("path", d=left + right, fill=colour)


_SCENES: tuple[Scene, ...] = (_sun, _stars, _rays, _bands, _clouds, _dots)
