"""What staff does about a report: another name, a ban that ends by itself, a ban. Each closes the open reports."""

from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from accounts import audit
from accounts.look_alikes import skeleton
from accounts.models import Account
from accounts.moderation import do_ban, do_unban
from players.models import RefusedName, Report, Suspension
from players.reports import do_decide

Verdict = Report.Verdict
LONGEST_SUSPENSION = 365  # days


def do_rename(account_id: UUID, name: str, *, by: UUID, reason: str) -> None:
    """The new name has been checked. Seats keep the name under which a game was played."""
    with transaction.atomic():
        if Account.objects.filter(pk=account_id).update(display_name=name):
            audit.record(audit.Action.EDITED, account_id, by=by, reason=f"display_name: {reason}")
        do_decide(account_id, Verdict.RENAMED)


def do_suspend(account_id: UUID, days: int, *, by: UUID, reason: str) -> None:
    """A ban until then. The last one holds; who is banned for good stays so."""
    with transaction.atomic():
        account = Account.objects.select_for_update(no_key=True).get(pk=account_id)
        if account.is_active or Suspension.objects.filter(account_id=account_id).exists():
            until = timezone.now() + timedelta(days=days)
            Suspension.objects.update_or_create(account_id=account_id, defaults={"until": until, "by": by})
            do_ban(account_id, by=by, reason=f"{days} d: {reason}")
        do_decide(account_id, Verdict.SUSPENDED)


def do_ban_for_good(account_id: UUID, *, by: UUID, reason: str) -> None:
    with transaction.atomic():
        Suspension.objects.filter(account_id=account_id).delete()
        do_ban(account_id, by=by, reason=reason)
        do_decide(account_id, Verdict.BANNED)


def do_dismiss(account_id: UUID, *, by: UUID, reason: str) -> None:
    """There is no case."""
    with transaction.atomic():
        count = do_decide(account_id, Verdict.NO_CASE)
        audit.record(audit.Action.EDITED, account_id, by=by, reason=f"reports ({count}): {reason}")


def end_suspensions(now: datetime | None = None) -> int:
    """A chore: lift those that are over. Safe twice: each is claimed by its lock."""
    over, lifted = Suspension.objects.filter(until__lte=now or timezone.now()), 0
    for account_id in over.values_list("pk", flat=True):
        with transaction.atomic():
            found = over.select_for_update().filter(pk=account_id).first()
            if found is not None:
                do_unban(account_id, by=found.by, reason="the suspension is over")
                forget_suspension(account_id)
                lifted += 1
    return lifted


def forget_suspension(account_id: UUID) -> None:
    """When a ban has been lifted, by staff or by its end: a later one must not end with this suspension."""
    if Account.objects.filter(pk=account_id, is_active=True).exists():
        Suspension.objects.filter(account_id=account_id).delete()


def is_refused(name: str) -> bool:
    """Whether the operator's list has this name, or something that looks like it."""
    looks = skeleton(name)
    for text, anywhere in RefusedName.objects.values_list("text", "anywhere"):
        refused = skeleton(text)
        if refused and (refused in looks if anywhere else refused == looks):
            return True
    return False
