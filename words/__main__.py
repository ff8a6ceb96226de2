"""`python -m words`: finds a phrase by what it says, and says it in every language, as people will read it.

`python -m words --find défausse` lists messages; `python -m words card-uu-draw form=they who=Ann count=3` says one.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import words
from words.book import LANGUAGES, outline, say

ROOT = Path(__file__).parent


def places() -> Iterator[tuple[str, Path, int, str]]:
    """Each message: its key, its file, its line, its text as it is written."""
    for path in sorted(ROOT.glob("*/*.ftl")):
        text = path.read_text(encoding="utf-8")
        starts = list(re.finditer(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            yield start[1], path, text.count("\n", 0, start.start()) + 1, text[start.end() : end].strip()


def found(part: str) -> Iterator[str]:
    """The messages whose text holds these words, in any language."""
    for key, path, line, text in places():
        if " ".join(part.split()).casefold() in " ".join(text.split()).casefold():
            yield f"{path.relative_to(ROOT.parent)}:{line}  {key}"


def said(key: str, args: dict[str, str]) -> Iterator[str]:
    """The message in every language, with where it stands. What got no value stays open."""
    values = {name: int(value) if value.lstrip("-").isdigit() else value for name, value in args.items()}
    where = {
        path.parent.name: f"{path.relative_to(ROOT.parent)}:{line}" for one, path, line, _ in places() if one == key
    }
    for language in LANGUAGES:
        text = say(language, key, **values) if values else outline(language, key)
        yield f"{language}  {text}\n    {where.get(language, 'not translated')}"


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m words", description=__doc__)
    parser.add_argument("key", nargs="?", help="the name of a message")
    parser.add_argument("values", nargs="*", help="name=value for what the message leaves open")
    parser.add_argument("--find", metavar="TEXT", help="which messages say this")
    told = parser.parse_args(given)
    if told.find:
        lines = list(found(told.find))
    elif told.key and words.has(told.key):
        lines = list(said(told.key, dict(value.split("=", 1) for value in told.values)))
    else:
        parser.error(f"there is no message {told.key!r}: --find TEXT finds one" if told.key else "name a message")
    sys.stdout.write("".join(f"{line}\n" for line in lines) or "no message says that\n")
    return 0 if lines else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
