"""Tickets as rows: all SQL of quick play.

Locks are taken in the order: accounts, tickets, games, accounts' logs. The matcher waits for no account and for no
ticket that it wants to seat: what somebody else holds, it leaves for its next run.
"""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple, TypedDict
from uuid import UUID

from django.db.models import Count, F, OuterRef, Q, Subquery
from django.db.models.functions import Coalesce

from games.store import times
from matching.models import Ticket
from matching.vocabulary import TicketReason

WAITING = Q(status=Ticket.Status.WAITING)


class ChosenSet(TypedDict):
    """A card set as a ticket stores it; no version: the latest when it is played."""

    slug: str
    version: int | None


class WaitingRow(NamedTuple):
    """A ticket that waits, as the matcher reads it."""

    id: UUID
    account_id: UUID
    ruleset: str
    clock: str
    card_sets: list[ChosenSet]
    rated: bool
    min_seats: int
    max_seats: int
    bot: str
    bots_after: int
    party: str
    party_size: int
    search: str
    created_at: datetime
    now: datetime


class ShownTicket(NamedTuple):
    """A ticket as its person sees it. `here`: how many of its party wait, itself included."""

    id: UUID
    status: str
    reason: str
    game_id: UUID | None
    ruleset: str
    min_seats: int
    max_seats: int
    clock: str
    card_sets: list[ChosenSet]
    rated: bool
    bot: str
    bots_after: int
    party: str
    party_size: int
    here: int
    search: str
    waiting: int
    created_at: datetime
    seen_at: datetime
    now: datetime


def insert(ticket: Ticket) -> None:
    """Its times are the database's."""
    ticket.created_at = ticket.seen_at = times.clock_now()
    ticket.save(force_insert=True)


def shown(ticket_id: UUID) -> ShownTicket:
    return _shown(Q(pk=ticket_id))[0]


def of_account(account_id: UUID) -> list[ShownTicket]:
    """Those that wait, the newest first."""
    return _shown(WAITING & Q(account_id=account_id))


def access_ticket(ticket_id: UUID, account_id: UUID) -> ShownTicket | None:
    return next(iter(_shown(Q(pk=ticket_id, account_id=account_id))), None)


def waiting_ticket(account_id: UUID, ruleset: str) -> UUID | None:
    return Ticket.objects.filter(WAITING, account_id=account_id, ruleset=ruleset).values_list("pk", flat=True).first()


def anybody_waits() -> bool:
    return Ticket.objects.filter(WAITING).exists()


def count_waiting(ruleset: str) -> int:
    return Ticket.objects.filter(WAITING, ruleset=ruleset).count()


def lock_party(code: str) -> list[Ticket]:
    """Lock its waiting tickets, the oldest first. A second person who joins at the same time waits for the lock."""
    return list(Ticket.objects.select_for_update(no_key=True).filter(WAITING, party=code).order_by("id"))


def lock_ticket(ticket_id: UUID, account_id: UUID) -> Ticket | None:
    """Waits for whoever is seating it just now."""
    own = Ticket.objects.select_for_update(no_key=True).filter(pk=ticket_id, account_id=account_id)
    return own.first()


def all_waiting() -> list[WaitingRow]:
    """The longest wait first. Without locks: what it says may have changed by the time a table is opened."""
    rows = Ticket.objects.filter(WAITING, account__is_active=True).annotate(now=times.statement_now())
    return [WaitingRow(*values) for values in rows.order_by("created_at", "id").values_list(*WaitingRow._fields)]


def claim(ticket_ids: Collection[UUID]) -> list[Ticket]:
    """Those that still wait, locked with their accounts; what somebody else has locked is left out. The locks are the
    claim."""
    rows = Ticket.objects.select_for_update(skip_locked=True, no_key=True, of=("self", "account"))
    rows = rows.filter(WAITING, pk__in=ticket_ids, account__is_active=True)
    return list(rows.select_related("account").order_by("id"))


def lock_others(account_ids: Collection[UUID], ticket_ids: Collection[UUID], clock: str) -> list[Ticket]:
    """What else these accounts wait for, timed like this. Call it with the accounts locked."""
    rows = Ticket.objects.select_for_update(no_key=True).filter(WAITING, account_id__in=account_ids, clock=clock)
    return list(rows.exclude(pk__in=ticket_ids).order_by("id"))


def write_matched(ticket_ids: Collection[UUID], game_id: UUID) -> None:
    Ticket.objects.filter(pk__in=ticket_ids).update(
        status=Ticket.Status.MATCHED, game_id=game_id, ended_at=times.clock_now()
    )


def write_ended(ticket_ids: Collection[UUID], reason: TicketReason) -> None:
    Ticket.objects.filter(pk__in=ticket_ids).update(
        status=Ticket.Status.ENDED, reason=reason, ended_at=times.clock_now()
    )


def write_search(ticket_ids: Collection[UUID], search: str, waiting: int) -> None:
    Ticket.objects.filter(WAITING, pk__in=ticket_ids).update(search=search, waiting=waiting)


def write_failure(ticket_ids: Collection[UUID]) -> None:
    Ticket.objects.filter(WAITING, pk__in=ticket_ids).update(failures=F("failures") + 1)


def lock_silent(lease: timedelta, most: int) -> list[Ticket]:
    """Those whose client has not been heard of for so long."""
    return _free(Q(seen_at__lt=times.statement_now() - lease), most)


def lock_banned(most: int) -> list[Ticket]:
    return _free(Q(account__is_active=False), most)


def lock_failing(failures: int, most: int) -> list[Ticket]:
    return _free(Q(failures__gte=failures), most)


def lock_waiting(ticket_ids: Collection[UUID], most: int) -> list[Ticket]:
    return _free(Q(pk__in=ticket_ids), most)


def write_seen(ticket_id: UUID) -> None:
    Ticket.objects.filter(WAITING, pk=ticket_id).update(seen_at=times.clock_now())


def to_be_renewed(older_than: timedelta) -> list[tuple[UUID, UUID]]:
    """Tickets, with their accounts, whose clients were last noted so long ago. Costs as much as tickets wait."""
    rows = Ticket.objects.filter(WAITING, seen_at__lt=times.statement_now() - older_than)
    return list(rows.values_list("pk", "account_id"))


def renew(ticket_ids: Sequence[UUID]) -> None:
    """Note that their clients are there. Call it inside a transaction. It leaves out tickets that are being seated."""
    free = [ticket.pk for ticket in _free(Q(pk__in=ticket_ids), len(ticket_ids))]
    Ticket.objects.filter(pk__in=free).update(seen_at=times.clock_now())


def purge(kept: timedelta) -> int:
    return Ticket.objects.filter(ended_at__lt=times.python_now() - kept).delete()[0]


def _shown(which: Q) -> list[ShownTicket]:
    party = Ticket.objects.filter(WAITING, party=OuterRef("party")).exclude(party="").order_by()
    here = party.values("party").annotate(count=Count("pk")).values("count")
    rows = Ticket.objects.filter(which).annotate(now=times.clock_now(), here=Coalesce(Subquery(here), 1))
    return [ShownTicket(*values) for values in rows.order_by("-id").values_list(*ShownTicket._fields)]


def _free(which: Q, most: int) -> list[Ticket]:
    rows = Ticket.objects.select_for_update(skip_locked=True, no_key=True, of=("self",)).filter(WAITING & which)
    return list(rows.order_by("id")[:most])
