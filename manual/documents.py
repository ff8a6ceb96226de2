"""Which documents there are, in which order, and at which address each is served.

Every Markdown file of docs/ is a document; a file that no section names stands in the last one.
"""

from functools import cache
from pathlib import Path

from django.conf import settings
from msgspec import Struct

ROOT: Path = settings.BASE_DIR
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("First game", ("docs/quickstart-*.md", "docs/how-to-write-a-client.md", "docs/clients.md", "docs/transcript.md")),
    (
        "Guides",
        (
            *("docs/live-updates.md", "docs/matchmaking.md", "docs/players.md", "docs/accounts.md", "docs/webhooks.md"),
            *("docs/playing-*.md", "docs/compatibility.md"),
        ),
    ),
    (
        "Reference",
        ("docs/problems.md", "docs/events.md", "docs/labels.md", "docs/limits.md"),
    ),
    ("Cards", ("docs/card-gallery.md", "docs/cards.md", "docs/card-sets.md", "docs/effect-language*.md")),
    ("Rules", ("docs/rules/*.md", "docs/rulings.md")),
    (
        "Running it",
        (
            *("docs/deploying.md", "docs/operating.md", "docs/scaling.md", "docs/reliability.md"),
            *("docs/performance.md", "docs/staff-powers.md"),
        ),
    ),
    (
        "Inside",
        (
            *("docs/glossary.md", "CHANGELOG.md", "docs/architecture.md", "docs/bots.md", "docs/words.md"),
            *("docs/translating.md", "CONTRIBUTING.md", "docs/decisions/README.md"),
        ),
    ),
)
HOME, REST, DECISIONS, CONTRACT = "docs/README.md", "More", "Decisions", "Reference"


class Document(Struct, frozen=True):
    """A text in Markdown, and where it is served below /docs/."""

    address: str
    section: str
    source: str
    """Its path in the project, which its links start from."""
    text: str


@cache
def written() -> tuple[Document, ...]:
    """All that people (or `make schema`) have written, in the order of the contents."""
    found: dict[str, str] = {HOME: ""}
    for section, patterns in SECTIONS:
        for path in (path for pattern in patterns for path in sorted(ROOT.glob(pattern))):
            found.setdefault(_name(path), section)
    for path in sorted((ROOT / "docs").rglob("*.md")):
        found.setdefault(_name(path), DECISIONS if path.parent.name == "decisions" else REST)
    return tuple(_read(source, section) for source, section in found.items())


def address_of(source: str) -> str:
    """docs/rules/x.md is served at /docs/rules/x, CHANGELOG.md at /docs/changelog, a README where its folder is."""
    path = source.removeprefix("docs/").removesuffix(".md")
    path = path.lower() if path == path.upper() else path
    return path.removesuffix("readme").removesuffix("README").removesuffix("/")


def _read(source: str, section: str) -> Document:
    return Document(address_of(source), section, source, (ROOT / source).read_text(encoding="utf-8"))


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
