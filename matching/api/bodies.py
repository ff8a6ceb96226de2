"""What quick play answers."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct

from games.rules.kernel.names import RulesetName
from games.services.tables import CardSetChoice
from matching.vocabulary import QuickPlayClock, TicketReason, TicketSearch, TicketStatus
from matching.wish import FillingBots


class TicketSeats(Struct, frozen=True):
    """With how many seats you would play."""

    min: int
    """The fewest."""
    max: int
    """The most."""


class TicketParty(Struct, frozen=True):
    """Your friends."""

    code: Annotated[str, Meta(description="What they send as `party.code`.")]
    size: int
    """How many you will be."""
    here: int
    """How many of you wait already."""


class QuickPlayTicket(Struct, frozen=True, kw_only=True):
    """Your place in quick play."""

    id: UUID
    """Its id."""
    status: TicketStatus
    """Where it stands."""
    reason: TicketReason | None
    """Why it ended without a game; null: it has not."""
    text: Annotated[str, Meta(description="How it goes, in your language.")]
    game: Annotated[UUID | None, Meta(description="Your game, once it is `matched`: it has begun.")]
    ruleset: RulesetName
    """Which game you wait for."""
    seats: TicketSeats
    """With how many seats you would play."""
    clock: QuickPlayClock
    """How the game is timed."""
    card_sets: list[CardSetChoice]
    """What is played with; empty: the default set of the game."""
    rated: bool
    """Whether the outcome changes ratings."""
    bots: FillingBots | None
    """Which bots may fill up; null: none."""
    party: TicketParty | None
    """Your friends; null: you came alone."""
    search: TicketSearch
    """Whom it looks for by now."""
    waiting: Annotated[int, Meta(description="About how many people wanted such a game when you were last told.")]
    created_at: datetime
    """Since when you wait."""
    expires_at: Annotated[
        datetime | None,
        Meta(description="It ends then, unless you read it before or listen to your account; null: it is over."),
    ]
    server_time: datetime
    """The server's clock."""


class TicketList(Struct, frozen=True):
    items: list[QuickPlayTicket]
    """Those that wait, newest first: one for each game at most."""
