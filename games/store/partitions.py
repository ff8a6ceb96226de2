"""The log of all games, in PostgreSQL a partition a month. Ids of games grow with time, so a range of ids is a month.

What fits into no month lies in a default partition: nothing that is written is ever refused. SQLite has one table.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any, NamedTuple
from uuid import UUID

import structlog
from django.db import DatabaseError, OperationalError, connection, transaction
from django.db.models import Exists, OuterRef, Q

from games.models import Game, LoggedStep
from games.store.due import OPEN

log = structlog.get_logger(__name__)
TABLE = LoggedStep._meta.db_table
REST = f"{TABLE}_rest"
LOCK_SECONDS = 1
"""Play waits behind a lock on the whole log. After so long housekeeping gives up, and tries again the next time."""
_BOUNDS = re.compile(r"FROM \((?:'([0-9a-f-]+)'|MINVALUE)\) TO \('([0-9a-f-]+)'\)")
_LIST = """
    SELECT part.relname, pg_get_expr(part.relpartbound, part.oid)
    FROM pg_inherits JOIN pg_class AS part ON part.oid = inhrelid WHERE inhparent = %s::regclass
"""
_STRAYS = f"""
    DELETE FROM {REST} WHERE game_id IN (
        SELECT DISTINCT game_id FROM {REST} JOIN games_game AS game ON game.id = game_id
        WHERE game.finished_at < %s LIMIT %s
    )
"""  # noqa: S608 - our own names


class Partition(NamedTuple):
    """The steps of the games whose ids lie from `low` (None: from the first) to below `high`."""

    name: str
    low: UUID | None
    high: UUID


def is_parted() -> bool:
    return connection.vendor == "postgresql"


def first_id_at(at: datetime) -> UUID:
    """Below every id that was made from then on."""
    return UUID(int=int(at.timestamp() * 1000) << 80)


def months_from(at: datetime, count: int) -> list[datetime]:
    """The beginnings of this month and those that follow."""
    months = (at.year * 12 + at.month - 1 + further for further in range(count))
    return [datetime(month // 12, month % 12 + 1, 1, tzinfo=UTC) for month in months]


def partitions() -> list[Partition]:
    """All but the default one, the oldest first."""
    with connection.cursor() as cursor:
        cursor.execute(_LIST, [TABLE])
        found = [(name, _BOUNDS.search(bounds)) for name, bounds in cursor.fetchall()]
    parts = [Partition(name, UUID(m[1]) if m[1] else None, UUID(m[2])) for name, m in found if m]
    return sorted(parts, key=lambda part: part.high)


def make_ahead(now: datetime, months: int) -> list[str]:
    """Partitions for this month and so many more, where there are none. The names of those that were made."""
    ends = max((part.high for part in partitions()), default=UUID(int=0))
    begins = months_from(now, months + 2)
    wanted = [(begin, end) for begin, end in pairwise(begins) if first_id_at(begin) >= ends]
    return [name for begin, end in wanted if _made(name := f"{TABLE}_{begin:%Y_%m}", begin, end)]


def _made(name: str, begin: datetime, end: datetime) -> bool:
    """Not if its rows lie in the default partition already, because nobody made it in time: they stay there."""
    try:
        with _briefly_locking() as cursor:
            cursor.execute(f"CREATE TABLE {name} (LIKE {TABLE} INCLUDING ALL)")
            bounds = [first_id_at(begin), first_id_at(end)]
            cursor.execute(f"ALTER TABLE {TABLE} ATTACH PARTITION {name} FOR VALUES FROM (%s) TO (%s)", bounds)
    except OperationalError:
        raise
    except DatabaseError as error:
        log.warning("partition_not_made", partition=name, error=str(error))
        return False
    return True


def retire(before: datetime, *, drops: bool) -> list[str]:
    """Take away the partitions of games that were all begun, and over, before then. Their names."""
    old = [part for part in partitions() if part.high <= first_id_at(before) and not _is_needed(part, before)]
    for part in old:
        with _briefly_locking() as cursor:
            cursor.execute(f"ALTER TABLE {TABLE} DETACH PARTITION {part.name}")
            if drops:
                cursor.execute(f"DROP TABLE {part.name}")
            else:
                _set_free(cursor, part.name)
        log.info("partition_retired", partition=part.name, dropped=drops)
    return [part.name for part in old]


def _is_needed(part: Partition, before: datetime) -> bool:
    """Whether a game in it goes on, or has not been over for long enough."""
    games = Game.objects.filter(pk__lt=part.high)
    if part.low:
        games = games.filter(pk__gte=part.low)
    return games.filter(Q(status__in=OPEN) | Q(finished_at__gte=before)).exists()


def _set_free(cursor: Any, name: str) -> None:
    """What is kept apart must not keep games from being deleted."""
    cursor.execute("SELECT conname FROM pg_constraint WHERE conrelid = %s::regclass AND contype = 'f'", [name])
    for (constraint,) in cursor.fetchall():
        cursor.execute(f'ALTER TABLE {name} DROP CONSTRAINT "{constraint}"')


def forget_strays(before: datetime, most: int) -> int:
    """Delete, game by game, the steps that lie in no month, where the game was over before then."""
    if is_parted():
        with connection.cursor() as cursor:
            cursor.execute(_STRAYS, [before, most])
            return int(cursor.rowcount)
    over = Game.objects.filter(finished_at__lt=before).exclude(status__in=OPEN)
    games = over.filter(Exists(LoggedStep.objects.filter(game=OuterRef("pk")))).values_list("pk", flat=True)[:most]
    return LoggedStep.objects.filter(game_id__in=list(games)).delete()[0]


@contextmanager
def _briefly_locking() -> Iterator[Any]:
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'")
        yield cursor
