"""The statements that every step of a game writes, spelled out.

Built anew by the ORM for each step they took more than half of its CPU; the fields still say how values are stored.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from django.db import connection, models

from games.models import Game, Seat, Step
from uu_service.statements import repeating_cursor

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

SEAT_FIELDS = ("ready", "accepts_party", "away", "timeouts")
"""Those of a seat that change seldom; `owes` changes with nearly every step and has a statement of its own."""


def update_games(rows: Sequence[Game]) -> None:
    """In one round trip, however many they are."""
    fields = _fields(Game, (*WRITTEN, "id"))
    values = [_values(row, fields) for row in rows]
    with repeating_cursor() as cursor:
        if len(values) == 1:
            cursor.execute(_update_sql(), values[0])  # cheaper than a pipeline of one
        else:
            cursor.executemany(_update_sql(), values)


def insert_steps(steps: Sequence[Step]) -> None:
    if steps:
        fields = _fields(Step, ("game", "last", "first", "at", "action", "events"))
        _execute(_insert_sql(len(steps)), [value for step in steps for value in _values(step, fields)])


def update_seats(seats: Sequence[Seat], before: Mapping[Any, tuple[Any, ...]]) -> None:
    """At most two statements, however many seats: who owes an answer, and what changes seldom."""
    others = [seat for seat in seats if seat.owes != before[seat.pk][-1]]
    if others:
        owing = [seat.pk for seat in others if seat.owes]
        owes = f"id IN ({_marks(owing)})" if owing else "id < 0"
        sql = f"UPDATE {Seat._meta.db_table} SET owes = ({owes}) WHERE id IN ({_marks(others)})"  # noqa: S608
        _execute(sql, [*owing, *(seat.pk for seat in others)])
    changed = [seat for seat in seats if changeable(seat)[:-1] != before[seat.pk][:-1]]
    if changed:
        Seat.objects.bulk_update(changed, SEAT_FIELDS)


def changeable(seat: Seat) -> tuple[Any, ...]:
    return (seat.ready, seat.accepts_party, seat.away, seat.timeouts, seat.owes)


def _marks(values: Sequence[Any]) -> str:
    return ", ".join(["%s"] * len(values))


def _execute(sql: str, values: list[Any]) -> None:
    with repeating_cursor() as cursor:
        cursor.execute(sql, values)


def _values(row: models.Model, fields: Iterable[Any]) -> list[Any]:
    return [field.get_db_prep_save(getattr(row, field.attname), connection) for field in fields]


@cache
def _fields(model: type[models.Model], names: tuple[str, ...]) -> tuple[Any, ...]:
    return tuple(model._meta.get_field(name) for name in names)


@cache
def _update_sql() -> str:
    settings = ", ".join(f"{field.column} = %s" for field in _fields(Game, WRITTEN))
    return f"UPDATE {Game._meta.db_table} SET {settings} WHERE id = %s"  # noqa: S608 - our own columns


@cache
def _insert_sql(count: int) -> str:
    fields = _fields(Step, ("game", "last", "first", "at", "action", "events"))
    columns, marks = ", ".join(field.column for field in fields), ", ".join(["%s"] * len(fields))
    rows = ", ".join([f"({marks})"] * count)
    return f"INSERT INTO {Step._meta.db_table} ({columns}) VALUES {rows}"  # noqa: S608 - our own columns
