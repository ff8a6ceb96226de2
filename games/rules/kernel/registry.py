"""One class for each Struct of a card language: what the rules do with it. A missing part fails at import.

A package registers its modules' classes and then compares them with the language.
"""

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Registry(Generic[T]):
    """The classes of one kind, an instance of each, by the Struct that it is for."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.by_struct: dict[type[Struct], T] = {}

    def join(self, struct: type[Struct], rules: type[T]) -> None:
        """Take a class in, if it defines everything and is the first for its Struct."""
        missing = [name for name in dir(rules) if getattr(getattr(rules, name), "__isabstractmethod__", False)]
        if missing:
            raise TypeError(f"{rules.__name__} does not define {', '.join(missing)}")
        if struct in self.by_struct:
            raise TypeError(f"{struct.__name__} has a class already: {type(self.by_struct[struct]).__name__}")
        self.by_struct[struct] = rules()

    def complete(self, package: str, path: Iterable[str], language: Iterable[type[Struct]]) -> None:
        """Import all modules of the package; fail unless they and the language know the same words."""
        for module in iter_modules(path):
            import_module(f"{package}.{module.name}")
        unmatched = sorted(struct.__name__ for struct in self.by_struct.keys() ^ set(language))
        if unmatched:
            raise TypeError(f"language and rules do not have the same {self.kind}s: {', '.join(unmatched)}")
