"""The desk's panel about games: how many are played and by whom, what the clock has not done, what fails."""

from datetime import date, timedelta

from django.db.models import Count, QuerySet
from django.db.models.functions import TruncDate
from django.urls import reverse
from django.utils import timezone

from accounts.desk import DeskFigure, DeskTable, Panel, first_id_of, last_days, plot_by_day
from cards.rulesets import ruleset_title
from cards.texts import language
from games.models import Game, Seat
from games.store.due import backlog
from uu_service.api.tally_rows import by_day

LATE_SECONDS = 5
"""A window that closes so much too late is felt at the table."""
HERE_MINUTES = 5
SHOWN = 5


def games_panel() -> Panel:
    behind = backlog()
    games = reverse("admin:games_game_changelist")
    running = Game.objects.filter(status=Game.Status.RUNNING).count()
    lobbies = Game.objects.filter(status=Game.Status.LOBBY).count()
    return Panel(
        "desk-games",
        [
            DeskFigure("desk-games-running", str(running), f"{games}?status__exact=running"),
            DeskFigure("desk-games-lobby", str(lobbies), f"{games}?status__exact=lobby"),
            DeskFigure("desk-players-now", str(_players_now())),
            DeskFigure(
                "desk-games-due", str(behind.due), f"{games}?clock=overdue", behind.oldest_seconds > LATE_SECONDS
            ),
            DeskFigure("desk-games-oldest", f"{behind.oldest_seconds:.0f} s", "", behind.oldest_seconds > LATE_SECONDS),
            DeskFigure("desk-games-failing", str(behind.failing), f"{games}?clock=failing", behind.failing > 0),
        ],
        [
            plot_by_day("desk-games-by-day", _by_day(_begun())),
            plot_by_day("desk-players-by-day", _players_by_day()),
            plot_by_day("desk-late-by-day", by_day("late", last_days()[0]), is_bad=True),
        ],
        [_failing()] if behind.failing else [],
    )


def _players_now() -> int:
    """People at running tables where somebody has done something in the last minutes."""
    since = timezone.now() - timedelta(minutes=HERE_MINUTES)
    here = Seat.objects.filter(game__status=Game.Status.RUNNING, game__touched_at__gte=since, account__isnull=False)
    return here.values("account_id").distinct().count()


def _begun() -> QuerySet[Game]:
    """Games of the last days that have begun. By their ids, which begin with the time: only those rows are read."""
    return Game.objects.filter(pk__gte=first_id_of(last_days()[0]), started_at__isnull=False)


def _by_day(games: QuerySet[Game]) -> dict[date, int]:
    return dict(games.annotate(day=TruncDate("started_at")).values_list("day").annotate(Count("pk")).order_by("day"))


def _players_by_day() -> dict[date, int]:
    seats = Seat.objects.filter(game__in=_begun(), account__isnull=False).annotate(day=TruncDate("game__started_at"))
    return dict(seats.values_list("day").annotate(Count("account_id", distinct=True)).order_by("day"))


def _failing() -> DeskTable:
    games = Game.objects.filter(failures__gt=0).order_by("-failures").defer("seed", "salt", "state")[:SHOWN]
    lines = [
        (
            reverse("admin:games_game_change", args=[game.pk]),
            [ruleset_title(game.ruleset, language()), str(game.failures), game.failure.partition("\n")[0][:120]],
        )
        for game in games
    ]
    return DeskTable(
        "desk-games-failing", ["admin-field-ruleset", "admin-field-failures", "admin-field-failure"], lines
    )
