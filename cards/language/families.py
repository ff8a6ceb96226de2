"""Unions that their members join by themselves: a new member is a new file, and no list has to name it."""

from typing import Any, Generic, TypeVar

from msgspec import Struct

from shapes.nodes import OpenUnion

S = TypeVar("S", bound=Struct)


def missing_parts(kind: type) -> list[str]:
    """The abstract methods that a class does not define."""
    return [name for name in dir(kind) if getattr(getattr(kind, name), "__isabstractmethod__", False)]


class Family(OpenUnion, Generic[S]):
    """The subclasses of one Struct. Each has one class of words: what is wrong with a member, and how it reads.

    In an annotation, beside `Meta`, a Family means the union of its members; their heads tell them apart.
    """

    def __init__(self, base: type[S]) -> None:
        self.base = base
        self.members = ()
        self._words: dict[type[S], Any] = {}

    def join(self, member: type[S] | None, words: type) -> None:
        """Takes the class of words of a member, if nothing is missing in it."""
        if member is None or not issubclass(member, self.base):
            raise TypeError(f"{words.__name__} is for no {self.base.__name__}: name it with `of`")
        if missing := missing_parts(words):
            raise TypeError(f"{words.__name__} lacks {', '.join(missing)}")
        if member in self._words:
            raise TypeError(f"{member.__name__} has a class of words already: {type(self._words[member]).__name__}")
        self._words[member] = words()

    def close(self) -> tuple[type[S], ...]:
        """All files are read: the members, in the order of their names. Raises TypeError where one has no words."""
        subclasses = sorted(self.base.__subclasses__(), key=lambda subclass: subclass.__name__)
        for subclass in subclasses:
            if subclass not in self._words:
                raise TypeError(f"{subclass.__name__} has no class of words: write it beside the Struct")
        for member in self._words:
            if member not in subclasses:
                raise TypeError(f"{member.__name__} must inherit from {self.base.__name__} itself")
        self.members = tuple(subclasses)
        return tuple(subclasses)

    def words_of(self, member: S) -> Any:
        """The one instance of the class of words for this member."""
        return self._words[type(member)]

    def words_for(self, member: type[S]) -> Any:
        """The same, by the Struct itself."""
        return self._words[member]
