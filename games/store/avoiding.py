"""Who does not want to meet whom: another room says it, in SQL."""

from collections.abc import Callable, Collection
from uuid import UUID

from django.db.models import Exists, OuterRef, Q

from accounts.models import Account
from games.models import Game, Seat

Avoided = Callable[[UUID | OuterRef], Exists]
_avoided: list[Avoided] = []


def register_avoided(avoided: Avoided) -> None:
    """Say, about the seat of the statement, whether its person and this account want to meet no more."""
    _avoided[:] = [avoided]


def is_avoided_table(account_id: UUID) -> Q:
    """About the game of the statement: it has not started, and somebody sits there whom this account does not meet.

    All of it stands inside of EXISTS: in an AND beside it, negated, PostgreSQL would look at every seat there is.
    """
    if not _avoided:
        return Q(pk__in=[])
    waiting = Q(game__status=Game.Status.LOBBY, game__access=Game.Access.PUBLIC)
    return Q(Exists(Seat.objects.filter(waiting, _avoided[0](account_id), game=OuterRef("pk"))))


def avoiding_among(account_ids: Collection[UUID], game_id: UUID) -> set[UUID]:
    """Those of them who do not meet somebody at this table, in one statement. It is public, and has not started."""
    if not _avoided:
        return set()
    seats = Seat.objects.filter(_avoided[0](OuterRef(OuterRef("pk"))), game=game_id)
    return set(Account.objects.filter(Exists(seats), pk__in=account_ids).values_list("pk", flat=True))


def avoids_table(account_id: UUID, game_id: UUID) -> bool:
    return Game.objects.filter(is_avoided_table(account_id), pk=game_id).exists()
