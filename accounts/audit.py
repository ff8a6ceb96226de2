"""Writes down what was done to an account, and what staff did. Never a person's name, a password or a token."""

from collections.abc import Sequence
from uuid import UUID

from accounts.models import AuditEntry

Action = AuditEntry.Action
Area = AuditEntry.Area
Changed = tuple[str, object, object]
"""A field, what it was and what it is."""


def record(
    action: Action, account_id: UUID, *, by: UUID | None = None, reason: str = "", difference: Sequence[Changed] = ()
) -> None:
    """What was done to an account, by its person, by staff or by the service itself."""
    AuditEntry.objects.create(
        action=action, account_id=account_id, actor_id=by, reason=reason[:500], difference=list(difference)
    )


def record_staff(
    area: Area,
    action: Action,
    *,
    by: UUID,
    subject: str,
    subject_id: object,
    reason: str = "",
    difference: Sequence[Changed] = (),
) -> None:
    """What staff did to something that is no account."""
    AuditEntry.objects.create(
        area=area,
        action=action,
        actor_id=by,
        subject=subject[:120],
        subject_id=str(subject_id),
        reason=reason[:500],
        difference=list(difference),
    )
