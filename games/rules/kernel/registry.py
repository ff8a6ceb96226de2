"""One class for each Struct of a card language: what the rules do with it. A missing part fails at import.

A package registers its modules' classes and then compares them with the language.
"""

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules
from typing import Generic, TypeVar

from msgspec import Struct

from cards.language.families import missing_parts

T = TypeVar("T")


class Registry(Generic[T]):
    """The classes of one kind, an instance of each, by the Struct that it is for."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.by_struct: dict[type[Struct], T] = {}

    def join(self, struct: type[Struct], rules: type[T]) -> None:
        """Take a class in, if it defines everything and is the first for its Struct."""
        if missing := missing_parts(rules):
            raise TypeError(f"{rules.__name__} does not define {', '.join(missing)}")
        if struct in self.by_struct:
            raise TypeError(f"{struct.__name__} has a class already: {type(self.by_struct[struct]).__name__}")
        self.by_struct[struct] = rules()

    def complete(self, package: str, path: Iterable[str], language: Iterable[type[Struct]]) -> None:
        """Import all modules of the package; fail unless they and the language know the same words."""
        for module in iter_modules(path):
            import_module(f"{package}.{module.name}")
        known, written = set(self.by_struct), set(language)
        if missing := sorted(struct.__name__ for struct in written - known):
            raise TypeError(f"no class in {package} is for the {self.kind} {', '.join(missing)}")
        if unwritten := sorted(struct.__name__ for struct in known - written):
            raise TypeError(f"{package} has a class for {', '.join(unwritten)}, which the language does not have")
