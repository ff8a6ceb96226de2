"""Horned animals, in a box of 100 by 100: a head in profile, or a young one that looks at you."""

from collections.abc import Callable, Sequence

from cards.faces.chance import Chance, paler, shade
from cards.faces.svg import Attributes, Markup, joined, tag

INK = "#2b2238"
_COATS = ("#ffffff", "#fff3e6", "#f3ecff", "#e8f4ff", "#ffeaf3", "#eef7e9", "#e3d3c3", "#d8d8e6")
_HORNS = ("#ffd166", "#ffe8a3", "#c9e4ff", "#ffc2d9", "#d7c2ff")
_HEAD = (
    "M94 104C97 70 88 36 66 25L65 8 54 21C45 24 37 34 31 46 26 54 17 60 17 69 17 77 26 80 33 78 40 76 46 73 53 73 "
    "54 84 50 94 44 104Z"
)
_NECK = ((57, 17), (67, 21), (75, 29), (82, 39), (87, 50), (91, 62), (93, 75), (95, 88), (96, 100))
"""Where a mane grows."""


def creature(chance: Chance, tints: Sequence[str]) -> Markup:
    """A head in profile. The tints colour the mane."""
    coat, mane = chance.pick(_COATS), chance.pick(_MANES)
    head = tag("path", d=_HEAD, fill=coat, stroke=INK, stroke_width=1.6, stroke_linejoin="round")
    horn = _horn(chance, "M47 27 37 37 21 2Z", ((42.5, 23, 32.5, 28.5), (37, 17, 29, 21.5), (31, 11, 25.5, 14)))
    face = [_profile_eye(chance), tag("circle", cx=24, cy=68, r=1.8, fill=INK), _line("M21 75C27 76 31 74 34 71")]
    cheek = tag("circle", cx=42, cy=61, r=5, fill="#ff8fab", fill_opacity=0.45)
    return joined([mane(chance, tints), head, horn, cheek, *face, _forelock(tints), chance.pick(_JEWELS)(chance)])


def young_creature(chance: Chance, tints: Sequence[str]) -> Markup:
    """A whole one, mostly head. The tints colour its mane, the first one its coat."""
    coat = paler(tints[0], 0.55) if len(tints) < 4 else "#ffffff"
    outline: Attributes = {"stroke": INK, "stroke_width": 1.6, "stroke_linejoin": "round"}
    legs = joined(tag("rect", x=x, y=86, width=11, height=18, rx=5, fill=coat, **outline) for x in (34, 55))
    body = tag("ellipse", cx=50, cy=84, rx=23, ry=15, fill=coat, **outline)
    tail = joined(
        tag("circle", cx=74 + step * 4, cy=84 - step * 5, r=7 - step * 0.7, fill=tints[step % len(tints)])
        for step in range(4)
    )
    ears = joined(tag("path", d=ear, fill=coat, **outline) for ear in ("M28 34 20 12 40 24Z", "M72 34 80 12 60 24Z"))
    head = tag("ellipse", cx=50, cy=49, rx=31, ry=27, fill=coat, **outline)
    muzzle = tag("ellipse", cx=50, cy=63, rx=17, ry=10, fill="#ffffff", fill_opacity=0.55)
    horn = _horn(chance, "M44 24 56 24 50-2Z", ((45.5, 18, 54.8, 15), (47, 11, 53.3, 8.5)))
    nose = joined(tag("circle", cx=x, cy=62, r=1.6, fill=INK) for x in (45, 55))
    return joined(
        [tail, legs, body, ears, head, muzzle, horn, _fringe(tints), _eyes(chance), nose, _line("M45 68Q50 72 55 68")]
    )


def _horn(chance: Chance, path: str, rings: Sequence[tuple[float, float, float, float]]) -> Markup:
    shape = tag("path", d=path, fill=chance.pick(_HORNS), stroke=INK, stroke_width=1.4, stroke_linejoin="round")
    lines = [tag("line", x1=a, y1=b, x2=c, y2=d, stroke=INK, stroke_width=1) for a, b, c, d in rings]
    return joined([shape, *lines])


def _curls(chance: Chance, tints: Sequence[str]) -> Markup:
    return joined(
        tag(
            "circle",
            cx=x + 2,
            cy=y,
            r=chance.between(8, 11),
            fill=tints[step % len(tints)],
            stroke=INK,
            stroke_width=0.8,
        )
        for step, (x, y) in enumerate(_NECK)
    )


def _spikes(chance: Chance, tints: Sequence[str]) -> Markup:
    def spike(step: int, x: float, y: float) -> Markup:
        reach = chance.between(16, 22)
        path = f"M{x - 7} {y + 8}L{x + reach:.1f} {y - 9 + step:.1f} {x - 2} {y - 9}Z"
        return tag("path", d=path, fill=tints[step % len(tints)], stroke=INK, stroke_width=0.8, stroke_linejoin="round")

    return joined(spike(step, x, y) for step, (x, y) in enumerate(_NECK))


