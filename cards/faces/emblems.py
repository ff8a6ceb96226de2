"""The emblems of kinds: one simple sign each, in a box from -10 to 10, drawn in one colour."""

from cards.faces.svg import Markup, tag
from cards.language.looks import Emblem

_PATHS: dict[Emblem, str] = {
    "star": "M0-9 2.6-3 9-2.6 4 1.6 5.6 8 0 4.4-5.6 8-4 1.6-9-2.6-2.6-3Z",
    "bolt": "M3-10-7 2-1 2-4 10 7-3 1-3Z",
    "horn": "M6-10-6 4-2 8ZM-8 6-4 10-9 10Z",
    "up": "M0-9 8 0 3.5 0 3.5 9-3.5 9-3.5 0-8 0Z",
    "down": "M0 9 8 0 3.5 0 3.5-9-3.5-9-3.5 0-8 0Z",
    "crown": "M-9-6-4.5-1 0-9 4.5-1 9-6 7 7-7 7Z",
    "target": "M0-10A10 10 0 1 1-.1-10ZM0-6.6A6.6 6.6 0 1 0 .1-6.6ZM0-3.4A3.4 3.4 0 1 1-.1-3.4Z",
    "bag": "M-3-9 3-9 5-6 3-4C9-1 10 9 6 9L-6 9C-10 9-9-1-3-4L-5-6Z",
    "coin": "M0-9A9 9 0 1 1-.1-9ZM-2-5-2 5 2 5 2-5Z",
    "spark": "M0-10 2.4-2.4 10 0 2.4 2.4 0 10-2.4 2.4-10 0-2.4-2.4Z",
    "flower": "M0-2C-5-12 5-12 0-2ZM0-2C7-11 13-4 0-2ZM0-2C12 1 8 9 0-2ZM0-2C2 11-6 11 0-2ZM0-2C-10 7-13 0 0-2ZM0-2"
    "C-13-4-7-11 0-2ZM-1 0 1 0 1 10-1 10Z",
    "mask": "M-10-5C-4-8 4-8 10-5 10 4 6 8 2 3L-2 3C-6 8-10 4-10-5ZM-6-1.5C-4 1-3 0-2-1.5-3-4-5-4-6-1.5ZM2-1.5"
    "C3 0 4 1 6-1.5 5-4 3-4 2-1.5Z",
}


def emblem(name: Emblem, x: float, y: float, radius: float, colour: str) -> Markup:
    """Around a point, in a circle of this radius."""
    place = f"translate({x:.1f} {y:.1f}) scale({radius / 10:.2f})"
    return tag("path", d=_PATHS[name], transform=place, fill=colour, fill_rule="evenodd")
