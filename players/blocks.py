"""Who wants to meet whom no more. A block works in both directions, and the blocked person is not told."""

from collections.abc import Collection
from uuid import UUID

from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet

from accounts.models import Account
from players.models import PlayerBlock
from players.problems import NotYourself, TooManyBlocks
from uu_service.api.problems import NotFound

MOST_BLOCKS = 1000
Pair = frozenset[UUID]


def blocked_among(accounts: Collection[UUID]) -> set[Pair]:
    """The pairs of them of which one has blocked the other, in one statement."""
    ids = list(accounts)
    rows = PlayerBlock.objects.filter(account__in=ids, blocked__in=ids)
    return {frozenset(pair) for pair in rows.values_list("account_id", "blocked_id")}


def seat_is_avoided(account_id: UUID | OuterRef) -> Exists:
    """In SQL, about the seat of the statement: whether its person and this one have blocked each other."""
    sits = OuterRef("account")
    pairs = Q(account=account_id, blocked=sits) | Q(account=sits, blocked=account_id)
    return Exists(PlayerBlock.objects.filter(pairs))


def blocks_between(account: UUID | OuterRef, blocked: UUID | OuterRef) -> QuerySet[PlayerBlock]:
    """Whether the first has blocked the second: ids, or columns of an outer statement."""
    return PlayerBlock.objects.filter(account=account, blocked=blocked)


def blocks_of(account_id: UUID) -> QuerySet[PlayerBlock]:
    """Whom this account has blocked, with their names."""
    return PlayerBlock.objects.filter(account=account_id).select_related("blocked")


def check_block(account_id: UUID, other_id: UUID) -> None:
    """Blocking twice changes nothing. Under the lock, two requests at once do not pass the limit together."""
    if account_id == other_id:
        raise NotYourself
    with transaction.atomic():
        Account.objects.select_for_update(no_key=True).get(pk=account_id)
        if not Account.objects.filter(pk=other_id).exists():
            raise NotFound
        if blocks_between(account_id, other_id).exists():
            return
        if PlayerBlock.objects.filter(account=account_id).count() >= MOST_BLOCKS:
            raise TooManyBlocks(limit=MOST_BLOCKS)
        PlayerBlock.objects.create(account_id=account_id, blocked_id=other_id)


def check_unblock(account_id: UUID, other_id: UUID) -> None:
    """It is gone afterwards, whether it was there or not."""
    blocks_between(account_id, other_id).delete()
