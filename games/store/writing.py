"""What every step of a game writes, spelled out.

The ORM took more than half of a step's CPU to build it each time; the fields still say how values are stored.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from games.models import Game, LoggedStep, Seat
from games.store.open_game import OpenGame
from uu_service.statements import fields_of, marks, repeating_cursor, this_database, values_of

PLAYED = ("version", "state", "opens_at", "closes_at", "settles_at", "plays_at", "paused_at", "touched_at")
"""The columns of a game that each step changes."""
BEGUN_OR_ENDED = ("status", "host", "engine", "seed", "salt", "outcome", "started_at", "finished_at")
"""Those that only change in the lobby, at the start and at the end."""

STEP_FIELDS = ("game", "last", "first", "at", "action", "events")
SEAT_FIELDS = ("ready", "consents", "away", "stand_in", "timeouts")
"""Those of a seat that change seldom; `owes` changes with nearly every step."""


class GameStatement(NamedTuple):
    sql: str
    values: list[Any]


def save_games(games: Sequence[OpenGame]) -> None:
    """Write rows, new steps and seats that changed: of one game in one statement, where the database can do that."""
    database = this_database()
    update = _update_sql(_columns(games))
    rows = [values_of(game.make_row(), (*_columns(games), "id"), database) for game in games]
    statements = [*_steps(games, database), *_owing(games)]
    with repeating_cursor(database) as cursor:
        if len(rows) > 1:
            cursor.executemany(update, rows)  # in one round trip, however many they are
        else:
            statements.insert(0, GameStatement(update, rows[0]))
        for sql, values in _joined(statements) if database.vendor == "postgresql" else statements:
            cursor.execute(sql, values)
    if changed := [seat for game in games for seat in game.changed_seats()]:
        Seat.objects.bulk_update(changed, SEAT_FIELDS)


def _columns(games: Sequence[OpenGame]) -> tuple[str, ...]:
    """Those that may have changed: while a game runs and goes on running, the fewest."""
    is_play = all(game.before.status == game.row.status == Game.Status.RUNNING for game in games)
    return PLAYED if is_play else (*PLAYED, *BEGUN_OR_ENDED)


def _steps(games: Sequence[OpenGame], database: object) -> list[GameStatement]:
    steps = [step for game in games for step in game.steps]
    values = [value for step in steps for value in values_of(step, STEP_FIELDS, database)]
    return [GameStatement(_insert_sql(len(steps)), values)] if steps else []


def _owing(games: Sequence[OpenGame]) -> list[GameStatement]:
    """Of seats that were read after the lock, so that each is known to say the opposite."""
    others = [seat.pk for game in games for seat in game.seats if seat.owes != game.before.seats[seat.pk][-1]]
    return [GameStatement(_owes_sql(len(others)), others)] if others else []


def _joined(statements: Sequence[GameStatement]) -> list[GameStatement]:
    """All of them as one, so that they travel together. No two of them write to the same table."""
    if len(statements) < 2:
        return list(statements)
    sql = _joined_sql(tuple(statement.sql for statement in statements))
    return [GameStatement(sql, [value for statement in statements for value in statement.values])]


@cache
def _joined_sql(statements: tuple[str, ...]) -> str:
    *parts, last = statements
    return "WITH " + ", ".join(f"part_{number} AS ({part})" for number, part in enumerate(parts)) + f" {last}"


@cache
def _update_sql(columns: tuple[str, ...]) -> str:
    """A game that is written has not failed."""
    settings = ", ".join(f"{field.column} = %s" for field in fields_of(Game, columns))
    return f"UPDATE {Game._meta.db_table} SET {settings}, failures = 0, failure = '' WHERE id = %s"  # noqa: S608 - our own columns


@cache
def _insert_sql(count: int) -> str:
    fields = fields_of(LoggedStep, STEP_FIELDS)
    columns = ", ".join(field.column for field in fields)
    rows = ", ".join([f"({marks(len(fields))})"] * count)
    return f"INSERT INTO {LoggedStep._meta.db_table} ({columns}) VALUES {rows}"  # noqa: S608 - our own columns


@cache
def _owes_sql(count: int) -> str:
    return f"UPDATE {Seat._meta.db_table} SET owes = NOT owes WHERE id IN ({marks(count)})"  # noqa: S608 - marks only
