"""From a match to a game that runs: claim the tickets, open the table, seat everybody, start. One transaction."""

import secrets
from collections.abc import Sequence
from uuid import UUID

import structlog
from django.db import transaction

from games.services.full_tables import do_open_and_start
from games.services.settling import DATABASE_AWAY
from games.services.tables import accounts_with_most_tables
from matching import metrics, news, store
from matching.leases import end_these
from matching.matcher.wishes import Match
from matching.models import Ticket
from matching.pools import Pool
from matching.vocabulary import TicketReason
from uu_service.ids import uuid7

log = structlog.get_logger(__name__)


def open_table(match: Match, pool: Pool) -> bool:
    """Whether it came about. If not, those who can still be seated wait on: the next run sees them again."""
    wanted = [one.ticket for one in match.tickets]
    try:
        with transaction.atomic():
            tickets = store.claim(wanted)
            if len(tickets) < len(wanted):
                return False  # cancelled, banned, or somebody else's by now
            crowded = accounts_with_most_tables([one.account_id for one in tickets])
            if not crowded:
                _seat_and_start(tickets, match.bots, pool)
    except DATABASE_AWAY:
        raise
    except Exception:
        log.exception("quick_play_table_not_opened", tickets=[str(one) for one in wanted])
        store.write_failure(wanted)
        return False
    end_these([one.pk for one in tickets if one.account_id in crowded], TicketReason.TOO_MANY_TABLES)
    if crowded:
        return False
    metrics.count(match)
    return True


def _seat_and_start(tickets: Sequence[Ticket], bots: Sequence[str], pool: Pool) -> UUID:
    """Who sits where is left to chance: the longest wait is no better seat."""
    people = [one.account for one in tickets]
    secrets.SystemRandom().shuffle(people)
    seats = {account.pk: number for number, account in enumerate(people)}
    ids, game_id, count = [one.pk for one in tickets], uuid7(), len(people) + len(bots)
    others = store.lock_others(list(seats), ids, tickets[0].clock) if tickets[0].clock == "live" else []
    news.write_matched(tickets, game_id, seats)
    do_open_and_start(people, bots, **{**pool.fields, "id": game_id, "min_seats": count, "max_seats": count})
    store.write_matched(ids, game_id)
    if others:
        store.write_ended([one.pk for one in others], TicketReason.OTHER_GAME)
        news.write_ended(others, TicketReason.OTHER_GAME)
    return game_id
