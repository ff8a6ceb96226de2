"""The list of problem codes, for people: docs/problems.md, which is served where a `type` leads."""

from collections.abc import Iterator

import words
from uu_service.api.problems import CODES, Problem, kebab

INTRO = """# What can go wrong

Every answer that is not a success is an `application/problem+json` (RFC 9457) with `type, title, status, detail,
instance, code, errors, request_id, retryable`. `code` is one of this list, which may grow within v1: treat a code that
you do not know by its `status`. `title` and `detail` follow `Accept-Language` and are for people. `retryable` means:
the same request may succeed later. Written by `make schema`.

| code | status | retryable | meaning |
|---|---|---|---|
"""
FIELDS = """
## Codes of `errors[]`

What is wrong with one field of a body or one query parameter; `pointer` (a JSON pointer) says where.

| code | meaning |
|---|---|
"""


def listed() -> list[type[Problem]]:
    return sorted(CODES.values(), key=lambda problem: (problem.status, problem.code))


def markdown(language: str = "en") -> str:
    """The list, with its meanings in this language."""
    problems = (
        f"| `{each.code}` | {each.status} | {'yes' if each.retryable else ''} | {_cell(meaning(language, each))} |\n"
        for each in listed()
    )
    fields = (f"| `{code}` | {_cell(words.outline(language, key))} |\n" for code, key in _field_codes())
    return INTRO + "".join(problems) + FIELDS + "".join(fields)


def meaning(language: str, problem: type[Problem]) -> str:
    return words.outline(language, f"problem-{kebab(problem.code)}-detail")


def _field_codes() -> Iterator[tuple[str, str]]:
    for key in sorted(words.keys("en")):
        if key.startswith("error-"):
            yield key.removeprefix("error-").replace("-", "_"), key


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