def _ribbons(chance: Chance, tints: Sequence[str]) -> Markup:
    bands = (*tints, *tints, *tints)[: max(3, len(tints))]
    swing = chance.between(-5, 6)
    return joined(
        tag(
            "path",
            d=f"M{58 + n * 1.5:.1f} {16 - n}C{82 + n * 4} {18 - n * 2} {92 + n * 5 + swing:.1f} 60 {94 + n * 5} 108",
            fill="none",
            stroke=colour,
            stroke_width=11,
            stroke_linecap="round",
        )
        for n, colour in reversed(list(enumerate(bands)))
    )


def _forelock(tints: Sequence[str]) -> Markup:
    path = "M57 18C52 20 49 26 49 34 54 31 60 27 62 20Z"
    return tag("path", d=path, fill=tints[-1], stroke=INK, stroke_width=0.8)


def _fringe(tints: Sequence[str]) -> Markup:
    spots = ((38, 27), (62, 27), (44, 25), (56, 25), (50, 28))
    return joined(
        tag("circle", cx=x, cy=y, r=7, fill=tints[step % len(tints)], stroke=INK, stroke_width=0.8)
        for step, (x, y) in enumerate(spots)
    )


def _profile_eye(chance: Chance) -> Markup:
    if chance.below(4) == 0:
        return joined([_line("M41 46Q47 50 52 45"), _line("M42 47 39 50")])
    ball = tag("ellipse", cx=46, cy=46, rx=4.2, ry=5.4, fill=shade(chance.between(0, 1), 0.3, 0.6))
    return joined([ball, tag("circle", cx=44.6, cy=44, r=1.7, fill="#ffffff"), _line("M42 40Q46 37 51 41")])


def _eyes(chance: Chance) -> Markup:
    colour = shade(chance.between(0, 1), 0.28, 0.6)
    whole = chance.below(4)
    parts = []
    for x in (36, 64):
        if whole == 0:
            parts.append(_line(f"M{x - 6} 48Q{x} 54 {x + 6} 48"))
            continue
        parts.append(tag("ellipse", cx=x, cy=48, rx=5.6, ry=7.4, fill=colour))
        parts.append(tag("circle", cx=x - 1.8, cy=45, r=2.5, fill="#ffffff"))
    cheeks = [tag("circle", cx=x, cy=59, r=4.5, fill="#ff8fab", fill_opacity=0.5) for x in (27, 73)]
    return joined([*parts, *cheeks])


def _line(path: str) -> Markup:
    return tag("path", d=path, fill="none", stroke=INK, stroke_width=1.6, stroke_linecap="round")


def _nothing(chance: Chance) -> Markup:
    return joined([])


def _bow(chance: Chance) -> Markup:
    colour = shade(chance.between(0, 1), 0.5, 0.75)
    wings = tag("path", d="M66 86 54 78 54 95ZM66 86 78 78 78 95Z", fill=colour, stroke=INK, stroke_width=1)
    return joined([wings, tag("circle", cx=66, cy=86, r=3.4, fill=colour, stroke=INK, stroke_width=1)])


def _flower(chance: Chance) -> Markup:
    colour = shade(chance.between(0, 1), 0.65, 0.8)
    leaves = [tag("circle", cx=60 + x, cy=24 + y, r=3.4, fill=colour, stroke=INK, stroke_width=0.7) for x, y in _PETALS]
    return joined([*leaves, tag("circle", cx=60, cy=24, r=2.6, fill="#ffd166")])


def _glasses(chance: Chance) -> Markup:
    colour = shade(chance.between(0, 1), 0.35, 0.7)
    lens = tag("circle", cx=45, cy=46, r=8, fill="#ffffff", fill_opacity=0.25, stroke=colour, stroke_width=2.2)
    return joined([lens, tag("path", d="M53 45 66 40", stroke=colour, stroke_width=2.2, fill="none")])


def _freckles(chance: Chance) -> Markup:
    colour = shade(chance.between(0, 0.12), 0.5, 0.5)
    return joined(tag("circle", cx=x, cy=y, r=1.1, fill=colour) for x, y in ((38, 58), (42, 62), (37, 64), (46, 58)))


def _beads(chance: Chance) -> Markup:
    colour = shade(chance.between(0, 1), 0.55, 0.75)
    spots = ((53, 84), (60, 88), (68, 90), (76, 90), (84, 88))
    return joined(tag("circle", cx=x, cy=y, r=3.2, fill=colour, stroke=INK, stroke_width=0.8) for x, y in spots)


_PETALS = ((0, -4.2), (4, -1.3), (2.5, 3.4), (-2.5, 3.4), (-4, -1.3))
_MANES: tuple[Callable[[Chance, Sequence[str]], Markup], ...] = (_curls, _spikes, _ribbons)
_JEWELS: tuple[Callable[[Chance], Markup], ...] = (_nothing, _bow, _flower, _glasses, _freckles, _beads)
