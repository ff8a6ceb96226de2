"""Who does not want to be looked at: private by choice, or banned."""

from collections.abc import Collection
from uuid import UUID

from django.db.models import Q

from accounts.models import Account
from accounts.preferences import ProfileAccess
from players.models import PlayerStanding

IS_HIDDEN = Q(is_active=False) | Q(preferences__profile=ProfileAccess.PRIVATE)


def hidden_among(accounts: Collection[UUID]) -> set[UUID]:
    """Those of them who stand on no leaderboard."""
    return set(Account.objects.filter(IS_HIDDEN, pk__in=accounts).values_list("pk", flat=True)) if accounts else set()


def list_again(account_id: UUID) -> None:
    """After a change of who may look: put an account onto the leaderboards, or take it down."""
    is_hidden = account_id in hidden_among([account_id])
    PlayerStanding.objects.filter(account_id=account_id, rated_games__gt=0).update(is_listed=not is_hidden)
