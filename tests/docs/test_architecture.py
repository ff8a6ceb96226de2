"""docs/architecture.md says who imports whom, and draws the path of an action: both as it is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contract import FILE

ROOT = FILE.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `([\w/<>]+)` \|[^|]+\|([^|]+)\|$", re.MULTILINE)
ROOMS = {room: set(re.findall(r"`([\w/<>.]+)`", imports)) for room, imports in ROW.findall(PAGE.split("## Shapes")[0])}
RULESETS = ["games/rules/unstable_unicorns/", "games/rules/kill_the_unicorns/"]
PATH = PAGE.partition("```text\n")[2].partition("```")[0]


def room_of(path: str) -> str | None:
    """The innermost room of a module, and None for somebody else's code."""
    for ruleset in RULESETS:
        path = path.replace(ruleset, "games/rules/<ruleset>/")
    return max((room for room in ROOMS if f"{path}/".startswith(f"{room}/")), key=len, default=None)


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}".replace(".", "/") for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name.replace(".", "/") for alias in node.names)


def imports_of(room: str) -> set[str]:
    files = (ROOT / room.split("/")[0]).rglob("*.py")
    own = [path for path in files if room_of(str(path.relative_to(ROOT))) == room and "migrations" not in path.parts]
    return {found for path in own for name in imported(path) if (found := room_of(name)) and found != room}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_the_page_says(room: str) -> None:
    assert imports_of(room) <= ROOMS[room]


@pytest.mark.parametrize("room", ["stepping", "services", "bots", "api"])
def test_only_the_store_asks_for_rows(room: str) -> None:
    files = (ROOT / "games" / room).rglob("*.py")
    assert [path.name for path in files if ".objects" in path.read_text(encoding="utf-8")] == []


def test_every_file_on_the_path_is_there() -> None:
    files = [line.strip() for line in PATH.splitlines()]
    assert len(files) > 20
    assert [file for file in files if not (ROOT / file).is_file()] == []
