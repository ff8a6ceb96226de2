"""Which functions of ours one call runs through, in order: counted with sys.setprofile, libraries left out."""

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import TypeVar

R = TypeVar("R")
LEFT_OUT = (".venv", "tools", "migrations")
RULES = "games/rules/"


class Walk:
    """What was met: every call, each file where it was met first, and the deepest place."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.calls = self.hops = self.hops_in_rules = self.deepest = 0
        self.functions: set[CodeType] = set()
        self.met: dict[str, str | None] = {}
        self._open: list[tuple[FrameType, str]] = []
        self._names: dict[str, str | None] = {}

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            name = self._name(frame.f_code.co_filename)
            if name and not frame.f_code.co_name.startswith("<"):
                self._enter(frame, name)
        elif event == "return" and self._open and self._open[-1][0] is frame:
            self._open.pop()

    def numbers(self) -> str:
        rules = sum(name.startswith(RULES) for name in self.met)
        return (
            f"{self.calls} calls of {len(self.functions)} functions in {len(self.met)} files ({rules} of the rules), "
            f"{self.hops} hops from file to file ({self.hops_in_rules} inside the rules), {self.deepest} deep"
        )

    def rooms(self) -> str:
        """How many of the files are in which room, the most first."""
        files = Counter("/".join(name.split("/")[:-1][:3]) for name in self.met)
        return ", ".join(f"{count} in `{room}`" for room, count in files.most_common())

    def drawing(self) -> list[str]:
        """Each file once, under the file that called it first."""
        return [line for name, caller in self.met.items() if caller is None for line in self._branch(name, 0)]

    def _branch(self, name: str, depth: int) -> list[str]:
        below = [line for one, caller in self.met.items() if caller == name for line in self._branch(one, depth + 1)]
        return ["  " * depth + name, *below]

    def _enter(self, frame: FrameType, name: str) -> None:
        caller = self._open[-1][1] if self._open else None
        self.calls += 1
        self.hops += caller != name
        self.hops_in_rules += caller != name and name.startswith(RULES) and (caller or "").startswith(RULES)
        self.functions.add(frame.f_code)
        self.met.setdefault(name, caller)
        self._open.append((frame, name))
        self.deepest = max(self.deepest, len(self._open))

    def _name(self, filename: str) -> str | None:
        """The path inside the project, or None for somebody else's code."""
        if filename not in self._names:
            path = Path(filename)
            inside = path.relative_to(self.root) if path.is_relative_to(self.root) else None
            known = inside is not None and not set(inside.parts) & set(LEFT_OUT)
            self._names[filename] = str(inside) if known else None
        return self._names[filename]


def traced(root: Path, function: Callable[[], R]) -> tuple[R, Walk]:
    """The function's result, and the walk through this thread."""
    walk = Walk(root)
    sys.setprofile(walk)
    try:
        return function(), walk
    finally:
        sys.setprofile(None)
