"""Who does not want to meet whom: another room says it, in SQL."""

from collections.abc import Callable
from uuid import UUID

from django.db.models import Exists, OuterRef, Q

from games.models import Game, Seat

Avoided = Callable[[UUID], Exists]
_avoided: list[Avoided] = []


def register_avoided(avoided: Avoided) -> None:
    """Say, about the seat of the statement, whether its person and this account want to meet no more."""
    _avoided[:] = [avoided]


def is_avoided_table(account_id: UUID) -> Q:
    """About the game of the statement: it has not started, and somebody sits there whom this account does not meet."""
    if not _avoided:
        return Q(pk__in=[])
    seats = Seat.objects.filter(_avoided[0](account_id), game=OuterRef("pk"))
    return Q(Exists(seats), status=Game.Status.LOBBY, access=Game.Access.PUBLIC)


def avoids_table(account_id: UUID, game_id: UUID) -> bool:
    return Game.objects.filter(is_avoided_table(account_id), pk=game_id).exists()
