"""What is wrong with a program, and where.

Every check of every card language answers with a list of these, never with the first one only.
"""

from collections.abc import Iterable
from difflib import get_close_matches

from msgspec import Struct

import words


class Issue(Struct, frozen=True):
    """One fault: its place as a path into the file, what is wrong, and the nearest right word.

    What is wrong is the Fluent message `issue-<key>` with its arguments.
    """

    place: str
    key: str
    suggestion: str | None = None
    args: dict[str, str | int] = {}

    def text(self, language: str) -> str:
        """What is wrong, in this language."""
        message = f"issue-{self.key}"
        return words.say(language, message, **self.args) if words.has(message) else self.key

    @property
    def message(self) -> str:
        """What is wrong, in English."""
        return self.text(words.FALLBACK)

    def __str__(self) -> str:
        hint = f' (did you mean "{self.suggestion}"?)' if self.suggestion else ""
        return f"{self.place}: {self.message}{hint}"


def issue(place: str, key: str, suggestion: str | None = None, /, **args: str | int) -> Issue:
    """The fault `issue-<key>` at this place."""
    return Issue(place, key, suggestion, args)


def nearest(word: str, words: Iterable[str]) -> str | None:
    """The word of a closed list that a slip of the pen most likely meant."""
    found = get_close_matches(word.lower(), list(words), n=1, cutoff=0.6)
    return found[0] if found else None


def step_into(place: str, key: str | int) -> str:
    """The place one level deeper: `abilities[0].do`."""
    if isinstance(key, int):
        return f"{place}[{key}]"
    return f"{place}.{key}" if place else key
