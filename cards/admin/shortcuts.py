"""Short ways from a card: from a published one into the draft of its set, and from a saved one before the gate."""

from typing import TypedDict
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.shortcuts import redirect
from django.urls import reverse

from cards.admin.card_list import cards_page
from cards.admin.verbs import staff
from cards.drafting.drafts import check_draft_for
from cards.files.rows import plain_of
from cards.models import Card, CardSetVersion, GateRun
from cards.problems import CardSetRefusal
from cards.publishing.checks import prepared_for_gate
from cards.publishing.gate_runs import check_start_gate
from cards.texts import language, translate

SAVE_AND_CHECK = "_check"
_GOOD = (GateRun.State.WAITING, GateRun.State.PLAYING, GateRun.State.PASSED)


class Beside(TypedDict):
    """A button beside *Save*, as the theme draws it."""

    action_name: str
    description: str


def beside_save(request: HttpRequest, version: CardSetVersion | None) -> list[Beside]:
    if version is None or not version.is_draft or not staff(request).has_perm("cards.try_cardsetversion"):
        return []
    return [{"action_name": SAVE_AND_CHECK, "description": translate("cards-save-and-check")}]


def after_saving(request: HttpRequest, version_id: UUID) -> HttpResponse:
    """Back to the list, or to the gate, which has begun by then unless this content has passed already."""
    if SAVE_AND_CHECK not in request.POST:
        return redirect(cards_page(version_id))
    try:
        if not _is_at_the_gate(version_id):
            check_start_gate(version_id, staff(request))
    except CardSetRefusal as refused:
        messages.error(request, refused.text(language()))
    return redirect(reverse("admin:cards_publishing", args=[version_id]))


def _is_at_the_gate(version_id: UUID) -> bool:
    draft = CardSetVersion.objects.select_related("card_set").get(pk=version_id)
    digest = prepared_for_gate(plain_of(draft)).digest
    return draft.gate_runs.filter(content_hash=digest, state__in=_GOOD).exists()


def may_edit_in_draft(request: HttpRequest, card: Card) -> bool:
    return not card.version.is_draft and staff(request).has_perm("cards.change_cardsetversion")


def edit_in_draft(request: HttpRequest, card_id: UUID) -> HttpResponse:
    """From a card that cannot be changed to the same card in the draft of its set, which is opened if need be."""
    if not staff(request).has_perm("cards.change_cardsetversion"):
        raise PermissionDenied
    if request.method != "POST":
        return HttpResponseNotAllowed(["POST"])
    card = Card.objects.select_related("version__card_set").filter(pk=card_id).first()
    if card is None:
        raise Http404
    try:
        draft = check_draft_for(card.version, staff(request))
    except CardSetRefusal as refused:
        messages.error(request, refused.text(language()))
        return redirect(reverse("admin:cards_card_change", args=[card_id]))
    same = draft.cards.filter(face=card.face).first()
    if same is None:
        messages.warning(request, translate("cards-not-in-draft", face=card.face))
    return redirect(reverse("admin:cards_card_change", args=[same.pk]) if same else cards_page(draft.pk))
