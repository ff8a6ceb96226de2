"""One run of the matcher: end what is hopeless, read who waits, match, open the tables, tell the others how it goes.

Two may run at once, and either may die: each table is a transaction of its own, and its locks are its claim.
"""

import threading
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from uuid import UUID

from django.db import transaction

from matching import metrics, news, store
from matching.leases import AT_ONCE, end_hopeless, end_these
from matching.matcher.matching import match
from matching.matcher.patience import Patience
from matching.matcher.wishes import Seeker
from matching.opening import open_table
from matching.people import just_played, kept_apart, ratings
from matching.pools import Pool, Pools
from matching.store import WaitingRow
from matching.vocabulary import TicketReason, TicketSearch
from matching.wish import terms_in

PATIENCE = Patience()
_alone = threading.Lock()
_wanted_again = threading.Event()


def run_alone() -> int:
    """In one process one run at a time is enough: a ticket that comes meanwhile makes it look once more."""
    _wanted_again.set()
    opened = 0
    while _wanted_again.is_set() and _alone.acquire(blocking=False):
        try:
            _wanted_again.clear()
            opened += run()
        finally:
            _alone.release()
    return opened


def run() -> int:
    """How many tables were opened. Where nobody waits, it costs one look."""
    if not store.anybody_waits():
        metrics.WAITING.set(0)
        return 0
    end_hopeless()
    rows, pools = store.all_waiting(), Pools()
    metrics.WAITING.set(len(rows))
    found = {row.id: pool for row in rows if (pool := pools(terms_in(row))) and _sizes(row, pool)}
    end_these([row.id for row in rows if row.id not in found], TicketReason.CARD_SETS_GONE)
    waiting = list(_waiting([row for row in rows if row.id in found], found))
    accounts = [one.account for one in waiting]
    tables = match(waiting, apart=kept_apart(accounts), again=just_played(accounts), patience=PATIENCE)
    opened = [table for table in tables if open_table(table, found[table.tickets[0].ticket])]
    seated = {one.ticket for table in opened for one in table.tickets}
    _tell_progress([row for row in rows if row.id in found and row.id not in seated], waiting)
    return len(opened)


def _waiting(rows: Sequence[WaitingRow], pools: Mapping[UUID, Pool]) -> Iterable[Seeker]:
    by_game = defaultdict(list)
    for row in rows:
        by_game[row.ruleset].append(row.account_id)
    rated = {game: ratings(accounts, game) for game, accounts in by_game.items()}
    for row in rows:
        pool = pools[row.id]
        yield Seeker(
            ticket=row.id,
            account=row.account_id,
            pool=pool.key,
            rating=rated[row.ruleset][row.account_id],
            waited=_waited(row),
            sizes=_sizes(row, pool),
            party=row.party,
            party_size=row.party_size,
            bot=row.bot,
            bots_after=row.bots_after,
        )


def _tell_progress(rows: Sequence[WaitingRow], waiting: Sequence[Seeker]) -> None:
    """Write to those whose search has become wider. They are few in each run, and each gets two entries at most."""
    pools = {one.ticket: one.pool for one in waiting}
    crowds, here = Counter(pools.values()), Counter(one.party for one in waiting if one.party)
    wider = defaultdict(list)
    for row in rows:
        search = _search(row, here)
        if search != row.search:
            wider[search, crowds[pools[row.id]]].append(row.id)
    for (search, crowd), ids in wider.items():
        with transaction.atomic():
            tickets = store.lock_waiting(ids, AT_ONCE)
            store.write_search([one.pk for one in tickets], search, crowd)
            news.write_progress(tickets, search, crowd, here)


def _search(row: WaitingRow, here: Mapping[str, int]) -> TicketSearch:
    waited = _waited(row)
    if row.party and here[row.party] < row.party_size:
        return TicketSearch.FRIENDS
    if waited >= PATIENCE.anybody_after:
        return TicketSearch.ANYBODY
    return TicketSearch.WIDE if waited >= PATIENCE.widens else TicketSearch.NEAR


def _sizes(row: WaitingRow, pool: Pool) -> list[int]:
    return [size for size in pool.sizes if row.min_seats <= size <= row.max_seats]


def _waited(row: WaitingRow) -> float:
    return (row.now - row.created_at).total_seconds()
