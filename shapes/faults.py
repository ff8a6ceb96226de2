"""What is wrong with data that was read: where, which fault, what was expected there and what was found."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from msgspec import Struct

from shapes.nodes import Node

Path = tuple[str | int, ...]
LONGEST_SLIP = 80  # a longer word is no slip of one of ours


class Fault(Struct, frozen=True):
    """One fault. Its key is one of a closed list, for which each room that reads data has sentences.

    `known` are the words that would have been right; `limit` is the one that was passed.
    """

    path: Path
    key: str
    node: Node
    found: Any = None
    known: tuple[object, ...] = ()
    limit: float | None = None

    @property
    def nearest(self) -> str | None:
        if not isinstance(self.found, str) or len(self.found) > LONGEST_SLIP:
            return None
        return nearest(self.found, [str(word) for word in self.known])


def nearest(word: str, words: Iterable[str]) -> str | None:
    """The word of a closed list that a slip of the pen most likely meant."""
    found = get_close_matches(word.lower(), list(words), n=1, cutoff=0.6)
    return found[0] if found else None
