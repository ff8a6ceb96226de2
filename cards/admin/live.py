"""Answers to a card page while somebody types: every problem with its place, the rules text, the words to follow."""

from typing import Any

from django.http import HttpRequest, JsonResponse, QueryDict
from django.views.decorators.http import require_POST

import words
from cards.admin.forms import card_form_for
from cards.completion import completions
from cards.format import Plain
from cards.language.catalogue import LANGUAGES
from cards.language.issues import Issue
from cards.language.reading import read
from cards.languages import tongue
from cards.models import Card
from cards.saying import said
from cards.shapes import in_words
from cards.texts import card_text


@require_POST
def live_check(request: HttpRequest, ruleset: str) -> JsonResponse:
    """The form as it stands, unsaved: what is wrong with it and what the card would say."""
    card, issues = _read(request.POST, ruleset)
    return JsonResponse(
        {
            "problems": [{"place": i.place, "message": i.message, "suggestion": i.suggestion} for i in issues],
            "headline": said("cards-live-problems", count=len(issues)),
            "texts": _texts(ruleset, card) if not issues else {},
        }
    )


@require_POST
def live_complete(request: HttpRequest, ruleset: str) -> JsonResponse:
    """The words that may stand where the cursor is, from the JSON Schema of the language."""
    prefix, offered = completions(tongue(ruleset).schema(), request.POST.get("before", ""))
    return JsonResponse({"prefix": prefix, "words": offered[:30]})


def live_schema(request: HttpRequest, ruleset: str) -> JsonResponse:
    return JsonResponse(tongue(ruleset).schema())


def _read(data: QueryDict, ruleset: str) -> tuple[Plain, list[Issue]]:
    form = card_form_for(ruleset)(data, instance=Card())
    form.is_valid()
    issues = [Issue(_place(field), str(message)) for field, messages in form.errors.items() for message in messages]
    card = form.plain_card()
    return card, issues + card_issues(ruleset, card, skip={place.place for place in issues})


def card_issues(ruleset: str, card: Plain, skip: set[str]) -> list[Issue]:
    """What the language says about one card by itself; places that the form has complained about are left out."""
    language = LANGUAGES[ruleset]
    value, issues = read(language.card, card)
    if value is not None and not issues:
        _, issues = tongue(ruleset).parse(card.get("abilities", []), card.get("kind"))
    return [issue for issue in issues if issue.place.split(".")[0].split("[")[0] not in skip]


def _place(field: str) -> str:
    renamed = {"program": "abilities", "face": "id", "__all__": ""}
    if field.startswith("name_"):
        return f"names.{field[5:]}"
    return renamed.get(field, field.removeprefix("value_"))


def _texts(ruleset: str, card: Plain) -> dict[str, dict[str, Any]]:
    return {
        code: {"name": in_words(card.get("names", {}), code), "text": card_text(ruleset, card, code)}
        for code in words.LANGUAGES
    }
