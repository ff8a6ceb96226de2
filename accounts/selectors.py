"""What is read about accounts."""

from uuid import UUID

from django.db.models import Q, QuerySet
from django.db.models.functions import Lower, Now

from accounts.models import Account, ApiKey, Identity, Session


def account_named(username: str) -> Account | None:
    """By name, in any case, through the index that keeps names apart."""
    return Account.objects.alias(lowered=Lower("username")).filter(lowered=username.lower()).first()


def live_sessions(account_id: UUID) -> QuerySet[Session]:
    return Session.objects.filter(account=account_id, ended_at=None)


def api_keys(account_id: UUID) -> QuerySet[ApiKey]:
    """Expired ones too, until housekeeping takes them: their owner wants to see why a machine stopped."""
    return ApiKey.objects.filter(account=account_id)


def unexpired_api_keys(account_id: UUID) -> QuerySet[ApiKey]:
    return api_keys(account_id).filter(Q(expires_at=None) | Q(expires_at__gt=Now()))


def identities_of(account_id: UUID) -> QuerySet[Identity]:
    return Identity.objects.filter(account=account_id)


def account_with_id(account_id: UUID) -> Account | None:
    return Account.objects.filter(pk=account_id).first()


def address_of_account(account_id: UUID) -> str | None:
    return Account.objects.filter(pk=account_id).values_list("email", flat=True).first()
