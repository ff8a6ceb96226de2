"""Setting text into a box: the largest size at which it fits, and its lines."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from cards.faces.measuring import width_of

LEADING = 1.24
"""From line to line, in sizes."""
BETWEEN = 0.45
"""More of it between two paragraphs."""


class TextLine(Struct, frozen=True):
    """One line and how far its base is below the top of the box."""

    text: str
    base: float


class Block(Struct, frozen=True):
    """A text that has been set."""

    size: float
    lines: tuple[TextLine, ...]
    height: float


def fit(text: str, width: float, height: float, sizes: Sequence[float], bold: bool = False) -> Block | None:
    """At the first of these sizes at which it fits, or None."""
    for size in sizes:
        block = _set(text, width, size, bold)
        if block.height <= height:
            return block
    return None


def fit_or_cut(text: str, width: float, height: float, sizes: Sequence[float], bold: bool = False) -> Block:
    """As `fit`; what does not even fit at the last size ends in an ellipsis."""
    found = fit(text, width, height, sizes, bold)
    while found is None:
        text = text[: len(text) * 9 // 10].rstrip(" .…\n")
        found = fit(f"{text}…", width, height, sizes[-1:], bold)
    return found


def _set(text: str, width: float, size: float, bold: bool) -> Block:
    lines: list[TextLine] = []
    base = size * 0.95
    for paragraph in filter(None, text.split("\n")):
        for line in _wrapped(paragraph, width, size, bold):
            lines.append(TextLine(line, base))
            base += size * LEADING
        base += size * BETWEEN
    height = lines[-1].base + size * 0.3 if lines else 0
    return Block(size, tuple(lines), height)


def _wrapped(text: str, width: float, size: float, bold: bool) -> Iterator[str]:
    line = ""
    for word in (part for whole in text.split() for part in _parts(whole, width, size, bold)):
        longer = f"{line} {word}" if line else word
        if line and width_of(longer, size, bold) > width:
            yield line
            longer = word
        line = longer
    if line:
        yield line


def _parts(word: str, width: float, size: float, bold: bool) -> Iterator[str]:
    """A word that is wider than the box is broken where it must be."""
    part = ""
    for sign in word:
        if part and width_of(part + sign, size, bold) > width:
            yield part
            part = ""
        part += sign
    yield part
