"""What is kept about an account's tickets, for its owner to take along."""

from collections.abc import Iterator
from datetime import datetime
from uuid import UUID

import msgspec

from accounts.exported import as_rows
from games.services.tables import CardSetChoice
from matching.models import Ticket


class ExportedTicket(msgspec.Struct, kw_only=True):
    """A ticket of quick play."""

    id: UUID
    """The id of the ticket."""
    ruleset: str
    """The game that you wanted to play."""
    clock: str
    """The mode of the clock."""
    card_sets: list[CardSetChoice]
    """The card sets that you wanted."""
    min_seats: int
    """With so many seats at least."""
    max_seats: int
    """And so many at most."""
    rated: bool
    """For ratings."""
    bot: str
    """The bots that might fill up; empty: none."""
    party: str
    """The code of those who wanted to sit together; empty: none."""
    party_size: int
    """How many they were."""
    status: str
    """How far it has come."""
    reason: str
    """Why it ended without a game; empty: it did not."""
    game_id: UUID | None
    """The game that it led to."""
    created_at: datetime
    """When it was asked for."""
    ended_at: datetime | None
    """When it ended; null: it waits."""


def ticket_rows(account_id: UUID) -> Iterator[ExportedTicket]:
    return as_rows(ExportedTicket, Ticket.objects.filter(account_id=account_id))


def count_ticket_rows(account_id: UUID) -> int:
    return Ticket.objects.filter(account_id=account_id).count()
