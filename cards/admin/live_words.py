"""What a card page asks while a program is written: words to follow, the grammar, which blocks may stand where."""

from functools import cache
from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBadRequest, JsonResponse
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

import words
from cards.admin.grammar import grammar_of, version_of
from cards.drafting.completion import completions
from cards.drafting.trying import Edit, allowed
from cards.rulesets import language_of

OFFERED = 30
LARGEST_QUESTION = 1_000_000
SCREEN = "cards-blocks-"
"""Messages of the editor itself, which come with the grammar."""


class ChoicesAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of these edits may be made to the program of a card of this kind?"""

    kind: str
    program: Any
    edits: list[Edit]


@require_POST
def live_complete(request: HttpRequest, ruleset: str) -> JsonResponse:
    """The words that may stand where the cursor is, from the JSON Schema of the language."""
    prefix, offered = completions(language_of(ruleset).schema(), request.POST.get("before", ""))
    return JsonResponse({"prefix": prefix, "words": offered[:OFFERED]})


@require_POST
def live_allowed(request: HttpRequest, ruleset: str) -> HttpResponse:
    """Of each edit that a list could offer whether it may be made."""
    if len(request.body) > LARGEST_QUESTION:
        return HttpResponseBadRequest()
    try:
        asked = msgspec.json.decode(request.body, type=ChoicesAsked)
        return JsonResponse({"allowed": allowed(language_of(ruleset), asked.program, asked.kind, asked.edits)})
    except (msgspec.DecodeError, RecursionError):  # a question that our own script never asks
        return HttpResponseBadRequest()


@require_GET
def live_grammar(request: HttpRequest, ruleset: str, reader: str, version: str) -> HttpResponse:
    """The address names the version: a browser that has it need never ask again."""
    if reader not in words.LANGUAGES:
        raise Http404
    kept = {"Cache-Control": "private, max-age=31536000, immutable"}
    return JsonResponse(_grammar(ruleset, reader)[0], headers=kept)


def grammar_address(ruleset: str, reader: str) -> str:
    return reverse("admin:cards_live_grammar", args=[ruleset, reader, _grammar(ruleset, reader)[1]])


@cache
def _grammar(ruleset: str, reader: str) -> tuple[dict[str, Any], str]:
    screen = {key.removeprefix(SCREEN): words.say(reader, key) for key in words.keys("en") if key.startswith(SCREEN)}
    grammar = grammar_of(language_of(ruleset), reader) | {"say": screen}
    return grammar, version_of(grammar)
