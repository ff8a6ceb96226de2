"""Unions that their members join by themselves: a new member is a new file, and no list has to name it."""

from typing import Generic, TypeVar

from msgspec import Struct

S = TypeVar("S", bound=Struct)


class Family(Generic[S]):
    """The heirs of one Struct. Beside `Meta` in an annotation it means: any of them, told apart by their heads."""

    def __init__(self, base: type[S]) -> None:
        self.base = base
        self.members: tuple[type[S], ...] = ()

    def close(self) -> tuple[type[S], ...]:
        """Everybody who belongs to it is there: its members, in the order of their names."""
        self.members = tuple(sorted(self.base.__subclasses__(), key=lambda member: member.__name__))
        return self.members
