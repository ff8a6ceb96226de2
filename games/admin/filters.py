"""Which games an operator looks for."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from accounts.staff_words import label
from cards.texts import translate
from games.models import Game
from games.store import times


class ClockFilter(admin.SimpleListFilter):
    """What the clock should have done, and what it could not do."""

    title = label("admin-field-clock")
    parameter_name = "clock"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [(name, translate(f"admin-games-{name}")) for name in ("overdue", "failing")]

    def queryset(self, request: HttpRequest, games: QuerySet[Game]) -> QuerySet[Game]:
        match self.value():
            case "overdue":
                return games.filter(status=Game.Status.RUNNING, closes_at__lt=times.statement_now())
            case "failing":
                return games.filter(failures__gt=0)
            case _:
                return games
