"""The statements that every step of a game writes, spelled out.

When the ORM built them for each step, they took more than half of its CPU; the fields still say how values are stored.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from games.models import Game, LoggedStep, Seat
from games.store.open_game import OpenGame, changeable
from uu_service.statements import fields_of, marks, repeating_cursor, this_database, values_of

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
    "plays_at",
    "paused_at",
    "failures",
    "failure",
    "started_at",
    "finished_at",
    "touched_at",
)
"""The columns of a game that playing changes."""

STEP_FIELDS = ("game", "last", "first", "at", "action", "events")
SEAT_FIELDS = ("ready", "consents", "away", "stand_in", "timeouts")
"""Those of a seat that change seldom; `owes` changes with nearly every step and has a statement of its own."""


def save_games(games: Sequence[OpenGame]) -> None:
    """Write rows, new steps and seats that changed: at most four statements for them all."""
    update_games([game.make_row() for game in games])
    insert_steps([step for game in games for step in game.steps])
    before = {pk: values for game in games for pk, values in game.before.seats.items()}
    update_seats([seat for game in games for seat in game.seats], before)


def update_games(rows: Sequence[Game]) -> None:
    """In one round trip, however many they are."""
    database = this_database()
    values = [values_of(row, (*WRITTEN, "id"), database) for row in rows]
    with repeating_cursor(database) as cursor:
        if len(values) == 1:
            cursor.execute(_update_sql(), values[0])  # cheaper than a pipeline of one
        else:
            cursor.executemany(_update_sql(), values)


def insert_steps(steps: Sequence[LoggedStep]) -> None:
    if steps:
        database = this_database()
        values = [value for step in steps for value in values_of(step, STEP_FIELDS, database)]
        with repeating_cursor(database) as cursor:
            cursor.execute(_insert_sql(len(steps)), values)


def update_seats(seats: Sequence[Seat], before: Mapping[int, tuple[object, ...]]) -> None:
    """At most two statements, however many seats: who owes an answer, and what changes seldom."""
    others = [seat for seat in seats if seat.owes != before[seat.pk][-1]]
    if others:
        with repeating_cursor(this_database()) as cursor:
            cursor.execute(_owes_sql(len(others)), [seat.pk for seat in others])
    changed = [seat for seat in seats if changeable(seat)[:-1] != before[seat.pk][:-1]]
    if changed:
        Seat.objects.bulk_update(changed, SEAT_FIELDS)


@cache
def _update_sql() -> str:
    settings = ", ".join(f"{field.column} = %s" for field in fields_of(Game, WRITTEN))
    return f"UPDATE {Game._meta.db_table} SET {settings} WHERE id = %s"  # noqa: S608 - our own columns


@cache
def _insert_sql(count: int) -> str:
    fields = fields_of(LoggedStep, STEP_FIELDS)
    columns = ", ".join(field.column for field in fields)
    rows = ", ".join([f"({marks(len(fields))})"] * count)
    return f"INSERT INTO {LoggedStep._meta.db_table} ({columns}) VALUES {rows}"  # noqa: S608 - our own columns


@cache
def _owes_sql(count: int) -> str:
    """Of seats that were read after the lock, so that each is known to say the opposite."""
    return f"UPDATE {Seat._meta.db_table} SET owes = NOT owes WHERE id IN ({marks(count)})"  # noqa: S608 - marks only
