"""The list of games and the page of one. Read only: what an operator may do has a page and a permission of its own."""

from typing import Any

from django.contrib import admin
from django.db.models import BooleanField, Case, Prefetch, Q, QuerySet, Value, When
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, path
from django.utils import timezone
from unfold.admin import ModelAdmin

from accounts.models import Account
from games.admin import pages
from games.models import Game, Seat


class OverdueFilter(admin.SimpleListFilter):
    """Games whose clock should have settled, and those whose settlement fails."""

    title = "clock"
    parameter_name = "clock"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [("overdue", "overdue"), ("failing", "failing")]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Game]) -> QuerySet[Game]:
        match self.value():
            case "overdue":
                return queryset.filter(settles_at__lt=timezone.now())
            case "failing":
                return queryset.filter(failures__gt=0)
        return queryset


@admin.register(Game)
class GameAdmin(ModelAdmin):
    list_display = ["short_id", "ruleset", "status", "sets", "people", "version", "overdue", "failures", "created_at"]
    list_filter = ["status", "ruleset", OverdueFilter, "access"]
    search_fields = ["id", "code", "seats__name", "seats__account__username"]
    ordering = ["-id"]
    list_per_page = 50
    show_full_result_count = False
    change_form_outer_before_template = "admin/games/game_before.html"
    fields = readonly_fields = [
        "ruleset",
        "status",
        "sets",
        "people",
        "version",
        "access",
        "options",
        "clock",
        "closes_at",
        "settles_at",
        "failures",
        "failure",
        "created_at",
        "started_at",
        "finished_at",
        "touched_at",
        "outcome",
    ]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Game]:
        games: QuerySet[Game] = super().get_queryset(request)
        overdue = Case(
            When(Q(settles_at__lt=timezone.now()), then=Value(True)), default=Value(False), output_field=BooleanField()
        )
        return (
            games.annotate(is_overdue=overdue)
            .defer("state", "seed", "salt")
            .prefetch_related(Prefetch("seats", Seat.objects.order_by("number")))
        )

    def get_urls(self) -> list[URLPattern]:
        wrap = self.admin_site.admin_view
        return [
            path("<uuid:game_id>/log/", wrap(pages.log_page), name="games_log"),
            path("<uuid:game_id>/end/", wrap(pages.end), name="games_end"),
            path("<uuid:game_id>/table/", wrap(pages.table_page), name="games_table"),
            *super().get_urls(),
        ]

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Game | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Game | None = None) -> bool:
        return False

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        game = self.get_object(request, object_id)
        user = request.user
        if game is not None and isinstance(user, Account):
            extra_context = (extra_context or {}) | {
                "game": game,
                "may_end": game.status in ("lobby", "running") and user.has_perm("games.end_game"),
                "has_seat": any(seat.account_id == user.pk for seat in game.seats.all()),
            }
        answer: HttpResponse = super().change_view(request, object_id, form_url, extra_context)
        return answer

    @admin.display(description="game", ordering="id")
    def short_id(self, game: Game) -> str:
        return str(game.pk)[-12:]

    @admin.display(description="card sets")
    def sets(self, game: Game) -> str:
        return ", ".join(f"{one['slug']} {one['number'] or 'draft'}" for one in game.card_sets)

    @admin.display(description="seats")
    def people(self, game: Game) -> str:
        return ", ".join(
            f"{seat.name}{' (bot)' if seat.bot else ''}{' (away)' if seat.away else ''}" for seat in game.seats.all()
        )

    @admin.display(description="overdue", boolean=True, ordering="is_overdue")
    def overdue(self, game: Game) -> bool:
        return bool(game.is_overdue)  # type: ignore[attr-defined]
