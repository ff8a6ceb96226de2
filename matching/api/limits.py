"""The limits of this room."""

from matching.housekeeping import ENDED_KEPT
from matching.leases import LEASE, MOST_FAILURES
from matching.problems import AlreadyWaiting, PartyFull
from matching.wish import BOTS_AFTER_SECONDS, LONGEST_WITHOUT_BOTS_SECONDS
from uu_service.api.limits import Limit

TITLE = "Quick play"
LIMITS = [
    Limit("tickets of an account that wait for one game", "1", AlreadyWaiting),
    Limit(
        "a ticket that is not read, and whose account does not listen",
        f"{LEASE.total_seconds():g} s",
        "it ends: `silent`",
    ),
    Limit("people with one code", "as many as its maker has said", PartyFull),
    Limit(
        "seconds until bots may fill up",
        f"{BOTS_AFTER_SECONDS} unless you say another number, up to {LONGEST_WITHOUT_BOTS_SECONDS}",
        "`too_large`",
    ),
    Limit("tables that cannot be opened for a ticket", f"{MOST_FAILURES}", "it ends: `failed`"),
    Limit("a ticket that is over", f"{ENDED_KEPT.days} days", "it is forgotten"),
]
