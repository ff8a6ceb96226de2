"""Real deletion: the row goes, and everything that is only about this person with it."""

from collections.abc import Callable
from uuid import UUID

from django.db import transaction

from accounts import audit
from accounts.codes import Purpose
from accounts.credentials import forget_on_commit
from accounts.models import Account
from accounts.proofs import GivenProof, take_proof
from uu_service.api.kept_answers import forget as forget_answers

Hook = Callable[[UUID], None]
_hooks: list[Hook] = []


def on_account_deleted(hook: Hook) -> None:
    """Register a function that is called in the same transaction, just before the row is deleted."""
    if hook not in _hooks:
        _hooks.append(hook)


def check_delete_account(account_id: UUID, proof: GivenProof) -> None:
    """Delete the owner's account. A token is not enough, because nothing brings the account back."""
    take_proof(Account.objects.get(pk=account_id), proof, Purpose.DELETE_ACCOUNT)
    do_delete_account(account_id, by=account_id)


def do_delete_account(account_id: UUID, *, by: UUID | None, reason: str = "") -> bool:
    """Delete it; False if it was gone already: doing it twice is no error."""
    with transaction.atomic():
        account = Account.objects.select_for_update().filter(pk=account_id).first()
        if account is None:
            return False
        for hook in _hooks:
            hook(account_id)
        account.delete()
        forget_answers(str(account_id))
        audit.record(audit.Action.DELETED, account_id, by=by, reason=reason)
        forget_on_commit(account_id)
    return True
