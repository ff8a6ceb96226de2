"""Which games somebody should look at: those that are due, that fail, that are idle, or that wait for a bot."""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from uuid import UUID

from django.db.models import Count, F, Q, QuerySet

from games.models import Game, Seat
from games.store import times
from games.store.locking import MOST_AT_ONCE
from uu_service.statements import beside, written_once

OPEN = (Game.Status.LOBBY, Game.Status.RUNNING)
LONGEST_FAILURE = 2000


class Backlog(NamedTuple):
    """How many games are due, for how long the oldest has been, and how many failed when they were settled last."""

    due: int
    oldest_seconds: float
    failing: int


@written_once
def first_due() -> QuerySet[Any, Any]:
    """One more than a transaction takes. In the index's order: else PostgreSQL may read the whole table for nothing."""
    due = Game.objects.filter(settles_at__lte=times.statement_now()).order_by("settles_at")
    return due.values_list("id")[: MOST_AT_ONCE + 1]


def backlog() -> Backlog:
    """Two small indexes are read; how many games are running does not matter."""
    due = Game.objects.filter(settles_at__lte=times.statement_now())
    oldest = beside(due.only("settles_at"), now=times.statement_now()).order_by("settles_at").first()
    seconds = (oldest.now - oldest.settles_at).total_seconds() if oldest and oldest.settles_at else 0
    return Backlog(due.count(), seconds, Game.objects.filter(failures__gt=0).count())


def lock_if_due(game_id: UUID) -> Game | None:
    """Its row with the time `now`; None if it has been settled or put off meanwhile, or if somebody has it in hand."""
    due = beside(Game.objects.select_for_update(skip_locked=True), now=times.statement_now())
    return due.filter(pk=game_id, settles_at__lte=times.statement_now()).first()


def write_failure(game_id: UUID, settles_at: datetime, failure: str) -> None:
    Game.objects.filter(pk=game_id).update(
        settles_at=settles_at, failures=F("failures") + 1, failure=failure[:LONGEST_FAILURE]
    )


def idle_lobbies(idle_for: timedelta, most: int) -> list[UUID]:
    """Tables that never started and that nobody has touched for so long."""
    idle = Game.objects.filter(status=Game.Status.LOBBY, touched_at__lt=times.statement_now() - idle_for)
    return list(idle.values_list("id", flat=True)[:most])


def idle_games(idle_for: timedelta, most: int) -> list[UUID]:
    """Games that nobody has touched for so long: paused for as long, or without a clock."""
    before = times.statement_now() - idle_for
    idle = Game.objects.filter(status=Game.Status.RUNNING, touched_at__lt=before)
    idle = idle.filter(Q(paused_at__lt=before) | Q(clock__mode="off", paused_at__isnull=True))
    return list(idle.values_list("id", flat=True)[:most])


def games_with_waiting_bots(most: int) -> list[UUID]:
    """Where it is time for a bot to answer, those first that have waited for longest."""
    due = Seat.objects.filter(owes=True, game__status=Game.Status.RUNNING, game__plays_at__lte=times.statement_now())
    waiting = due.exclude(bot="", stand_in="").order_by("game__plays_at")
    return list(waiting.values_list("game_id", flat=True).distinct()[:most])


def open_games_of(account_id: UUID) -> list[UUID]:
    """Those that are not over, in a fixed order."""
    seated = Seat.objects.filter(account_id=account_id, game__status__in=OPEN).order_by("game_id")
    return list(seated.values_list("game_id", flat=True))


def accounts_at_tables(accounts: Collection[UUID]) -> set[UUID]:
    """Those of these accounts that a table still waits for."""
    seats = Seat.objects.filter(account_id__in=accounts, game__status__in=OPEN)
    return {account for account in seats.values_list("account_id", flat=True) if account}


def accounts_at_tables_from(least: int, accounts: Collection[UUID]) -> set[UUID]:
    """Those of these accounts that have a seat at so many games that are not over."""
    seats = Seat.objects.filter(account_id__in=accounts, game__status__in=OPEN).values("account_id")
    crowded = seats.annotate(tables=Count("pk")).filter(tables__gte=least)
    return {account for account in crowded.values_list("account_id", flat=True) if account}


def versions_at_scenarios() -> set[UUID]:
    """The versions of card sets that scenario tables were laid out with."""
    tables = Game.objects.filter(scenario__isnull=False).values_list("card_sets", flat=True)
    return {UUID(str(one["id"])) for card_sets in tables for one in card_sets}


def forget_scenarios(kept: timedelta, most: int) -> int:
    """Delete scenario tables that ended so long ago: they counted for nothing."""
    over = Game.objects.filter(scenario__isnull=False, finished_at__lt=times.statement_now() - kept)
    return Game.objects.filter(pk__in=list(over.values_list("pk", flat=True)[:most])).delete()[0]
