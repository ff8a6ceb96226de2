"""From rows to the bodies that are sent."""

import words
from games.services.tables import CardSetChoice
from matching.api import bodies
from matching.leases import LEASE
from matching.store import ShownTicket
from matching.vocabulary import QuickPlayClock, TicketReason, TicketSearch, TicketStatus
from matching.wish import FillingBots

KINDS = {TicketStatus.WAITING: "progress", TicketStatus.MATCHED: "matched", TicketStatus.ENDED: "ended"}


def ticket(row: ShownTicket, language: str) -> bodies.QuickPlayTicket:
    is_waiting = row.status == TicketStatus.WAITING
    return bodies.QuickPlayTicket(
        id=row.id,
        status=TicketStatus(row.status),
        reason=TicketReason(row.reason) if row.reason else None,
        text=_text(row, language),
        game=row.game_id,
        ruleset=row.ruleset,
        seats=bodies.TicketSeats(row.min_seats, row.max_seats),
        clock=QuickPlayClock(row.clock),
        card_sets=[CardSetChoice(one["slug"], one["version"]) for one in row.card_sets],
        rated=row.rated,
        bots=FillingBots(row.bot, row.bots_after) if row.bot else None,
        party=bodies.TicketParty(row.party, row.party_size, row.here) if row.party else None,
        search=TicketSearch(row.search),
        waiting=row.waiting,
        created_at=row.created_at,
        expires_at=row.seen_at + LEASE if is_waiting else None,
        server_time=row.now,
    )


def _text(row: ShownTicket, language: str) -> str:
    """The same words as in the account's log."""
    kind = KINDS[TicketStatus(row.status)]
    return words.say(
        language,
        f"news-quick-play-{kind}",
        game=words.say(language, f"ruleset-{row.ruleset.replace('_', '-')}"),
        search=row.search,
        here=row.here,
        size=row.party_size,
        reason=row.reason,
    )
