"""The statements that every step of a game writes, spelled out.

Built anew by the ORM for each step they took more than half of its CPU; the fields still say how values are stored.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from django.db import connection, models

from games.models import Game, Seat, Step

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


def update_game(row: Game) -> None:
    fields = _fields(Game, WRITTEN)
    values = [*_values(row, fields), *_values(row, _fields(Game, ("id",)))]
    _execute(_update_sql(), values)


def insert_steps(steps: Sequence[Step]) -> None:
    if steps:
        fields = _fields(Step, ("game", "last", "first", "at", "action", "events"))
        _execute(_insert_sql(len(steps)), [value for step in steps for value in _values(step, fields)])


def update_seats(row: Game, seats: Sequence[Seat], before: dict[Any, tuple[Any, ...]]) -> None:
    """At most two statements, however many seats: who owes an answer, and what changes seldom."""
    if any(seat.owes != before[seat.pk][-1] for seat in seats):
        owing = [seat.number for seat in seats if seat.owes]
        marks = ", ".join(["%s"] * len(owing))
        owes = f"number IN ({marks})" if owing else "number < 0"
        sql = f"UPDATE {Seat._meta.db_table} SET owes = ({owes}) WHERE game_id = %s"  # noqa: S608 - marks only
        _execute(sql, [*owing, *_values(row, _fields(Game, ("id",)))])
    changed = [seat for seat in seats if changeable(seat)[:-1] != before[seat.pk][:-1]]
    if changed:
        Seat.objects.bulk_update(changed, SEAT_FIELDS)


def changeable(seat: Seat) -> tuple[Any, ...]:
    return (seat.ready, seat.accepts_party, seat.away, seat.timeouts, seat.owes)


def _execute(sql: str, values: list[Any]) -> None:
    with connection.cursor() as cursor:
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
