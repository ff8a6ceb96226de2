"""Deletes ended sessions, expired keys and codes, old audit entries, and guests who never came back.

Safe to run twice, at once or again: each step looks before it deletes.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.contrib.sessions.models import Session as StaffSession
from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from accounts.deletion import do_delete_account
from accounts.exporting import do_forget_exports
from accounts.models import Account, ApiKey, AuditEntry, MailedCode, Session, SpentNonce

BATCH = 500
CODES_KEPT = timedelta(hours=1)  # after their end: an old one is refused with the same words as a wrong one
GuestsNeeded = Callable[[Collection[UUID]], Collection[UUID]]
_needed_by: list[GuestsNeeded] = []


@dataclass(frozen=True, slots=True)
class Tidied:
    sessions_idle: int
    sessions: int
    keys: int
    entries: int
    codes: int
    nonces: int
    exports: int
    staff_sessions: int
    guests: int


def register_guests_needed(needed: GuestsNeeded) -> None:
    """Let another room say which of these idle guests it still needs (a running game, say)."""
    if needed not in _needed_by:
        _needed_by.append(needed)


def do_tidy(now: datetime | None = None) -> Tidied:
    now = now or timezone.now()
    kept_since = now - timedelta(days=settings.ENDED_KEPT_DAYS)
    audited_since = now - timedelta(days=settings.AUDIT_KEPT_DAYS)
    return Tidied(
        sessions_idle=_end_idle_sessions(now),
        sessions=Session.objects.filter(ended_at__lt=kept_since).delete()[0],
        keys=ApiKey.objects.filter(expires_at__lt=kept_since).delete()[0],
        entries=AuditEntry.objects.filter(at__lt=audited_since).delete()[0],
        codes=MailedCode.objects.filter(expires_at__lt=now - CODES_KEPT).delete()[0],
        nonces=SpentNonce.objects.filter(expires_at__lt=now).delete()[0],
        exports=do_forget_exports(),
        staff_sessions=StaffSession.objects.filter(expire_date__lt=now).delete()[0],
        guests=sum(_remove_if_idle(guest, now) for guest in _removable_guests(now)),
    )


def _end_idle_sessions(now: datetime) -> int:
    """Only where the operator wants it: a phone may sleep as long as it likes. Guests have their own limit."""
    if not settings.SESSION_IDLE_DAYS:
        return 0
    since = now - timedelta(days=settings.SESSION_IDLE_DAYS)
    idle = Session.objects.filter(ended_at=None, last_used_at__lt=since, account__is_guest=False)
    return idle.update(ended_at=now, ending=Session.Ending.IDLE)


def _idle_guests(now: datetime) -> QuerySet[Account]:
    since = now - timedelta(days=settings.GUEST_IDLE_DAYS)
    mine = {"account": OuterRef("pk")}
    sessions = Session.objects.filter(**mine, last_used_at__gte=since)
    keys = ApiKey.objects.filter(Q(last_used_at__gte=since) | Q(created_at__gte=since), **mine)
    guests = Account.objects.filter(is_guest=True, date_joined__lt=since)
    return guests.filter(~Exists(sessions), ~Exists(keys))


def _removable_guests(now: datetime) -> Iterator[UUID]:
    last = UUID(int=0)
    while batch := list(_idle_guests(now).filter(pk__gt=last).order_by("pk").values_list("pk", flat=True)[:BATCH]):
        needed = {guest for of_room in _needed_by for guest in of_room(batch)}
        yield from (guest for guest in batch if guest not in needed)
        last = batch[-1]


def _remove_if_idle(guest: UUID, now: datetime) -> bool:
    """Look again under the lock that a refresh takes: a guest who comes back at this moment stays."""
    with transaction.atomic():
        list(Session.objects.select_for_update().filter(account=guest).values_list("pk"))
        if not _idle_guests(now).filter(pk=guest).exists():
            return False
        return do_delete_account(guest, by=None, reason="idle guest")
