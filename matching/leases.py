"""How long a ticket outlives its client. Reading the ticket, or listening to the account, renews it."""

import time
from collections.abc import Callable, Collection
from datetime import timedelta
from uuid import UUID

from django.db import transaction

from matching import news, store
from matching.models import Ticket
from matching.vocabulary import TicketReason

LEASE = timedelta(seconds=40)
"""A client that has been silent for so long counts as gone, as a stream does."""
RENEWED_AFTER = timedelta(seconds=5)
"""A client that is heard of several times within this time is noted once."""
NOTED_EVERY = 5.0
MOST_FAILURES = 3
"""After so many tables that could not be opened, in a row, a ticket ends: nobody waits for ever."""
AT_ONCE = 500
Lock = Callable[[int], list[Ticket]]
_noted_at = float("-inf")


def renew_listening(accounts: Collection[UUID]) -> None:
    """Called by every process with listeners, every few seconds, with the accounts that listen there."""
    global _noted_at
    if time.monotonic() - _noted_at < NOTED_EVERY:
        return
    _noted_at = time.monotonic()
    theirs = [ticket for ticket, account in store.to_be_renewed(RENEWED_AFTER) if account in accounts]
    if theirs:
        with transaction.atomic():
            store.renew(theirs)


def end_hopeless() -> int:
    """Tickets whose client is silent, whose person is banned, or whose table cannot be opened. Safe twice."""
    ended = end_all(lambda most: store.lock_silent(LEASE, most), TicketReason.SILENT)
    ended += end_all(store.lock_banned, TicketReason.BANNED)
    return ended + end_all(lambda most: store.lock_failing(MOST_FAILURES, most), TicketReason.FAILED)


def end_these(ticket_ids: Collection[UUID], reason: TicketReason) -> int:
    return end_all(lambda most: store.lock_waiting(ticket_ids, most), reason) if ticket_ids else 0


def end_all(lock: Lock, reason: TicketReason) -> int:
    """End what the lock finds, some at a time. What somebody else has in hand is left for the next run."""
    ended = 0
    while True:
        with transaction.atomic():
            tickets = lock(AT_ONCE)
            if tickets:
                store.write_ended([one.pk for one in tickets], reason)
                news.write_ended(tickets, reason)
        ended += len(tickets)
        if len(tickets) < AT_ONCE:
            return ended
