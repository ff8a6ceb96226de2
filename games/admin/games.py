"""The list of games and the page of one. Read only: what an operator may do has a page and a permission of its own."""

from collections.abc import Mapping

from django.contrib import admin, messages
from django.db.models import Prefetch, QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, path, reverse
from django.utils.functional import lazy
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.timesince import timesince

from accounts import audit
from accounts.models import Account
from accounts.staff_dialogs import actor
from accounts.staff_pages import ReadOnly, StaffPage, what_accounts_do
from accounts.staff_words import label
from cards.files.yamltext import one_line
from cards.rulesets import ruleset_title
from cards.texts import language, translate
from games.admin import pages
from games.models import Game, Seat
from games.services.settling import settle_now
from games.store import times
from uu_service.statements import beside

SHOWN_GAMES = 20


class ClockFilter(admin.SimpleListFilter):
    """What the clock should have done, and what it could not do."""

    title = label("admin-field-clock")
    parameter_name = "clock"

    def lookups(self, request: HttpRequest, model_admin: object) -> list[tuple[str, str]]:
        return [(name, translate(f"admin-games-{name}")) for name in ("overdue", "failing")]

    def queryset(self, request: HttpRequest, games: QuerySet[Game]) -> QuerySet[Game]:
        match self.value():
            case "overdue":
                return games.filter(status=Game.Status.RUNNING, closes_at__lt=times.statement_now())
            case "failing":
                return games.filter(failures__gt=0)
            case _:
                return games


def _lines(said: Mapping[str, object]) -> str:
    """What a table was set to, a line each."""
    lines = ((key, value if isinstance(value, str) else one_line(value)) for key, value in said.items())
    return format_html_join(SafeString("<br>"), "<code>{}</code> {}", lines) or "—"


def _page_of(seat: Seat) -> str:
    return reverse("admin:accounts_account_change", args=[seat.account_id]) if seat.account_id else ""


def games_of(account: Account) -> list[tuple[str, str, str]]:
    """For the page of an account: its last games."""
    seats = Seat.objects.filter(account=account).select_related("game").order_by("-game_id")
    rows = seats.values_list("game_id", "game__ruleset", "game__status", "game__created_at")[:SHOWN_GAMES]
    return [
        (
            reverse("admin:games_game_change", args=[game_id]),
            f"{ruleset_title(ruleset, language())} {created:%Y-%m-%d %H:%M}",
            translate(f"name-status-{status}"),
        )
        for game_id, ruleset, status, created in rows
    ]


what_accounts_do.append(games_of)


@admin.register(Game)
class GameAdmin(ReadOnly, StaffPage):
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

    @admin.display(ordering="id")
    def game_shown(self, game: Game) -> str:
        """Which game, and the end of its id: its beginning is only the time."""
        return format_html("{}<br><small>…{}</small>", self.ruleset_shown(game), str(game.pk)[-8:])

    @admin.display(ordering="ruleset")
    def ruleset_shown(self, game: Game) -> str:
        return ruleset_title(game.ruleset, language())

    @admin.display
    def options_shown(self, game: Game) -> str:
        return _lines(game.options)

    @admin.display
    def clock_shown(self, game: Game) -> str:
        return _lines(game.clock)

    @admin.display
    def outcome_shown(self, game: Game) -> str:
        return _lines(game.outcome or {})

    @admin.display(ordering="opens_at")
    def waits_for(self, game: Game) -> str:
        """For how long that decision has been waited for."""
        return timesince(game.opens_at, depth=1) if game.opens_at and game.status == Game.Status.RUNNING else ""

    @admin.display(ordering="touched_at")
    def idle_for(self, game: Game) -> str:
        """For how long nobody has done anything here."""
        return timesince(game.touched_at, depth=1)

    @admin.display
    def sets(self, game: Game) -> str:
        return ", ".join(f"{one['slug']} {one['number'] or 'draft'}" for one in game.card_sets)

    @admin.display
    def people(self, game: Game) -> str:
        return ", ".join(
            f"{seat.name}{' (bot)' if seat.bot else ''}{' (away)' if seat.away else ''}" for seat in game.seats.all()
        )

    @admin.display
    def seats_shown(self, game: Game) -> SafeString | str:
        """The same, and the way to each person's page."""
        seats = [(_page_of(seat), str(seat.number), seat.name, seat.bot) for seat in game.seats.all()]
        links = [
            format_html('<a class="underline" href="{}">{}: {}</a>', page, number, name)
            if page
            else f"{number}: {name} ({bot or '–'})"
            for page, number, name, bot in seats
        ]
        return format_html_join(SafeString("<br>"), "{}", ((link,) for link in links))

    @admin.display
    def turn(self, game: Game) -> str:
        """Whose decision is waited for."""
        running = game.status == Game.Status.RUNNING
        return ", ".join(seat.name for seat in game.seats.all() if seat.owes) if running else ""

    @admin.display(ordering="closes_at")
    def overdue_by(self, game: Game) -> str:
        late = (game.now - game.closes_at).total_seconds() if game.closes_at else 0
        return f"{late:.0f} s" if late > 0 else ""

    @admin.display(ordering="failures")
    def failure_line(self, game: Game) -> str:
        return f"{game.failures} × {game.failure.partition(chr(10))[0][:120]}" if game.failures else ""

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
