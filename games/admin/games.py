"""The list of games and the page of one. Read only: what an operator may do has a page and a permission of its own."""

from django.contrib import admin, messages
from django.db.models import Prefetch, QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, path
from django.utils.functional import lazy

from accounts import audit
from accounts.models import Account
from accounts.staff_dialogs import actor
from accounts.staff_pages import ReadOnly, StaffPage
from cards.texts import translate
from games.admin import pages
from games.admin.columns import GameColumns
from games.admin.filters import ClockFilter
from games.models import Game, Seat
from games.services.settling import settle_now
from games.store import times
from uu_service.statements import beside


@admin.register(Game)
class GameAdmin(GameColumns, ReadOnly, StaffPage):
    """Read only: the only code that writes a game is games/services."""

    list_display = [
        "game_shown",
        "status",
        "sets",
        "people",
        "turn",
        "waits_for",
        "idle_for",
        "overdue_by",
        "failure_line",
    ]
    list_filter = [ClockFilter, "status", "ruleset", "access"]
    actions = ["settle_now"]
    search_fields = ["id", "code", "seats__name", "seats__account__username"]
    ordering = ["-id"]
    list_per_page = 50
    show_full_result_count = False
    change_form_outer_before_template = "admin/games/game_before.html"
    fields = readonly_fields = [
        "ruleset_shown",
        "status",
        "sets",
        "seats_shown",
        "turn",
        "opens_at",
        "version",
        "access",
        "options_shown",
        "clock_shown",
        "closes_at",
        "settles_at",
        "plays_at",
        "paused_at",
        "failures",
        "failure",
        "created_at",
        "started_at",
        "finished_at",
        "touched_at",
        "outcome_shown",
    ]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Game]:
        games: QuerySet[Game] = super().get_queryset(request)
        rows = beside(games.defer("seed", "salt", "state"), now=times.statement_now())
        return rows.prefetch_related(Prefetch("seats", Seat.objects.order_by("number")))

    def get_urls(self) -> list[URLPattern]:
        wrap = self.admin_site.admin_view
        return [
            path("<uuid:game_id>/log/", wrap(pages.log_page), name="games_log"),
            path("<uuid:game_id>/end/", wrap(pages.end), name="games_end"),
            path("<uuid:game_id>/watch/", wrap(pages.watch), name="games_watch"),
            *super().get_urls(),
        ]

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: dict[str, object] | None = None
    ) -> HttpResponse:
        game = self.get_object(request, object_id)
        user = request.user
        if game is not None and isinstance(user, Account):
            extra_context = (extra_context or {}) | {
                "game": game,
                "turn": self.turn(game),
                "waits": self.waits_for(game),
                "recent": pages.last_lines(game) if user.has_perm("games.view_game") else [],
                "may_end": game.status in ("lobby", "running") and user.has_perm("games.end_game"),
            }
        answer: HttpResponse = super().change_view(request, object_id, form_url, extra_context)
        return answer

    @admin.action(permissions=["settle"], description=lazy(translate, str)("admin-games-settle-now"))
    def settle_now(self, request: HttpRequest, games: QuerySet[Game]) -> None:
        """Try again at once; what goes wrong is shown, and nothing settles before its time."""
        for game in games:
            name = str(game.pk)
            try:
                is_settled = settle_now(game.pk)
                messages.success(
                    request, translate("admin-games-settled" if is_settled else "admin-games-not-due", game=name)
                )
                if is_settled:
                    audit.record_staff(
                        audit.Area.GAMES, audit.Action.SETTLED, by=actor(request), subject=name, subject_id=name
                    )
            except Exception as error:  # noqa: BLE001 - whatever the engine raises, its reader is this operator
                what = f"{type(error).__name__}: {error}"[:300]
                messages.error(request, translate("admin-games-failed", game=name, error=what))

    def has_settle_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("games.change_game")
