"""What the search looks in: every heading with the words under it. The browser does the looking."""

import re
from functools import cache

import msgspec

from manual.pages import documents, of, title

WORD = re.compile(r"[^\W_][\w'’-]{1,39}", re.UNICODE)


@cache
def index() -> bytes:
    """`pages`: addresses and titles. `parts`: number of the page, anchor, heading, and each word under it once."""
    pages: list[tuple[str, str]] = []
    parts: list[tuple[int, str, str, str]] = []
    for document in (document for document in documents().values() if "." not in document.address):
        for passage in of(document).passages:
            heading = passage.heading
            anchor = "" if heading.level == 1 else heading.anchor
            parts.append((len(pages), anchor, heading.text, _words(heading.text, passage.words)))
        pages.append((document.address, title(document)))
    return msgspec.json.encode({"pages": pages, "parts": parts})


def _words(heading: str, text: str) -> str:
    """Those that the heading does not have already."""
    known = set(WORD.findall(heading.lower()))
    return " ".join(word for word in dict.fromkeys(WORD.findall(text.lower())) if word not in known)
