"""Part of `make check`: names the breaking changes that CHANGELOG.md does not name, and fails if there are any."""

import re
import sys
from pathlib import Path

import yaml

from tools.breaking.documents import breaking_changes

ROOT = Path(__file__).parents[2]
RELEASED = ROOT / "docs" / "api" / "released.yaml"
HOW = """
Each of these breaks a client of the released contract (docs/api/released.yaml). Take it back; or, if it must be,
put these lines into the section Unreleased of CHANGELOG.md, as they are.
"""


def main() -> int:
    before, after = (
        yaml.load(file.read_bytes(), Loader=yaml.CSafeLoader) for file in (RELEASED, ROOT / "openapi.yaml")
    )
    missing = unnamed(breaking_changes(before, after), (ROOT / "CHANGELOG.md").read_text())
    if missing:
        print(*(f"- Breaking: {change}" for change in missing), HOW, sep="\n")  # noqa: T201
    return 1 if missing else 0


def unnamed(changes: list[str], changelog: str) -> list[str]:
    """Those that the section Unreleased has no line for."""
    found = re.search(r"^## Unreleased\n(.*?)(?=^## |\Z)", changelog, re.DOTALL | re.MULTILINE)
    named = {line.removeprefix("- Breaking: ").strip() for line in found.group(1).splitlines()} if found else set()
    return [change for change in changes if change not in named]


if __name__ == "__main__":
    sys.exit(main())
