"""`make release VERSION=1.0.0`: checks everything, freezes the contract, commits that and tags it. Pushes nothing.

With `--dry-run` it checks what takes no time, and says what it would do.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import yaml

from uu_service import __version__

ROOT = Path(__file__).parents[1]
CONTRACT, RELEASED = "openapi.yaml", "docs/api/released.yaml"
MIGRATIONS = "docs/api/released-migrations.txt"
LONG = (["make", "check"], ["make", "test"])
"""Both need minutes. `make check` also compares the contract with the one that was released last."""


def main() -> int:
    given = argparse.ArgumentParser(prog="make release")
    given.add_argument("version", help="the version, such as 1.0.0")
    given.add_argument("--dry-run", action="store_true", help="check what takes no time, change nothing")
    chosen = given.parse_args()
    reasons = list(why_not(chosen.version))
    _say(*(f"- {reason}" for reason in reasons))
    steps = [*LONG, *_steps(chosen.version)]
    if chosen.dry_run:
        _say("It would now run:", *(f"  {' '.join(step)}" for step in steps))
    elif not reasons:
        for step in steps:
            subprocess.run(step, cwd=ROOT, check=True)
        _say(f"v{chosen.version} is tagged. Push it: git push --follow-tags")
    return 1 if reasons else 0


def why_not(version: str) -> Iterator[str]:
    """Everything that stands against releasing this version now."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"{version} is no version: it is three numbers, such as 1.0.0"
    if _git("status", "--porcelain"):
        yield "the working tree is not clean: commit or stash what is in it"
    if (branch := _git("branch", "--show-current")) != "main":
        yield f"this is the branch {branch or '(none)'}, and releases are made from main"
    if _git("tag", "--list", f"v{version}"):
        yield f"there is a tag v{version} already"
    for place, found in versions().items():
        if found != version:
            yield f"{place} says {found}, not {version}"


def versions() -> dict[str, str]:
    """What each place says. The first and the last are written by hand; the contract follows the first."""
    contract = yaml.load((ROOT / CONTRACT).read_bytes(), Loader=yaml.CSafeLoader)
    newest = re.search(r"^## (\d\S*) - \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    return {
        "uu_service/__init__.py": __version__,
        CONTRACT: contract["info"]["version"],
        "CHANGELOG.md": newest[1] if newest else "nothing",
    }


def _steps(version: str) -> list[list[str]]:
    """`--allow-empty`: the contract may be as it was in the last release."""
    return [
        ["cp", CONTRACT, RELEASED],
        [sys.executable, "-m", "tools.migration_rules", "--write"],
        ["git", "add", RELEASED, MIGRATIONS],
        ["git", "commit", "--allow-empty", "-m", f"release: Freeze the contract and the migrations of {version}."],
        ["git", "tag", "-a", f"v{version}", "-m", f"uu-service {version}"],
    ]


def _git(*command: str) -> str:
    done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def _say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))


if __name__ == "__main__":
    sys.exit(main())
