"""Writes down what was done to an account. Never a name, a password or a token."""

from uuid import UUID

from accounts.models import AuditEntry

Action = AuditEntry.Action


def record(action: Action, account_id: UUID, *, by: UUID | None = None, reason: str = "") -> None:
    AuditEntry.objects.create(action=action, account_id=account_id, actor_id=by, reason=reason[:500])
