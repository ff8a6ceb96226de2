"""A card once more, by one click: from its page, or from the list."""

from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.shortcuts import redirect
from django.urls import reverse

from cards.admin.verbs import staff
from cards.drafting.duplicating import check_duplicate_card
from cards.models import Card
from cards.problems import CardSetRefusal
from cards.texts import language, translate


def duplicate_card(request: HttpRequest, card_id: UUID) -> HttpResponse:
    """To the page of the copy, where its id and its name wait to be changed."""
    if not staff(request).has_perm("cards.add_card"):
        raise PermissionDenied
    if request.method != "POST":
        return HttpResponseNotAllowed(["POST"])
    try:
        card = check_duplicate_card(card_id, staff(request))
    except Card.DoesNotExist as error:
        raise Http404 from error
    except CardSetRefusal as refused:
        messages.error(request, refused.text(language()))
        return redirect(reverse("admin:cards_card_change", args=[card_id]))
    messages.success(request, translate("cards-done-card-duplicated", face=card.face))
    return redirect(reverse("admin:cards_card_change", args=[card.pk]))
