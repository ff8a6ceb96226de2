"""From documents to pages: each is made once, when somebody first asks for it, and kept."""

import html
from functools import cache, partial
from textwrap import shorten

import msgspec
from msgspec import Struct

from manual.documents import CONTRACT, DECISIONS, REST, ROOT, Document, written
from manual.links import is_code, resolved
from manual.markdown import Heading, Rendered, coloured, rendered
from manual.problems import documents as translated
from manual.reference import documents as described

UNLISTED = ("", DECISIONS, REST)
RULES = "docs/rules/proofs.json"


class Page(Struct, frozen=True):
    """One page of the manual."""

    address: str
    title: str
    section: str
    html: str
    headings: list[Heading]
    """What it is divided into."""
    description: str
    """Its first words, for what finds pages."""


class Entry(Struct, frozen=True):
    """A line of the contents."""

    address: str
    title: str


@cache
def documents() -> dict[str, Document]:
    """All documents by their addresses."""
    return {document.address: document for document in (*written(), *described(), *translated())}


def page(address: str) -> Page | None:
    if address.startswith("files/"):
        return _code_page(address)
    document = documents().get(address)
    if document is None:
        return None
    if address == DECISIONS.lower():
        document = msgspec.structs.replace(document, text=document.text + _decisions())
    made = of(document)
    headings = [passage.heading for passage in made.passages if passage.heading.level in (2, 3)]
    return Page(address, title(document), document.section, made.html, headings, _opening(made))


def _opening(made: Rendered) -> str:
    words = (passage.words.removeprefix(passage.heading.text) for passage in made.passages)
    return shorten(next(filter(None, words), ""), 160, placeholder=" …")


@cache
def of(document: Document) -> Rendered:
    """It is rendered once, for its page and for the search."""
    return rendered(document.text, partial(resolved, document.source), _proofs)


@cache
def contents() -> dict[str, list[Entry]]:
    """What the navigation lists: sections with their pages. Of the contract only where it begins."""
    found: dict[str, list[Entry]] = {}
    for document in documents().values():
        if document.section not in UNLISTED and not document.address.startswith("reference/"):
            found.setdefault(document.section, []).append(Entry(document.address, title(document)))
    found[CONTRACT].sort(key=lambda entry: entry.address != "reference")
    return found


def _decisions() -> str:
    found = (document for document in written() if document.section == DECISIONS)
    lines = (f"- [{title(one)}](/docs/{one.address})\n" for one in found if one.address != DECISIONS.lower())
    return "\n" + "".join(lines)


def title(document: Document) -> str:
    """Its first heading."""
    line = next((line for line in document.text.splitlines() if line.startswith("# ")), document.address)
    return line.removeprefix("# ").replace("`", "")


def _code_page(address: str) -> Page | None:
    """A file of the project that a document mentions."""
    path = address.removeprefix("files/")
    if path not in mentioned() or not is_code(path):
        return None
    kind = path.rpartition(".")[2]
    body = f"<h1>{html.escape(path)}</h1>{coloured((ROOT / path).read_text(encoding='utf-8'), kind)}"
    return Page(address, path, "", body, [], path)


@cache
def mentioned(pictures: bool = False) -> frozenset[str]:
    """Files that some document leads to, or pictures that it shows: no others are served, whatever an address says."""
    start = f'{"src" if pictures else "href"}="/docs/files/'
    pieces = (piece for document in documents().values() for piece in of(document).html.split(start)[1:])
    return frozenset(piece.partition('"')[0].partition("#")[0] for piece in pieces)


@cache
def _proven() -> dict[str, list[str]]:
    """The tests that prove each rule: written by `manage.py rules --write`, as a running service has no tests."""
    return msgspec.json.decode((ROOT / RULES).read_bytes(), type=dict[str, list[str]])


def _proofs(rule: str) -> str:
    tests = _proven().get(rule, [])
    if not tests:
        return ""
    items = "".join(f"<li title='{html.escape(test)}'>{_sentence(test)}</li>" for test in tests)
    return f"<details class='proofs'><summary>proven by {len(tests)}</summary><ul>{items}</ul></details>"


def _sentence(test: str) -> str:
    """tests/x.py::test_a_card_may_stay reads “a card may stay”."""
    return html.escape(test.rpartition("::")[2].removeprefix("test_").removeprefix("Test").replace("_", " "))
