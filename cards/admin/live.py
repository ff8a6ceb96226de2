"""Answers to a card page while somebody types: every problem with its place, the rules text, the drawn face."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypedDict
from uuid import UUID

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.middleware.csrf import get_token
from django.views.decorators.http import require_POST
from msgspec.structs import replace

import words
from cards.admin.forms import CardForm, card_form_for
from cards.drawing import drawn
from cards.files.places import span_of
from cards.files.rows import plain_of
from cards.files.yamltext import program_text
from cards.language.issues import Issue
from cards.language.reading import read
from cards.language.sets import Plain, TagNames, card_place
from cards.models import Card, CardSetVersion
from cards.publishing.checks import draft_issues
from cards.rulesets import UnknownRuleset, language_of
from cards.texts import card_text, language, name_in, translate


class LiveProblem(TypedDict):
    """One thing that is wrong with the form or the card, as the page shows it."""

    place: str
    message: str
    suggestion: str | None
    span: tuple[int, int, int] | None
    """In the text of the program: the line, and where what is wrong begins and ends."""
    labels: dict[str, str]
    """What the links to it say."""


def for_scripts(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A view for the scripts of a card's page: to somebody who is signed out it says so, instead of showing the login
    page."""
    behind = admin.site.admin_view(view)

    @wraps(view)
    def answer(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if not admin.site.has_permission(request):
            return JsonResponse({"signed_out": True}, status=401)
        if not request.user.has_perm("cards.change_card"):
            raise PermissionDenied
        try:
            return behind(request, *args, **kwargs)
        except UnknownRuleset as unknown:
            raise Http404 from unknown

    answer.csrf_exempt = True  # type: ignore[attr-defined]  # `behind` checks it, after it is known who asks
    return answer


def live_token(request: HttpRequest) -> JsonResponse:
    """A form that outlived its session needs a new token once its writer is signed in again."""
    return JsonResponse({"token": get_token(request)}, headers={"Cache-Control": "no-store"})


@require_POST
def live_check(request: HttpRequest, ruleset: str) -> JsonResponse:
    """The form as it stands, unsaved: what is wrong with it, what the card would say and how it would look."""
    form = _form(request, ruleset)
    card = form.plain_card()
    problems = _form_problems(form)
    issues = card_issues(ruleset, card, complained={problem["place"] for problem in problems})
    version = draft_of_form(request)
    if version is not None and not problems and not issues:
        issues = issues_in_draft(version, request.POST.get("card", ""), card)
    tags = version.tag_names if version else {}
    blocks = _as_blocks(ruleset, form, tags)
    text = blocks["written"] if request.POST.get("by") == "blocks" else request.POST.get("program", "")
    problems += [
        _problem(one, str(text).replace("\r\n", "\n")) for one in issues
    ]  # forms send both; the page counts one
    return JsonResponse(
        {
            "problems": problems,
            "headline": translate("cards-live-problems", count=len(problems)),
            "unnamed": _unnamed(card),
            "texts": _texts(ruleset, card, tags),
            "face": drawn(ruleset, {"names": {}, **card}, _shown_in(request), tags),
            **blocks,
        }
    )


def _form(request: HttpRequest, ruleset: str) -> CardForm:
    """As it was sent. A picture that is saved already belongs to the card."""
    saved = saved_card(request)
    form = card_form_for(ruleset)(request.POST, instance=Card(image_id=saved.image_id if saved else None))
    form.is_valid()
    return form


def saved_card(request: HttpRequest) -> Card | None:
    """The card whose page it is, as it was saved; a new one has none."""
    key = _uuid(request.POST.get("card", ""))
    return Card.objects.filter(pk=key).first() if key else None


def written_card(request: HttpRequest, ruleset: str) -> Plain:
    """The card that a form speaks of, as far as it can be read."""
    return _form(request, ruleset).plain_card()


def _as_blocks(ruleset: str, form: CardForm, tags: TagNames) -> dict[str, object]:
    """The program as data, as its author would write it, and what each clause says; nothing if it cannot be read."""
    program = form.cleaned_data.get("program")
    if not isinstance(program, list):
        return {"program": None, "written": None, "clauses": []}
    kind = form.cleaned_data.get("kind", "")
    clauses = [card_text(ruleset, {"kind": kind, "abilities": [clause]}, language(), tags=tags) for clause in program]
    return {"program": program, "written": program_text(program), "clauses": clauses}


def _shown_in(request: HttpRequest) -> str:
    """The language of the face that the page shows."""
    asked = request.POST.get("shown_in", "")
    return asked if asked in words.LANGUAGES else language()


def _form_problems(form: CardForm) -> list[LiveProblem]:
    return [
        {"place": _place(field), "message": str(message), "suggestion": None, "span": None, "labels": {}}
        for field, messages in form.errors.items()
        for message in messages
    ]


def _problem(issue: Issue, program: str) -> LiveProblem:
    span = span_of(program, issue.place) if issue.place.startswith("abilities") else None
    labels = {"line": translate("cards-live-line", line=span.line)} if span else {}
    if issue.suggestion:
        labels["fix"] = translate("cards-live-fix", word=issue.suggestion)
    return {
        "place": issue.place,
        "message": issue.text(language()),
        "suggestion": issue.suggestion,
        "span": span,
        "labels": labels,
    }


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


def issues_in_draft(draft: CardSetVersion, card_id: str, card: Plain) -> list[Issue]:
    """What is wrong with a card among the others of its draft; without an id it is a new one."""
    replaced = str(draft.cards.filter(pk=card_id).values_list("face", flat=True).first()) if _uuid(card_id) else None
    plain = plain_of(draft)
    plain["cards"] = [one for one in plain["cards"] if one["id"] != replaced] + [card]
    place = card_place(card.get("id", ""))
    found = [issue for issue in draft_issues(draft, plain) if place in issue.place]
    return [replace(issue, place=issue.place.split(place)[-1].lstrip(".") or "id") for issue in found]


def _unnamed(card: Plain) -> dict[str, object]:
    """Languages in which the card has no name yet."""
    lacking = [code for code in words.LANGUAGES if not card.get("names", {}).get(code)]
    note = translate("cards-live-unnamed", codes=", ".join(lacking)) if lacking else ""
    return {"languages": lacking, "note": note}


def draft_of_form(request: HttpRequest) -> CardSetVersion | None:
    """The draft that the card is written for."""
    key = _uuid(request.POST.get("version", ""))
    versions = CardSetVersion.objects.select_related("card_set").defer("content")
    return versions.filter(pk=key, status=CardSetVersion.Status.DRAFT).first() if key else None


def _uuid(text: str) -> UUID | None:
    try:
        return UUID(text)
    except ValueError:
        return None


def _texts(ruleset: str, card: Plain, tags: TagNames) -> dict[str, dict[str, str]]:
    return {
        code: {"name": name_in(card.get("names", {}), code), "text": card_text(ruleset, card, code, tags=tags)}
        for code in words.LANGUAGES
    }
