"""What is kept of trials, gate runs and balance reports, and for how long. Chores: safe twice, and beside all else."""

from collections.abc import Callable
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db.models import Max, Q
from django.utils import timezone

from cards.models import BalanceReport, CardSetVersion, GateRun

BATCH = 500
Status = CardSetVersion.Status
VersionUser = Callable[[], set[UUID]]
"""The trial versions that somebody still needs."""

_users: list[VersionUser] = []


def register_version_user(user: VersionUser) -> None:
    _users.append(user)


def forget_gate_runs() -> int:
    """Those that are over for long; the last passage of a draft is kept, for it may still be published."""
    old = GateRun.objects.filter(moved_at__lt=_long_ago())
    needed = Q(version__status=Status.DRAFT, state=GateRun.State.PASSED)
    return old.exclude(needed).exclude(state__in=[GateRun.State.WAITING, GateRun.State.PLAYING]).delete()[0]


def forget_balance_reports() -> int:
    """Those that are over for long; of each version the latest that was finished is kept, to be compared with."""
    done = BalanceReport.objects.filter(state=BalanceReport.State.DONE)
    latest = done.values("version").annotate(at=Max("created_at"))
    kept = Q()
    for row in latest:
        kept |= Q(version=row["version"], created_at=row["at"])
    old = BalanceReport.objects.filter(moved_at__lt=_long_ago())
    old = old.exclude(state__in=[BalanceReport.State.WAITING, BalanceReport.State.PLAYING])
    return (old.exclude(kept) if latest else old).delete()[0]


def forget_trials() -> int:
    """Drafts that were frozen for a table long ago, if no table needs them any more."""
    old = CardSetVersion.objects.filter(status=Status.TRIAL, created_at__lt=_long_ago())
    candidates = list(old.order_by("created_at").values_list("pk", flat=True)[:BATCH])
    if not candidates:
        return 0
    needed = {version for user in _users for version in user()}
    unneeded = [version for version in candidates if version not in needed]
    return CardSetVersion.objects.filter(pk__in=unneeded, status=Status.TRIAL).delete()[0]


def _long_ago() -> datetime:
    return timezone.now() - timedelta(days=settings.TRIALS_KEPT_DAYS)
