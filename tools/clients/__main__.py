"""`python -m tools.clients [language …]`: prints a table, and fails if anything does not compile or does not play."""

import argparse
import sys
import tempfile
import time
import traceback
from pathlib import Path

from tests.games.server import embedded_service
from tools.clients.languages import LANGUAGES, ClientLanguage

GAMES = (
    ("unstable_unicorns", 3, {}),
    ("unstable_unicorns", 3, {"targeting": "declared"}),
    ("kill_the_unicorns", 3, {}),
)
"""Ruleset, seats and options: with declared targets the actions of a form hang together most."""
HEAD = ("language", "generator", "files", "compiled", "played")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", choices=[*LANGUAGES, []], default=[])
    wanted = parser.parse_args().languages or list(LANGUAGES)
    free = {"UU_THROTTLE_PLAY": "999/second", "UU_THROTTLE_READ": "999/second"}
    with tempfile.TemporaryDirectory() as folder, embedded_service(Path(folder), **free) as address:
        rows = [row_of(LANGUAGES[name], address) for name in wanted]
    say("")
    for row in (HEAD, ("---",) * len(HEAD), *rows):
        say(f"| {' | '.join(row)} |")
    return int(any("FAILED" in cell for row in rows for cell in row))


def row_of(language: ClientLanguage, address: str) -> tuple[str, ...]:
    """Generate, compile, play: what fails is told at once, and leaves the rest of the row undone."""
    row = [language.name, language.generator()]
    steps = {
        "generate": lambda: str(language.generate()),
        "compile": language.compile,
        "play": lambda: ", ".join(language.play(address, *game) for game in GAMES),
    }
    for name, step in steps.items():
        began = time.monotonic()
        try:
            row.append(step() if name != "play" or language.plays else "no")
        except Exception as error:  # noqa: BLE001 - one language's failure is a line of the table
            say("".join(traceback.format_exception_only(error)))
            return (*row, "FAILED", *([""] * (len(HEAD) - len(row) - 1)))
        say(f"{language.name:<12}{name:<10}{time.monotonic() - began:4.0f} s  {row[-1]}")
    return tuple(row)


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
