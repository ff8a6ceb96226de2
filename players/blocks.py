"""Who wants to meet whom no more. A block works in both directions, and the blocked person is not told."""

from collections.abc import Collection
from uuid import UUID

from players.models import PlayerBlock

Pair = frozenset[UUID]


def blocked_among(accounts: Collection[UUID]) -> set[Pair]:
    """The pairs of them of which one has blocked the other, in one statement."""
    ids = list(accounts)
    rows = PlayerBlock.objects.filter(account__in=ids, blocked__in=ids)
    return {frozenset(pair) for pair in rows.values_list("account_id", "blocked_id")}
