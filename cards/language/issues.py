"""What is wrong with a program, and where.

Every check of every card language answers with a list of these, never with the first one only.
"""

from collections.abc import Iterable
from difflib import get_close_matches

from msgspec import Struct


class Issue(Struct, frozen=True):
    """One fault: its place as a path into the file, what is wrong, and the nearest right word."""

    place: str
    message: str
    suggestion: str | None = None

    def __str__(self) -> str:
        hint = f' (did you mean "{self.suggestion}"?)' if self.suggestion else ""
        return f"{self.place}: {self.message}{hint}"


def nearest(word: str, words: Iterable[str]) -> str | None:
    """The word of a closed list that a slip of the pen most likely meant."""
    found = get_close_matches(word.lower(), list(words), n=1, cutoff=0.6)
    return found[0] if found else None


def step_into(place: str, key: str | int) -> str:
    """The place one level deeper: `abilities[0].do`."""
    if isinstance(key, int):
        return f"{place}[{key}]"
    return f"{place}.{key}" if place else key
