"""The one trail: everything that staff has done, to what, why, and what is different since. Read only."""

from collections.abc import Callable
from typing import Any

from django.contrib import admin
from django.db.models import F, OuterRef, Q, QuerySet, Subquery, Value
from django.db.models.functions import Coalesce, NullIf
from django.http import HttpRequest
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

import words
from accounts.models import Account, AuditEntry
from accounts.staff_pages import ReadOnly, StaffPage
from accounts.staff_words import column_key, label, translated

Area = AuditEntry.Area
Renderer = Callable[[AuditEntry], str]
PAGES = {
    Area.GROUPS: "admin:auth_group_change",
    Area.CARDS: "admin:cards_change_change",
    Area.GAMES: "admin:games_game_change",
    Area.WEBHOOKS: "admin:webhooks_webhook_change",
}
SHOWN_AT_ONCE = 3
_renderers: dict[str, Renderer] = {}


def register_difference(area: str, render: Renderer) -> None:
    """How the page of an entry shows what is different, for an area that keeps more than fields."""
    _renderers[area] = render


class WhoseFilter(admin.SimpleListFilter):
    """By staff unless somebody asks for everything: people do much more to their own accounts."""

    title = label("admin-filter-whose")
    parameter_name = "whose"

    def lookups(self, request: HttpRequest, model_admin: object) -> list[tuple[str, str]]:
        return [("all", translated("admin-filter-everybody"))]

    def choices(self, changelist: Any) -> Any:
        everything = self.value() == "all"
        yield {
            "selected": not everything,
            "query_string": changelist.get_query_string(remove=[self.parameter_name]),
            "display": translated("admin-filter-staff"),
        }
        yield {
            "selected": everything,
            "query_string": changelist.get_query_string({self.parameter_name: "all"}),
            "display": translated("admin-filter-everybody"),
        }

    def queryset(self, request: HttpRequest, entries: QuerySet[AuditEntry]) -> QuerySet[AuditEntry]:
        if self.value() == "all":
            return entries
        return entries.filter(actor_id__isnull=False).exclude(account_id=F("actor_id"))


class ActorFilter(admin.SimpleListFilter):
    """Who did it, of those who are staff now."""

    title = label("admin-field-actor-id")
    parameter_name = "by"

    def lookups(self, request: HttpRequest, model_admin: object) -> list[tuple[str, str]]:
        staff = Account.objects.filter(Q(is_staff=True) | Q(is_superuser=True)).order_by("username")
        return [(str(account.pk), str(account)) for account in staff[:100]]

    def queryset(self, request: HttpRequest, entries: QuerySet[AuditEntry]) -> QuerySet[AuditEntry]:
        return entries.filter(actor_id=self.value()) if self.value() else entries


def _name_of(column: str) -> Subquery:
    """The name of the account in this column, while that account exists."""
    name = Coalesce(NullIf("username", Value("")), "display_name")
    return Subquery(Account.objects.filter(pk=OuterRef(column)).values(name=name)[:1])


@admin.register(AuditEntry)
class TrailAdmin(ReadOnly, StaffPage):
    list_display = ["at", "area", "action", "who", "whom", "reason", "difference_line"]
    list_display_links = ["at"]
    list_filter = [WhoseFilter, "area", "action", ActorFilter]
    search_fields = ["actor_name", "account_name", "subject", "reason", "account_id", "actor_id"]
    search_help_text = label("admin-trail-search")
    date_hierarchy = "at"
    show_full_result_count = False
    list_per_page = 50
    fields = readonly_fields = ["at", "area", "action", "who", "whom", "reason", "difference_shown"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[AuditEntry]:
        entries: QuerySet[AuditEntry] = super().get_queryset(request)
        return entries.annotate(actor_name=_name_of("actor_id"), account_name=_name_of("account_id"))

    @admin.display(ordering="actor_name")
    def who(self, entry: Any) -> str:
        if entry.actor_id is None:
            return translated("admin-trail-service")
        return _person(entry.actor_id, entry.actor_name)

    @admin.display(ordering="subject")
    def whom(self, entry: Any) -> str:
        if entry.area == Area.ACCOUNTS:
            return _person(entry.account_id, entry.account_name)
        page = reverse(PAGES[entry.area], args=[entry.subject_id])
        return format_html('<a class="underline" href="{}">{}</a>', page, entry.subject or entry.subject_id)

    @admin.display
    def difference_line(self, entry: AuditEntry) -> str:
        lines = [_changed(*one) for one in entry.difference[:SHOWN_AT_ONCE]]
        more = len(entry.difference) - len(lines)
        return "; ".join(lines) + (f" … +{more}" if more > 0 else "")

    @admin.display
    def difference_shown(self, entry: AuditEntry) -> str:
        if entry.area in _renderers:
            return _renderers[entry.area](entry)
        lines = ((_changed(*one),) for one in entry.difference)
        return format_html_join(SafeString("<br>"), "{}", lines) or "—"


def _person(account_id: object, name: str | None) -> str:
    """By name, and the way to their page; who has been deleted keeps an id."""
    if name is None:
        return format_html("<code>{}</code>", account_id)
    return format_html(
        '<a class="underline" href="{}">{}</a>', reverse("admin:accounts_account_change", args=[account_id]), name
    )


def _changed(field: str, before: object, after: object) -> str:
    name = translated(column_key(field)) if words.has(column_key(field)) else field
    if isinstance(before, list) and isinstance(after, list):
        came = [f"+{one}" for one in after if one not in before]
        went = [f"−{one}" for one in before if one not in after]
        return f"{name}: {' '.join([*came, *went])}"
    if before is None and isinstance(after, str):
        return f"{name} ({translated(key) if words.has(key := f'cards-what-{after}') else after})"
    return f"{name}: {_value(before)} → {_value(after)}"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return translated("admin-yes" if value else "admin-no")
    return "—" if value in (None, "") else str(value)
