"""API keys: made with a proof at hand, shown once, removed for good."""

from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from accounts import audit
from accounts.codes import Purpose
from accounts.credentials import forget_on_commit
from accounts.models import Account, ApiKey
from accounts.names import DEVICE_NAME_LENGTH, NameRefused, clean_display_name
from accounts.problems import TooManyApiKeys, invalid
from accounts.proofs import GivenProof, password_complaints, take_proof
from accounts.scopes import Scope, to_bits
from accounts.selectors import api_keys, unexpired_api_keys
from accounts.tokens import KeyToken
from uu_service.api.problems import Complaint, NotFound
from uu_service.ids import uuid7

MOST_KEYS = 50


def check_make_key(
    account_id: UUID, *, name: str, scopes: Iterable[Scope], expires_at: datetime | None, proof: GivenProof
) -> tuple[ApiKey, str]:
    """Make a key; the text is returned here and exists nowhere else.

    A key outlives the session that makes it, so a stolen access token must not be enough.
    """
    account = Account.objects.get(pk=account_id)
    complaints = [*_name_complaints(name), *_expiry_complaints(expires_at)]
    if complaints:
        raise invalid([*complaints, *password_complaints(account, proof)])
    take_proof(account, proof, Purpose.CREATE_API_KEY)
    key_id, bits = uuid7(), to_bits(scopes)
    token = KeyToken.make(account_id, key_id, bits)
    with transaction.atomic():
        Account.objects.select_for_update().get(pk=account_id)  # two requests must not pass the limit together
        if unexpired_api_keys(account_id).count() >= MOST_KEYS:
            raise TooManyApiKeys(limit=MOST_KEYS)
        key = ApiKey.objects.create(
            id=key_id,
            account=account,
            name=clean_display_name(name, DEVICE_NAME_LENGTH),
            digest=token.digest(),
            scope_bits=bits,
            expires_at=expires_at,
        )
        audit.record(audit.Action.KEY_MADE, account_id, by=account_id, reason=str(key_id))
    return key, token.write()


def check_remove_key(account_id: UUID, key_id: UUID, *, by: UUID | None = None, reason: str = "") -> None:
    """By its owner, or by staff with a reason."""
    with transaction.atomic():
        removed, _ = api_keys(account_id).filter(pk=key_id).delete()
        if not removed:
            raise NotFound
        audit.record(audit.Action.KEY_REMOVED, account_id, by=by or account_id, reason=reason or str(key_id))
        forget_on_commit(account_id)


def _name_complaints(name: str) -> list[Complaint]:
    try:
        clean_display_name(name, DEVICE_NAME_LENGTH)
    except NameRefused as refusal:
        return [Complaint("/name", refusal.code, refusal.words_args)]
    return []


def _expiry_complaints(expires_at: datetime | None) -> list[Complaint]:
    past = expires_at is not None and expires_at <= timezone.now()
    return [Complaint("/expires_at", "in_the_past")] if past else []
