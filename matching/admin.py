"""Tickets of quick play, for operators to read: who waits for which game, and how each wait ended."""

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.timesince import timesince

from accounts.staff_pages import StaffPage
from accounts.staff_words import label, translated
from cards.rulesets import ruleset_names, ruleset_title
from cards.texts import language
from matching.models import Ticket


class GameFilter(admin.SimpleListFilter):
    title = label("admin-field-ruleset")
    parameter_name = "ruleset"

    def lookups(self, request: HttpRequest, model_admin: object) -> list[tuple[str, str]]:
        return [(name, ruleset_title(name, language())) for name in ruleset_names()]

    def queryset(self, request: HttpRequest, tickets: QuerySet[Ticket]) -> QuerySet[Ticket]:
        return tickets.filter(ruleset=self.value()) if self.value() else tickets


class FailingFilter(admin.SimpleListFilter):
    title = label("admin-field-failures")
    parameter_name = "failing"

    def lookups(self, request: HttpRequest, model_admin: object) -> list[tuple[str, str]]:
        return [("yes", translated("desk-tickets-failing"))]

    def queryset(self, request: HttpRequest, tickets: QuerySet[Ticket]) -> QuerySet[Ticket]:
        return tickets.filter(failures__gt=0) if self.value() else tickets


@admin.register(Ticket)
class TicketAdmin(StaffPage):
    """Read only: tickets are taken and ended by their people, and seated by the matcher."""

    list_display = ["account", "ruleset_shown", "status", "waits_for", "seats_shown", "clock", "failures", "game"]
    list_filter = ["status", GameFilter, "clock", FailingFilter]
    search_fields = ["id", "account__username", "account__display_name", "party"]
    ordering = ["-status", "created_at"]
    list_select_related = ["account", "game"]
    list_per_page = 50
    show_full_result_count = False
    fields = readonly_fields = [
        *("account", "ruleset_shown", "status", "reason_shown", "waits_for", "seats_shown", "clock", "rated", "bot"),
        *("party", "failures", "game", "created_at", "ended_at"),
    ]

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Ticket | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Ticket | None = None) -> bool:
        return False

    @admin.display(ordering="ruleset")
    def ruleset_shown(self, ticket: Ticket) -> str:
        return ruleset_title(ticket.ruleset, language())

    @admin.display
    def reason_shown(self, ticket: Ticket) -> str:
        return translated("desk-ticket-reason", reason=ticket.reason) if ticket.reason else "—"

    @admin.display(ordering="created_at")
    def waits_for(self, ticket: Ticket) -> str:
        """How long it has waited; if it is over, how long it did."""
        return timesince(ticket.created_at, ticket.ended_at or timezone.now(), depth=1)

    @admin.display(ordering="min_seats")
    def seats_shown(self, ticket: Ticket) -> str:
        return f"{ticket.min_seats}–{ticket.max_seats}"
