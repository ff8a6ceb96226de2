"""Which numbered rules there are, and which tests prove them: read from the docs and from the tests' own marks."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

RULE = re.compile(r"^- \*\*([A-Z]+-[\w.]+)\*\* (.+)$")


class Rule(Struct, frozen=True):
    """One numbered rule in our words, and the tests that prove it."""

    id: str
    text: str
    proofs: tuple[str, ...]


def rules(root: Path, ruleset: str | None = None) -> list[Rule]:
    """Every rule of the docs, in their order, with its proofs."""
    prefix = (ruleset or "").replace("_", "-")
    proofs: dict[str, list[str]] = {}
    for rule, test in marks(root / "tests"):
        proofs.setdefault(rule, []).append(test)
    files = sorted(path for path in (root / "docs" / "rules").glob("*.md") if path.stem.startswith(prefix))
    return [
        Rule(match[1], match[2], tuple(sorted(set(proofs.get(match[1], ())))))
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if (match := RULE.match(line))
    ]


def unknown_marks(root: Path) -> set[str]:
    """Rules that tests claim to prove and that the docs do not have."""
    known = {rule.id for rule in rules(root)}
    return {rule for rule, _ in marks(root / "tests") if rule not in known}


def marks(tests: Path) -> Iterator[tuple[str, str]]:
    """Every `proves` mark as (rule, test)."""
    for path in sorted(tests.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "proves(" in source:
            yield from _marks_in(ast.parse(source), f"{path.relative_to(tests.parent)}")


def _marks_in(tree: ast.AST, where: str) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for mark in node.decorator_list:
                yield from ((rule, f"{where}::{node.name}") for rule in _proves(mark))


def _proves(mark: ast.expr) -> Iterator[str]:
    for node in ast.walk(mark):
        if isinstance(node, ast.Call) and _name(node.func) == "proves":
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def _name(function: ast.expr) -> str | None:
    """`pytest.mark.proves`, or `proves` where a module has given it the short name."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else None
