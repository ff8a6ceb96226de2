"""The games that somebody has finished, newest first. A page costs the same, however many there are."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple
from uuid import UUID

from django.db.models import QuerySet

from games.models import Seat
from players.models import PlayedGame
from uu_service.api.pages import PageQuery, paginate

NEWEST_FIRST = ("-finished_at", "-id")
"""By the time, not by the id alone: for an id, the database would read along all games, expecting to find this player
soon."""


class Opponent(NamedTuple):
    """Somebody else at the table; a bot, or a person whose account may be gone."""

    name: str
    account_id: UUID | None
    bot: str


class HistoryPage(NamedTuple):
    rows: list[PlayedGame]
    opponents: dict[UUID, list[tuple[int, Opponent]]]
    """By game, each with the number of the seat: the player is among them."""
    next_cursor: str | None


def own_history(account_id: UUID, page: PageQuery, ruleset: str | None, won: bool | None) -> HistoryPage:
    rows = PlayedGame.objects.filter(account_id=account_id)
    if won is not None:
        rows = rows.filter(won=won)
    return _page(rows, page, ruleset)


def public_history(account_id: UUID, page: PageQuery, ruleset: str | None) -> HistoryPage:
    """Only games that everybody may look at."""
    return _page(PlayedGame.objects.filter(account_id=account_id, is_public=True), page, ruleset)


def _page(rows: QuerySet[PlayedGame], page: PageQuery, ruleset: str | None) -> HistoryPage:
    found, cursor = paginate(rows.filter(ruleset=ruleset) if ruleset else rows, page, NEWEST_FIRST)
    return HistoryPage(found, _seats_in(found), cursor)


def _seats_in(rows: Sequence[PlayedGame]) -> dict[UUID, list[tuple[int, Opponent]]]:
    seats: dict[UUID, list[tuple[int, Opponent]]] = defaultdict(list)
    every = Seat.objects.filter(game__in=[row.game_id for row in rows]).order_by("number")
    for game_id, number, name, account_id, bot in every.values_list("game_id", "number", "name", "account_id", "bot"):
        seats[game_id].append((number, Opponent(name, account_id, bot)))
    return seats
