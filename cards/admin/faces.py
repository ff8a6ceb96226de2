"""The drawn face of a card in the admin, of a draft too: what its page and the list show."""

from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString

from cards.admin.verbs import staff
from cards.drawing import drawn
from cards.files.rows import plain_card
from cards.models import Card
from cards.texts import language


def face(request: HttpRequest, card_id: UUID) -> HttpResponse:
    """As it is saved now: a draft changes, so nobody keeps it."""
    if not staff(request).has_perm("cards.view_card"):
        raise PermissionDenied
    card = Card.objects.select_related("version__card_set").prefetch_related("names").filter(pk=card_id).first()
    if card is None:
        raise Http404
    svg = drawn(card.version.card_set.ruleset, plain_card(card), language(), card.version.tag_names)
    return HttpResponse(svg, content_type="image/svg+xml", headers={"Cache-Control": "private, no-cache"})


def picture(card: Card, width: int) -> SafeString:
    """Names and texts stand beside it, so it says nothing to whoever cannot see it."""
    address = reverse("admin:cards_face", args=[card.pk])
    return format_html(
        '<img src="{}" alt="" width="{}" height="{}" loading="lazy" class="card-face">', address, width, width * 7 // 5
    )
