"""The list of problem codes, for people: docs/problems.md and /docs/problems, where a `type` leads."""

from collections.abc import Iterator

from django.http import HttpRequest, HttpResponse
from django.utils.html import format_html, format_html_join
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

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
HTML = "<!doctype html><html lang='{}'><meta charset='utf-8'><title>uu-service</title><body><dl>{}</dl></body></html>"


def listed() -> list[type[Problem]]:
    return sorted(CODES.values(), key=lambda problem: (problem.status, problem.code))


def markdown() -> str:
    problems = (
        f"| `{each.code}` | {each.status} | {'yes' if each.retryable else ''} | {_cell(meaning('en', each))} |\n"
        for each in listed()
    )
    fields = (f"| `{code}` | {_cell(words.outline('en', key))} |\n" for code, key in _field_codes())
    return INTRO + "".join(problems) + FIELDS + "".join(fields)


def meaning(language: str, problem: type[Problem]) -> str:
    return words.outline(language, f"problem-{kebab(problem.code)}-detail")


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    """The list in the reader's language, with an anchor a code."""
    language = get_language() or words.FALLBACK
    rows = format_html_join(
        "",
        "<dt id='{0}'><code>{0}</code> · {1} · {2}</dt><dd>{3}</dd>",
        (
            (problem.code, problem.status, words.say(language, f"problem-{kebab(problem.code)}-title"), text)
            for problem in listed()
            for text in [meaning(language, problem)]
        ),
    )
    html = (
        "<!doctype html><html lang='{}'><meta charset='utf-8'><title>uu-service</title><body><dl>{}</dl></body></html>"
    )
    return HttpResponse(format_html(html, language, rows))


def _field_codes() -> Iterator[tuple[str, str]]:
    for key in sorted(words.keys("en")):
        if key.startswith("error-"):
            yield key.removeprefix("error-").replace("-", "_"), key


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
