"""Games for staff: which are overdue or failing, why, and "settle now"."""

from datetime import datetime
from typing import Any, ClassVar

from django.contrib import admin, messages
from django.db.models import Model, QuerySet
from django.http import HttpRequest
from django.utils.functional import lazy
from django.utils.translation import get_language
from unfold.admin import ModelAdmin

import words
from games.models import Game
from games.play import times
from games.play.settling import settle_now


def say(key: str, **args: str) -> str:
    return words.say(get_language() or words.FALLBACK, key, **args)


class ClockFilter(admin.SimpleListFilter):
    """What the clock should have done, and what it could not do."""

    title = "clock"
    parameter_name = "clock"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [(name, say(f"admin-games-{name}")) for name in ("overdue", "failing")]

    def queryset(self, request: HttpRequest, games: QuerySet[Game]) -> QuerySet[Game]:
        match self.value():
            case "overdue":
                return games.filter(status=Game.Status.RUNNING, closes_at__lt=times.statement_now())
            case "failing":
                return games.filter(failures__gt=0)
            case _:
                return games


@admin.register(Game)
class GameAdmin(ModelAdmin):
    """Read only: the only code that writes a game is games/play."""

    list_display = ["id", "ruleset", "status", "version", "closes_at", "overdue_by", "failures", "failure_line"]
    list_filter = [ClockFilter, "status", "ruleset"]
    search_fields = ["id", "code"]
    ordering = ["-id"]
    actions = ["settle_now"]
    readonly_fields: ClassVar[list[str]] = [
        field.name for field in Game._meta.concrete_fields if field.name not in ("seed", "salt", "state", "code")
    ]
    exclude = ["seed", "salt", "state", "code"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Game]:
        games: QuerySet[Game] = super().get_queryset(request)
        return games.defer("seed", "salt", "state").annotate(now=times.statement_now())

    @admin.display(ordering="closes_at")
    def overdue_by(self, game: Any) -> str:
        return _seconds(game.closes_at, game.now)

    @admin.display
    def failure_line(self, game: Game) -> str:
        return game.failure.partition("\n")[0][:120]

    @admin.action(permissions=["settle"], description=lazy(say, str)("admin-games-settle-now"))
    def settle_now(self, request: HttpRequest, games: QuerySet[Game]) -> None:
        """Try again at once; what goes wrong is shown, and nothing settles before its time."""
        for game in games:
            name = str(game.pk)
            try:
                key = "admin-games-settled" if settle_now(game.pk) else "admin-games-not-due"
                messages.success(request, say(key, game=name))
            except Exception as error:  # noqa: BLE001 - whatever the engine raises, its reader is this operator
                what = f"{type(error).__name__}: {error}"[:300]
                messages.error(request, say("admin-games-failed", game=name, error=what))

    def has_settle_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("games.change_game")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False


def _seconds(closes_at: datetime | None, now: datetime) -> str:
    late = (now - closes_at).total_seconds() if closes_at else 0
    return f"{late:.0f} s" if late > 0 else ""
