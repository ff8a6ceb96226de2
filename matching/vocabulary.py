"""The words of quick play that the contract lists."""

from enum import StrEnum

from shapes.components import open_set


class TicketStatus(StrEnum):
    """Where a ticket stands."""

    WAITING = "waiting"
    MATCHED = "matched"
    ENDED = "ended"


@open_set
class TicketReason(StrEnum):
    """Why a ticket ended without a game."""

    CANCELLED = "cancelled"
    SILENT = "silent"
    OTHER_GAME = "other_game"
    CARD_SETS_GONE = "card_sets_gone"
    TOO_MANY_TABLES = "too_many_tables"
    BANNED = "banned"
    FAILED = "failed"


class TicketSearch(StrEnum):
    """Whom a ticket looks for by now: its own party, people of about the same rating, of another one, or anybody."""

    FRIENDS = "friends"
    NEAR = "near"
    WIDE = "wide"
    ANYBODY = "anybody"


class QuickPlayClock(StrEnum):
    """How a quick game is timed."""

    LIVE = "live"
    CORRESPONDENCE = "correspondence"
