"""What people do with tickets: take one, look at it, end it."""

import secrets
from uuid import UUID

from django.db import transaction

from accounts.models import Account
from games.services.tables import CODE_LENGTH, CODE_LETTERS, require_fewer_tables, require_may_play
from games.store.tables import lock_account
from matching import news, store
from matching.leases import RENEWED_AFTER
from matching.models import Ticket
from matching.people import kept_apart
from matching.problems import AlreadyWaiting, NoSuchParty, PartyDiffers, PartyFull
from matching.store import ShownTicket
from matching.tasks import call_matcher
from matching.vocabulary import TicketReason, TicketSearch
from matching.wish import CheckedWish, QuickPlay, checked_wish, terms_in
from uu_service.api.problems import NotFound


def check_take_ticket(account_id: UUID, wanted: QuickPlay) -> ShownTicket:
    """Wait for a game from now on. One ticket at a time for an account and a ruleset."""
    wish = checked_wish(wanted)
    with transaction.atomic():
        account = lock_account(account_id)
        require_may_play(account, is_rated=wanted.rated)
        known = store.waiting_ticket(account.pk, wanted.ruleset)
        if known is not None:
            raise AlreadyWaiting(members={"ticket": known})
        require_fewer_tables(account)
        ticket = _ticket(account, wanted, wish)
        friends = _friends(ticket, wanted)
        store.insert(ticket)
        if friends:
            _tell_party([*friends, ticket])
        transaction.on_commit(call_matcher, robust=True)
        return store.shown(ticket.pk)


def read_ticket(ticket_id: UUID, account_id: UUID) -> ShownTicket:
    """Looking at it shows that somebody is still there."""
    ticket = store.access_ticket(ticket_id, account_id)
    if ticket is None:
        raise NotFound
    if ticket.status == Ticket.Status.WAITING and ticket.seen_at < ticket.now - RENEWED_AFTER:
        store.write_seen(ticket_id)
        return ticket._replace(seen_at=ticket.now)
    return ticket


def check_cancel(ticket_id: UUID, account_id: UUID) -> ShownTicket:
    """End it. A ticket that has ended or has a game stays as it is, so a second call changes nothing."""
    with transaction.atomic():
        ticket = store.lock_ticket(ticket_id, account_id)
        if ticket is None:
            raise NotFound
        if ticket.status == Ticket.Status.WAITING:
            store.write_ended([ticket.pk], TicketReason.CANCELLED)
            news.write_ended([ticket], TicketReason.CANCELLED)
        return store.shown(ticket_id)


def _tell_party(party: list[Ticket]) -> None:
    """One more has come; with the last the search begins."""
    newest = party[-1]
    search = TicketSearch.NEAR if len(party) == newest.party_size else TicketSearch.FRIENDS
    store.write_search([one.pk for one in party], search, newest.waiting)
    news.write_progress(party, search, newest.waiting, {newest.party: len(party)})


def _ticket(account: Account, wanted: QuickPlay, wish: CheckedWish) -> Ticket:
    return Ticket(
        account=account,
        ruleset=wanted.ruleset,
        min_seats=wish.least,
        max_seats=wish.most,
        clock=wanted.clock,
        card_sets=[{"slug": one.slug, "version": one.version} for one in wanted.card_sets],
        rated=wanted.rated,
        bot=wanted.bots.level if wanted.bots else "",
        bots_after=wanted.bots.after if wanted.bots else 0,
        search=TicketSearch.NEAR,
        waiting=store.count_waiting(wanted.ruleset) + 1,
    )


def _friends(ticket: Ticket, wanted: QuickPlay) -> list[Ticket]:
    """Those of its party who wait already; the ticket gets its code and its size."""
    party = wanted.party
    if party is None:
        return []
    if party.code is None:
        ticket.party, ticket.party_size, ticket.search = _fresh_code(), party.size or 1, TicketSearch.FRIENDS
        return []
    here = store.lock_party(party.code.strip().upper())
    if not here or _has_blocked([ticket, *here]):
        raise NoSuchParty
    ticket.party, ticket.party_size = here[0].party, here[0].party_size
    if len(here) >= ticket.party_size:
        raise PartyFull(size=ticket.party_size)
    if any(terms_in(one) != terms_in(ticket) for one in here) or not _shared_sizes([*here, ticket]):
        raise PartyDiffers
    return here


def _has_blocked(tickets: list[Ticket]) -> bool:
    """Whether one of them has blocked another. The answer must not show that: the party then seems not to exist."""
    return bool(kept_apart([one.account_id for one in tickets]))


def _shared_sizes(tickets: list[Ticket]) -> range:
    """With how many seats all of them would play, and have room."""
    least, most = max(one.min_seats for one in tickets), min(one.max_seats for one in tickets)
    return range(max(least, tickets[0].party_size), most + 1)


def _fresh_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
