"""Writes down what was done to an account. Never a name, a password or a token."""

from uuid import UUID

from accounts.models import AuditEntry

Deed = AuditEntry.Deed


def record(deed: Deed, account_id: UUID, *, by: UUID | None = None, reason: str = "") -> None:
    AuditEntry.objects.create(deed=deed, account_id=account_id, actor_id=by, reason=reason[:500])
