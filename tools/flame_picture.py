"""Draws stacks as an SVG: what called stands above what it called, and a box is as wide as its share of the samples.

A browser shows the name and share of a box under the pointer. No script, so it may stand in a page.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator, Mapping
from html import escape
from typing import NamedTuple

Stack = tuple[str, ...]
WIDTH, HEIGHT, TOP = 1600.0, 16, 28
LETTER = 6.3
"""So wide is a letter."""
NARROWEST = 1.6
"""What would be narrower is left out."""


class Box(NamedTuple):
    name: str
    left: float
    width: float
    depth: int


def draw(stacks: Mapping[Stack, int], title: str) -> str:
    boxes = list(_boxes(stacks, 0.0, WIDTH / sum(stacks.values()), 0))
    height = TOP + HEIGHT * (1 + max(box.depth for box in boxes))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.0f} {height}" '
        'font-family="ui-monospace, monospace" font-size="10.5">',
        f'<rect width="100%" height="100%" fill="#fff"/><text x="6" y="18" font-size="14">{escape(title)}</text>',
        *map(_drawn, boxes),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _boxes(stacks: Mapping[Stack, int], left: float, scale: float, depth: int) -> Iterator[Box]:
    """Those that stand beside each other, each followed by what stands under it."""
    callees: dict[str, Counter[Stack]] = {}
    for stack, count in stacks.items():
        if stack:
            callees.setdefault(stack[0], Counter())[stack[1:]] += count
    for name, below in sorted(callees.items()):
        width = below.total() * scale
        if width >= NARROWEST:
            yield Box(name, left, width, depth)
            yield from _boxes(below, left, scale, depth + 1)
        left += width


def _drawn(box: Box) -> str:
    top, share = TOP + box.depth * HEIGHT, box.width / WIDTH
    words = box.name.rpartition(":")[2] if box.width > 6 * LETTER else ""
    words = words[: int(box.width / LETTER) - 1]
    return (
        f'<g><title>{escape(box.name)} {share:.1%}</title><rect x="{box.left:.1f}" y="{top}" width="{box.width:.1f}" '
        f'height="{HEIGHT - 1}" fill="{_colour(box.name)}"/>'
        + (f'<text x="{box.left + 3:.1f}" y="{top + 11}">{escape(words)}</text>' if words else "")
        + "</g>"
    )


def _colour(name: str) -> str:
    """Green: ours. Yellow to red: everybody else's, each file in its own shade."""
    file = name.partition(":")[0]
    hue = 95 if file.split("/")[0] in OURS else 15 + zlib.crc32(file.encode()) % 35
    return f"hsl({hue} 65% {68 + zlib.crc32(file.encode()) % 14}%)"


OURS = frozenset({"accounts", "cards", "games", "matching", "players", "shapes", "uu_service", "webhooks", "words"})
