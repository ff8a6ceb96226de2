"""Numbers that look random and follow from a card's id alone."""

import colorsys
import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """An endless row of numbers from a seed."""

    def __init__(self, seed: str) -> None:
        self._seed, self._count = seed.encode(), 0

    def below(self, end: int) -> int:
        """A number from 0, smaller than `end`."""
        self._count += 1
        lot = hashlib.blake2b(self._seed, digest_size=8, salt=self._count.to_bytes(8, "big")).digest()
        return int.from_bytes(lot, "big") % end

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.below(1000) / 999

    def pick(self, choices: Sequence[T]) -> T:
        return choices[self.below(len(choices))]


def shade(hue: float, lightness: float, saturation: float) -> str:
    """A colour as #rrggbb; the hue goes around with 1."""
    parts = colorsys.hls_to_rgb(hue % 1, lightness, saturation)
    return "#" + "".join(f"{round(part * 255):02x}" for part in parts)


def paler(colour: str, part: float) -> str:
    """A #rrggbb colour with so much of white in it."""
    shades = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(shade + (255 - shade) * part):02x}" for shade in shades)


def is_pale(colour: str) -> bool:
    """Whether a #rrggbb colour is hard to see on white."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue > 205
