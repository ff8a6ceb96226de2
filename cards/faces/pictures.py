"""The small picture that is a card's own: scenery, and in it an animal, a pattern or a number."""

import math
from collections.abc import Sequence

from cards.faces.chance import Chance, is_pale, paler, shade
from cards.faces.creatures import INK, creature, young_creature
from cards.faces.emblems import emblem
from cards.faces.measuring import FONTS
from cards.faces.scenery import scenery
from cards.faces.svg import Attributes, Markup, joined, tag
from cards.language.looks import Appearance


def picture(card_id: str, look: Appearance, x: float, y: float, width: float, height: float) -> Markup:
    """In this place; what reaches out of it is cut off."""
    chance = Chance(card_id)
    hue = chance.between(0, 1)
    tints = look.tints or _tints(chance)
    subject = _subject(chance, look, tints)
    middle = f"translate({(width - height) / 2:.1f} 0) scale({height / 100:.3f})"
    inner = tag("g", scenery(chance, hue), subject, transform=middle)
    box = f"0 0 {width:.0f} {height:.0f}"
    return tag("svg", inner, x=x, y=y, width=width, height=height, viewBox=box, overflow="hidden")


def _subject(chance: Chance, look: Appearance, tints: Sequence[str]) -> Markup:
    if look.figure:
        return _number(look.figure, look.colour)
    if look.motif == "creature":
        return creature(chance, tints)
    if look.motif == "young_creature":
        return young_creature(chance, tints)
    return _sigil(chance, look)


def _tints(chance: Chance) -> tuple[str, ...]:
    hue = chance.between(0, 1)
    return tuple(shade(hue + step * 0.11, 0.6, 0.75) for step in range(2 + chance.below(2)))


def _sigil(chance: Chance, look: Appearance) -> Markup:
    """Rings of petals around the emblem, turned and coloured by the card's lot."""
    folds, hue = chance.pick((5, 6, 7, 8, 10)), chance.between(0, 1)
    hues = [hue + ring * chance.between(0.08, 0.3) for ring in range(3)]
    colours = [paler(tint, part) for tint in look.tints[:1] for part in (0, 0.45, 0.15)]
    colours = colours or [shade(hue, 0.6, 0.7) for hue in hues]
    rings = [_ring(chance, folds, colour, reach) for colour, reach in zip(colours, (46, 36, 27), strict=True)]
    disc = tag("circle", cx=50, cy=50, r=19, fill=look.colour, stroke="#ffffff", stroke_width=2)
    return joined([*rings, disc, emblem(look.emblem, 50, 50, 13, "#ffffff")])


def _ring(chance: Chance, folds: int, colour: str, reach: float) -> Markup:
    wide, turn = chance.between(7, 14), chance.below(360)
    shape = chance.pick(
        (
            f"M50 50C{50 - wide:.1f} {50 - reach / 2:.1f} {50 - wide:.1f} {50 - reach:.1f} 50 {50 - reach:.1f}"
            f"S{50 + wide:.1f} {50 - reach / 2:.1f} 50 50Z",
            f"M50 {50 - reach:.1f}L{50 + wide:.1f} {50 - reach / 2:.1f} 50 50 {50 - wide:.1f} {50 - reach / 2:.1f}Z",
            f"M{50 - wide:.1f} {50 - reach:.1f}H{50 + wide:.1f}L50 50Z",
        )
    )
    step = math.floor(3600 / folds) / 10
    return joined(
        tag(
            "path",
            d=shape,
            transform=f"rotate({turn + fold * step:.1f} 50 50)",
            fill=colour,
            stroke="#ffffff",
            stroke_width=1,
        )
        for fold in range(folds)
    )


def _number(figure: str, colour: str) -> Markup:
    disc = tag("circle", cx=50, cy=50, r=40, fill="#ffffff", stroke=INK if is_pale(colour) else colour, stroke_width=5)
    size = 62 if len(figure) == 1 else 40
    place: Attributes = {
        "x": 50,
        "y": 50 + size * 0.36,
        "text_anchor": "middle",
        "font_size": size,
        "font_weight": "bold",
    }
    return joined([disc, tag("text", figure, fill=colour, font_family=FONTS, **place)])
