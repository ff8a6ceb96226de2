"""What is wrong with a program, and where.

Every check of every card language answers with a list of these, never with the first one only.
"""

from msgspec import Struct

import words
from shapes.faults import nearest

__all__ = ["Issue", "issue", "nearest", "step_into"]


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
        return words.say(language, f"issue-{self.key}", **self.args)

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


def step_into(place: str, key: str | int) -> str:
    """The place one level deeper: `abilities[0].do`."""
    if isinstance(key, int):
        return f"{place}[{key}]"
    return f"{place}.{key}" if place else key
