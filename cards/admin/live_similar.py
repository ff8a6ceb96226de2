"""Cards beside the one that is being written: what does something alike, or what somebody looks for, to start from."""

from typing import TypedDict

from django.db.models import Q, QuerySet
from django.http import HttpRequest, JsonResponse
from django.urls import reverse
from django.views.decorators.http import require_POST

from cards.admin.live import draft_of_form, saved_card, written_card
from cards.drafting.similar import most_similar
from cards.files.rows import plain_card
from cards.files.yamltext import program_text
from cards.language.sets import Plain
from cards.models import Card, CardSetVersion
from cards.texts import card_text, kind_title, language, name_in

SHOWN = 4


class SimilarCard(TypedDict):
    """A card as the page shows it."""

    name: str
    kind: str
    kind_title: str
    card_set: str
    text: str
    program: str
    face: str
    address: str


@require_POST
def live_similar(request: HttpRequest, ruleset: str) -> JsonResponse:
    written = written_card(request, ruleset)
    cards = {str(card.pk): card for card in _candidates(request, ruleset)}
    plain = [{**plain_card(card), "row": key} for key, card in cards.items()]
    wanted = request.POST.get("wanted", "").strip().casefold()
    if wanted:
        plain = [card for card in plain if wanted in _said(cards[card["row"]], card)]
    found = most_similar(written, plain, SHOWN)
    return JsonResponse({"cards": [_shown(cards[card["row"]], card) for card in found]})


def _candidates(request: HttpRequest, ruleset: str) -> list[Card]:
    """The cards of the draft and of all that is published for this game, each card once; not the one on the page."""
    draft = draft_of_form(request)
    versions = Q(version__status=CardSetVersion.Status.PUBLISHED) | Q(version=draft)
    rows: QuerySet[Card] = Card.objects.filter(versions, version__card_set__ruleset=ruleset)
    rows = rows.select_related("version__card_set").defer("version__content").prefetch_related("names")
    own = saved_card(request)
    ordered = sorted(
        rows, key=lambda card: (draft is not None and card.version_id == draft.pk, card.version.number or 0)
    )
    latest = {card.face: card for card in ordered}
    return [card for face, card in latest.items() if own is None or face != own.face]


def _said(row: Card, card: Plain) -> str:
    """Everything by which a card is looked for."""
    names = " ".join([card["id"], *card["names"].values()])
    return f"{names} {_text(row, card)}".casefold()


def _text(row: Card, card: Plain) -> str:
    return card_text(row.version.card_set.ruleset, card, language(), tags=row.version.tag_names)


def _shown(row: Card, card: Plain) -> SimilarCard:
    return {
        "name": name_in(card["names"], language()),
        "kind": row.kind,
        "kind_title": kind_title(row.version.card_set.ruleset, row.kind, language()),
        "card_set": str(row.version),
        "text": _text(row, card),
        "program": program_text(row.program),
        "face": reverse("admin:cards_face", args=[row.pk]),
        "address": reverse("admin:cards_card_change", args=[row.pk]),
    }
