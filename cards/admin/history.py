"""Who did what to a card set: read only, newest first, with the difference."""

import msgspec
from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils.functional import lazy
from django.utils.safestring import SafeString

from accounts.admin_trail import register_difference
from accounts.models import AuditEntry
from accounts.staff_pages import ReadOnly, StaffPage
from cards.admin.looks import readable
from cards.drafting.differences import Difference
from cards.fields import dumps
from cards.language.phrasing import NO_TAGS
from cards.models import Change
from cards.texts import translate


def difference_in_trail(entry: AuditEntry) -> str:
    """An entry of the trail points at the change."""
    change = Change.objects.select_related("card_set", "version__card_set").filter(pk=entry.subject_id).first()
    return shown_difference(change) if change else "—"


def shown_difference(change: Change) -> SafeString:
    found = msgspec.convert(change.difference, list[Difference])
    tags = change.version.tag_names if change.version else NO_TAGS
    shown = readable(change.card_set.ruleset, found, _side(found, "before"), _side(found, "after"), tags)
    return render_to_string("admin/cards/styled_differences.html", {"shown": shown})


register_difference(AuditEntry.Area.CARDS, difference_in_trail)


class CardFilter(admin.SimpleListFilter):
    """Changes of one card; offered where a card's page has led here."""

    title = lazy(translate, str)("cards-label-card")
    parameter_name = "card"

    def lookups(self, request: HttpRequest, model_admin: object) -> list[tuple[str, str]]:
        face = request.GET.get("card", "")
        return [(face, face)] if face else []

    def queryset(self, request: HttpRequest, changes: QuerySet[Change]) -> QuerySet[Change]:
        return changes.filter(difference__contains=f'"card":{dumps(self.value())}') if self.value() else changes


@admin.register(Change)
class ChangeAdmin(ReadOnly, StaffPage):
    list_display = ["at", "card_set", "version_shown", "action", "by", "summary"]
    list_display_links = ["at"]
    list_filter = ["action", "card_set", CardFilter]
    list_select_related = ["card_set", "version__card_set", "by"]
    search_fields = ["difference", "by__username"]
    fields = readonly_fields = ["at", "card_set", "version_shown", "action", "by", "revision", "difference_shown"]

    @admin.display
    def version_shown(self, change: Change) -> str:
        return str(change.version) if change.version else "—"

    @admin.display
    def summary(self, change: Change) -> str:
        parts = [
            f"{found['card'] or change.card_set.slug} ({translate('cards-what-' + found['what'])})"
            for found in change.difference
        ]
        return ", ".join(parts[:4]) + (f" … +{len(parts) - 4}" if len(parts) > 4 else "")

    @admin.display
    def difference_shown(self, change: Change) -> SafeString:
        return shown_difference(change)


def _side(found: list[Difference], side: str) -> dict[str, object]:
    """As much of each card as the difference tells, before or after it."""
    return {
        "cards": [
            {"id": difference.card, "names": {}}
            | {change.field: getattr(change, side) for change in difference.fields if getattr(change, side) is not None}
            for difference in found
            if difference.card
        ]
    }
