"""What staff may do to an account, always with a reason."""

from collections.abc import Callable
from uuid import UUID

from django.db import transaction

from accounts import audit
from accounts.credentials import forget_on_commit
from accounts.models import Account, Identity, Session
from accounts.sessions import Ending, do_end_sessions, do_sign_out

Hook = Callable[[UUID], None]
_hooks: list[Hook] = []


def on_ban_changed(hook: Hook) -> None:
    """Call this in the same transaction, after an account was banned or unbanned."""
    if hook not in _hooks:
        _hooks.append(hook)


def do_ban(account_id: UUID, *, by: UUID, reason: str) -> None:
    """No session and no key of the account holds any more: at once for actions, within seconds for reads.

    Sessions are not ended: a guest has nothing else to come back with when the ban was a mistake.
    """
    with transaction.atomic():
        if Account.objects.filter(pk=account_id, is_active=True).update(is_active=False):
            audit.record(audit.Action.BANNED, account_id, by=by, reason=reason)
            forget_on_commit(account_id)
            _tell(account_id)


def do_unban(account_id: UUID, *, by: UUID, reason: str) -> None:
    with transaction.atomic():
        if Account.objects.filter(pk=account_id, is_active=False).update(is_active=True):
            audit.record(audit.Action.UNBANNED, account_id, by=by, reason=reason)
            _tell(account_id)


def do_sign_out_everywhere(account_id: UUID, *, by: UUID, reason: str) -> None:
    with transaction.atomic():
        do_end_sessions(account_id, Ending.BY_STAFF)
        audit.record(audit.Action.SESSIONS_ENDED, account_id, by=by, reason=reason)


def do_end_session(session: Session, *, by: UUID, reason: str) -> None:
    """Sign out one device."""
    with transaction.atomic():
        if do_sign_out(session.account_id, session.pk, Ending.BY_STAFF):
            audit.record(audit.Action.SESSION_ENDED, session.account_id, by=by, reason=reason)


def do_unlink_identity(identity: Identity, *, by: UUID, reason: str) -> None:
    """Even the last way in: its owner may have lost it to somebody else."""
    with transaction.atomic():
        identity.delete()
        audit.record(audit.Action.IDENTITY_UNLINKED, identity.account_id, by=by, reason=reason)


def _tell(account_id: UUID) -> None:
    for hook in _hooks:
        hook(account_id)
