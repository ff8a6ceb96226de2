"""The log of an account: numbered, short-lived, and kept only for accounts that listen to it.

An entry is written in the transaction in which it becomes true. The row of the log is locked for its number, always in
the order of account ids, after the locks of games. Its rows refer to no account in the database: that check would wait
for somebody who deletes the account and waits for the game.
"""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple
from uuid import UUID

from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet

from games.models import AccountLog, AccountLogEntry, Game, Seat
from games.store import times
from uu_service.statements import repeating_cursor, this_database, written_once

MOST_ENTRIES = 500
READ_NOTED_EVERY = timedelta(days=1)


class NewEntry(NamedTuple):
    """One fact for one account. Its number is given when it is written."""

    account_id: UUID
    at: datetime
    facts: bytes


class LogHead(NamedTuple):
    """How far the log of an account has come."""

    last: int
    read_at: datetime
    now: datetime


def has_log() -> Exists:
    """Say in SQL, about a seat, whether its account has a log."""
    return Exists(AccountLog.objects.filter(account_id=OuterRef("account_id")))


def append(entries: Sequence[NewEntry]) -> None:
    """Write them, in this order within each account. One statement; SQLite needs two."""
    groups = [(account, list(own)) for account, own in groupby(sorted(entries, key=_account), key=_account)]
    counts = [(account, len(own)) for account, own in groups]
    rows = [(account, len(own) - 1 - index, entry) for account, own in groups for index, entry in enumerate(own)]
    if this_database().vendor == "postgresql":
        _append_at_once(counts, rows)
    else:
        _append_in_two(counts, rows)


def head_of(account_id: UUID) -> LogHead:
    """Where the log stands now. It begins here, if nobody has asked for it before."""
    found = _heads(account_id)
    if not found:
        _begin(account_id)
        found = _heads(account_id)
    head = LogHead(*found[0])
    if head.read_at < head.now - READ_NOTED_EVERY:
        AccountLog.objects.filter(account_id=account_id).update(read_at=head.now)
    return head


def numbers_of(account_ids: Collection[UUID]) -> dict[UUID, int]:
    """How far several logs have come. One statement."""
    return dict(AccountLog.objects.filter(account_id__in=account_ids).values_list("account_id", "last"))


@written_once
def entries_after(account_id: UUID, after: int) -> QuerySet[AccountLogEntry, tuple[int, "bytes | memoryview[int]"]]:
    rows = AccountLogEntry.objects.filter(account_id=account_id, number__gt=after).order_by("number")
    return rows.values_list("number", "facts")[:MOST_ENTRIES]


def purge(kept: timedelta, unread: timedelta) -> int:
    """Forget old entries, and the logs that nobody reads any more."""
    now = times.python_now()
    forgotten = AccountLogEntry.objects.filter(at__lt=now - kept).delete()[0]
    for account_id in AccountLog.objects.filter(read_at__lt=now - unread).values_list("account_id", flat=True):
        forget(account_id)
    return forgotten


def forget(account_id: UUID) -> None:
    AccountLogEntry.objects.filter(account_id=account_id).delete()
    AccountLog.objects.filter(account_id=account_id).delete()


def _account(entry: NewEntry) -> UUID:
    return entry.account_id


def _begin(account_id: UUID) -> None:
    """Log every change of a game from now on. Changes under way do not know of the log yet: wait for them, so that
    a client that reads its games after this sees them."""
    now = times.python_now()
    AccountLog.objects.bulk_create([AccountLog(account_id=account_id, read_at=now)], ignore_conflicts=True)
    seats = Seat.objects.filter(account_id=account_id, game__status__in=(Game.Status.LOBBY, Game.Status.RUNNING))
    for game_id in seats.values_list("game_id", flat=True):
        with transaction.atomic():
            Game.objects.select_for_update().filter(pk=game_id).values_list("pk").first()


@written_once
def _heads(account_id: UUID) -> QuerySet[Any, Any]:
    rows = AccountLog.objects.filter(account_id=account_id).annotate(now=times.clock_now())
    return rows.values_list("last", "read_at", "now")


def _append_at_once(counts: Sequence[tuple[UUID, int]], rows: Sequence[tuple[UUID, int, NewEntry]]) -> None:
    values: list[UUID | int | datetime | bytes] = [value for pair in counts for value in pair]
    for account, back, entry in rows:
        values += [account, back, entry.at, entry.facts]
    sql = _at_once_sql(len(counts), len(rows))
    repeating_cursor(sql, this_database()).execute(sql, values)


@cache
def _at_once_sql(accounts: int, entries: int) -> str:
    """A log that was forgotten meanwhile gets nothing."""
    log, entry = AccountLog._meta.db_table, AccountLogEntry._meta.db_table
    counts = ", ".join(["(%s::uuid, %s::int)"] * accounts)
    rows = ", ".join(["(%s::uuid, %s::int, %s::timestamptz, %s::bytea)"] * entries)
    return f"""
        WITH new_ones (account_id, more) AS (VALUES {counts}),
        locked AS (
            SELECT account_id FROM {log} WHERE account_id IN (SELECT account_id FROM new_ones)
            ORDER BY account_id FOR UPDATE
        ),
        grown AS (
            UPDATE {log} AS log SET last = log.last + new_ones.more FROM new_ones, locked
            WHERE log.account_id = new_ones.account_id AND log.account_id = locked.account_id
            RETURNING log.account_id, log.last
        )
        INSERT INTO {entry} (account_id, number, at, facts)
        SELECT grown.account_id, grown.last - row.back, row.at, row.facts
        FROM grown JOIN (VALUES {rows}) AS row (account_id, back, at, facts) USING (account_id)
    """  # noqa: S608 - our own tables and marks only


def _append_in_two(counts: Sequence[tuple[UUID, int]], rows: Sequence[tuple[UUID, int, NewEntry]]) -> None:
    """For a database with one writer at a time."""
    logs = {log.account_id: log for log in AccountLog.objects.filter(account_id__in=[one for one, _ in counts])}
    for account, more in counts:
        if account in logs:
            logs[account].last += more
    AccountLog.objects.bulk_update(logs.values(), ["last"])
    AccountLogEntry.objects.bulk_create(
        AccountLogEntry(account_id=account, number=logs[account].last - back, at=entry.at, facts=entry.facts)
        for account, back, entry in rows
        if account in logs
    )
