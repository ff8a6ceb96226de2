"""What every step of a game writes, spelled out.

The ORM took more than half of a step's CPU to build it each time; the fields still say how values are stored.
"""

from collections.abc import Sequence
from functools import cache

from games.models import Game, LoggedStep, Seat
from games.store.open_game import OpenGame
from uu_service.statements import Statement, fields_of, marks, repeating_cursor, send, this_database, values_of

PLAYED = ("version", "state", "opens_at", "closes_at", "settles_at", "plays_at", "paused_at", "touched_at")
"""The columns of a game that each step changes."""
BEGUN_OR_ENDED = ("status", "host", "engine", "seed", "salt", "outcome", "started_at", "finished_at")
"""Those that only change in the lobby, at the start and at the end."""

STEP_FIELDS = ("game", "last", "first", "at", "action", "events")
SEAT_FIELDS = ("ready", "consents", "away", "stand_in", "timeouts")
"""Those of a seat that change seldom; `owes` changes with nearly every step."""


def save_games(games: Sequence[OpenGame], beside: Sequence[Statement] = ()) -> None:
    """Write rows, new steps and seats that changed: of one game in one statement, where the database can do that, with
    the statements `beside` in it."""
    database = this_database()
    update = _update_sql(_columns(games))
    rows = [values_of(Game, game.make_row().__dict__, (*_columns(games), "id"), database) for game in games]
    statements = [*_steps(games, database), *_owing(games), *beside]
    if len(rows) > 1:
        repeating_cursor(update, database).executemany(update, rows)  # in one round trip, however many they are
    else:
        statements.insert(0, Statement(update, rows[0]))
    send(*statements)
    if changed := [seat for game in games for seat in game.changed_seats()]:
        Seat.objects.bulk_update(changed, SEAT_FIELDS)


def _columns(games: Sequence[OpenGame]) -> tuple[str, ...]:
    """Those that may have changed: while a game runs and goes on running, the fewest."""
    is_play = all(game.before.status == game.row.status == Game.Status.RUNNING for game in games)
    return PLAYED if is_play else (*PLAYED, *BEGUN_OR_ENDED)


def _steps(games: Sequence[OpenGame], database: object) -> list[Statement]:
    steps = [step for game in games for step in game.steps]
    values = [value for step in steps for value in values_of(LoggedStep, step._asdict(), STEP_FIELDS, database)]
    return [Statement(_insert_sql(len(steps)), values)] if steps else []


def _owing(games: Sequence[OpenGame]) -> list[Statement]:
    """Of seats that were read after the lock, so that each is known to say the opposite."""
    others = [seat.id for game in games for seat in game.seats if seat.owes != game.before.seats[seat.id][-1]]
    return [Statement(_owes_sql(len(others)), others)] if others else []


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
