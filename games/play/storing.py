"""The statements that every step of a game writes, spelled out.

Built anew by the ORM for each step they took more than half of its CPU; the fields still say how values are stored.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from django.db import models

from games.models import Game, Seat, Step
from uu_service.statements import repeating_cursor, this_database

WRITTEN = (
    "status",
    "version",
    "host",
    "engine",
    "seed",
    "salt",
    "state",
    "outcome",
    "opens_at",
    "closes_at",
    "settles_at",
    "failures",
    "failure",
    "started_at",
    "finished_at",
    "touched_at",
)
"""The columns of a game that playing changes."""

STEP_FIELDS = ("game", "last", "first", "at", "action", "events")
SEAT_FIELDS = ("ready", "accepts_party", "away", "timeouts")
"""Those of a seat that change seldom; `owes` changes with nearly every step and has a statement of its own."""


def update_games(rows: Sequence[Game]) -> None:
    """In one round trip, however many they are."""
    database, fields = this_database(), _fields(Game, (*WRITTEN, "id"))
    values = [_values(row, fields, database) for row in rows]
    with repeating_cursor(database) as cursor:
        if len(values) == 1:
            cursor.execute(_update_sql(), values[0])  # cheaper than a pipeline of one
        else:
            cursor.executemany(_update_sql(), values)


def insert_steps(steps: Sequence[Step]) -> None:
    if steps:
        database, fields = this_database(), _fields(Step, STEP_FIELDS)
        values = [value for step in steps for value in _values(step, fields, database)]
        with repeating_cursor(database) as cursor:
            cursor.execute(_insert_sql(len(steps)), values)


def update_seats(seats: Sequence[Seat], before: Mapping[Any, tuple[Any, ...]]) -> None:
    """At most two statements, however many seats: who owes an answer, and what changes seldom."""
    others = [seat for seat in seats if seat.owes != before[seat.pk][-1]]
    if others:
        with repeating_cursor(this_database()) as cursor:
            cursor.execute(_owes_sql(len(others)), [seat.pk for seat in others])
    changed = [seat for seat in seats if changeable(seat)[:-1] != before[seat.pk][:-1]]
    if changed:
        Seat.objects.bulk_update(changed, SEAT_FIELDS)


def changeable(seat: Seat) -> tuple[Any, ...]:
    return (seat.ready, seat.accepts_party, seat.away, seat.timeouts, seat.owes)


def _values(row: models.Model, fields: Iterable[Any], database: Any) -> list[Any]:
    return [field.get_db_prep_save(getattr(row, field.attname), database) for field in fields]


@cache
def _fields(model: type[models.Model], names: tuple[str, ...]) -> tuple[Any, ...]:
    return tuple(model._meta.get_field(name) for name in names)


@cache
def _update_sql() -> str:
    settings = ", ".join(f"{field.column} = %s" for field in _fields(Game, WRITTEN))
    return f"UPDATE {Game._meta.db_table} SET {settings} WHERE id = %s"  # noqa: S608 - our own columns


@cache
def _insert_sql(count: int) -> str:
    fields = _fields(Step, STEP_FIELDS)
    columns = ", ".join(field.column for field in fields)
    rows = ", ".join([f"({_marks(len(fields))})"] * count)
    return f"INSERT INTO {Step._meta.db_table} ({columns}) VALUES {rows}"  # noqa: S608 - our own columns


@cache
def _owes_sql(count: int) -> str:
    """Of seats that were read after the lock, so that each is known to say the opposite."""
    return f"UPDATE {Seat._meta.db_table} SET owes = NOT owes WHERE id IN ({_marks(count)})"  # noqa: S608 - marks only


def _marks(count: int) -> str:
    return ", ".join(["%s"] * count)
