"""What the log of an account says about its tickets, written in the transaction in which it becomes true."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from uuid import UUID

import msgspec
from django.db import transaction

from games.live.entries import LogEntry
from games.live.hints import tell_accounts
from games.store import times
from games.store.account_log import NewEntry, append
from matching.models import Ticket
from matching.vocabulary import TicketReason, TicketSearch


class QuickPlayProgressEntry(LogEntry, frozen=True, kw_only=True, tag="quick_play_progress"):
    """You wait for a game: the search has become wider, or a friend has come."""

    says = ("search", "here", "size")

    ticket: UUID
    """The id of the ticket."""
    search: TicketSearch
    """Whom it looks for by now."""
    waiting: int
    """How many people wanted such a game when this was written, you included."""
    here: int
    """How many of your party are there; 1 without a party."""
    size: int
    """How many your party will be; 1 without a party."""


class QuickPlayMatchedEntry(LogEntry, frozen=True, kw_only=True, tag="quick_play_matched"):
    """Your game has been found, and has begun."""

    ticket: UUID
    """The id of the ticket."""
    game: UUID
    """The id of the game."""
    seat: int
    """Your seat's number."""


class QuickPlayEndedEntry(LogEntry, frozen=True, kw_only=True, tag="quick_play_ended"):
    """Your ticket has ended without a game."""

    says = ("reason",)

    ticket: UUID
    """The id of the ticket."""
    reason: TicketReason
    """Why."""


KINDS = (QuickPlayProgressEntry, QuickPlayMatchedEntry, QuickPlayEndedEntry)


def write_matched(tickets: Iterable[Ticket], game_id: UUID, seats: Mapping[UUID, int]) -> None:
    """Wake nobody here: the entry of the game's start wakes those who listen."""
    now, entries = times.python_now(), list[tuple[UUID, LogEntry]]()
    for one in tickets:
        seat = seats[one.account_id]
        entry = QuickPlayMatchedEntry(at=now, ruleset=one.ruleset, ticket=one.pk, game=game_id, seat=seat)
        entries.append((one.account_id, entry))
    _append(entries)


def write_ended(tickets: Sequence[Ticket], reason: TicketReason) -> None:
    now = times.python_now()
    entries = [QuickPlayEndedEntry(at=now, ruleset=one.ruleset, ticket=one.pk, reason=reason) for one in tickets]
    _write_and_tell([(one.account_id, entry) for one, entry in zip(tickets, entries, strict=True)])


def write_progress(tickets: Sequence[Ticket], search: TicketSearch, waiting: int, here: Mapping[str, int]) -> None:
    """`here`: how many of each party have come."""
    now = times.python_now()
    _write_and_tell(
        [
            (
                one.account_id,
                QuickPlayProgressEntry(
                    at=now,
                    ruleset=one.ruleset,
                    ticket=one.pk,
                    search=search,
                    waiting=waiting,
                    here=here.get(one.party, 1),
                    size=one.party_size,
                ),
            )
            for one in tickets
        ]
    )


def _write_and_tell(entries: Sequence[tuple[UUID, LogEntry]]) -> None:
    if entries:
        _append(entries)
        transaction.on_commit(partial(tell_accounts, [account for account, _ in entries]), robust=True)


def _append(entries: Iterable[tuple[UUID, LogEntry]]) -> None:
    """An account that has never listened has no log, and gets nothing."""
    append([NewEntry(account, entry.at, msgspec.json.encode(entry)) for account, entry in entries])
