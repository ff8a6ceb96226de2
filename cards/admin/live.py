"""Answers to a card page while somebody types: every problem with its place, the rules text, the words to follow."""

from typing import TypedDict
from uuid import UUID

from django.http import HttpRequest, JsonResponse
from django.views.decorators.http import require_POST

import words
from cards.admin.forms import CardForm, card_form_for
from cards.drafting.completion import completions
from cards.language.issues import Issue
from cards.language.reading import read
from cards.language.sets import Plain, TagNames
from cards.models import Card, CardSetVersion
from cards.rulesets import language_of
from cards.texts import card_text, language, name_in, translate


class LiveProblem(TypedDict):
    """One thing that is wrong with the form or the card, as the page shows it."""

    place: str
    message: str
    suggestion: str | None


@require_POST
def live_check(request: HttpRequest, ruleset: str) -> JsonResponse:
    """The form as it stands, unsaved: what is wrong with it and what the card would say."""
    form = card_form_for(ruleset)(request.POST, instance=Card())
    form.is_valid()
    card = form.plain_card()
    problems = _form_problems(form)
    problems += [_problem(i) for i in card_issues(ruleset, card, complained={problem["place"] for problem in problems})]
    return JsonResponse(
        {
            "problems": problems,
            "headline": translate("cards-live-problems", count=len(problems)),
            "texts": _texts(ruleset, card, _tags(request)) if not problems else {},
        }
    )


@require_POST
def live_complete(request: HttpRequest, ruleset: str) -> JsonResponse:
    """The words that may stand where the cursor is, from the JSON Schema of the language."""
    prefix, offered = completions(language_of(ruleset).schema(), request.POST.get("before", ""))
    return JsonResponse({"prefix": prefix, "words": offered[:30]})


def live_schema(request: HttpRequest, ruleset: str) -> JsonResponse:
    return JsonResponse(language_of(ruleset).schema())


def _form_problems(form: CardForm) -> list[LiveProblem]:
    return [
        {"place": _place(field), "message": str(message), "suggestion": None}
        for field, messages in form.errors.items()
        for message in messages
    ]


def _problem(issue: Issue) -> LiveProblem:
    return {"place": issue.place, "message": issue.text(language()), "suggestion": issue.suggestion}


def card_issues(ruleset: str, card: Plain, complained: set[str]) -> list[Issue]:
    """What the language says about one card by itself; places that the form has complained about are left out."""
    speaking = language_of(ruleset)
    value, issues = read(speaking.card, card)
    if value is not None and not issues:
        _, issues = speaking.parse(card.get("abilities", []), card.get("kind"))
    return [issue for issue in issues if issue.place.split(".")[0].split("[")[0] not in complained]


def _place(field: str) -> str:
    renamed = {"program": "abilities", "face": "id", "__all__": ""}
    if field.startswith("name_"):
        return f"names.{field[5:]}"
    return renamed.get(field, field.removeprefix("value_"))


def _tags(request: HttpRequest) -> TagNames:
    """What the tags of the version are called that the card is written for."""
    try:
        key = UUID(request.POST.get("version", ""))
    except ValueError:
        return {}
    version = CardSetVersion.objects.select_related("card_set").filter(pk=key).first()
    return version.tag_names if version else {}


def _texts(ruleset: str, card: Plain, tags: TagNames) -> dict[str, dict[str, str]]:
    return {
        code: {"name": name_in(card.get("names", {}), code), "text": card_text(ruleset, card, code, tags=tags)}
        for code in words.LANGUAGES
    }
