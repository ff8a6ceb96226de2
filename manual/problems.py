"""The list of problems in the languages that docs/problems.md is not written in: a `type` leads people there."""

from functools import cache

import words
from manual.documents import Document
from uu_service.api.problems_page import markdown

SOURCE = "docs/problems.md"


@cache
def documents() -> tuple[Document, ...]:
    others = (language for language in words.LANGUAGES if language != words.FALLBACK)
    return tuple(Document(f"problems.{language}", "", SOURCE, markdown(language)) for language in others)
