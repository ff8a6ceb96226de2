"""A database with very many games in it: copies of real ones, made by PostgreSQL itself.

Of twenty games one waits in the lobby, nine are running and ten are over; a third is private; every game that was
played has a log, and each account sits in twenty games or so.
"""

from uuid import UUID

from django.db import connection, models

from accounts.models import Account
from games.models import Game, LoggedStep, Seat

STEPS = 10
SEATS = 4
GAMES_AN_ACCOUNT = 20
MILLISECONDS = "(extract(epoch from now()) * 1000)::bigint"
STATUS = "CASE WHEN mod(i, 20) = 0 THEN 'lobby' WHEN mod(i, 20) < 10 THEN 'running' ELSE 'finished' END"


def start_over() -> None:
    """No games at all."""
    with connection.cursor() as cursor:
        cursor.execute(f"TRUNCATE {Game._meta.db_table} CASCADE")


def fill_up(game: UUID, account: UUID, present: int, wanted: int) -> None:
    """From so many games to so many, all copies of this game and this account."""
    accounts = max(1, (wanted - present) * SEATS // GAMES_AN_ACCOUNT)
    with connection.cursor() as cursor:
        cursor.execute("CREATE TEMP TABLE crowd_account (n serial, id uuid)")
        cursor.execute(
            "INSERT INTO crowd_account (id) SELECT gen_random_uuid() FROM generate_series(1, %s)", [accounts]
        )
        cursor.execute(_copy(Account, "crowd_account c", "t.id = %s", {"id": "c.id", "username": "NULL"}), [account])
        cursor.execute("CREATE TEMP TABLE crowd_game (i bigint, id uuid)")
        cursor.execute(
            f"INSERT INTO crowd_game SELECT i, {_uuid7('i')} FROM generate_series(%s::bigint, %s) i",  # noqa: S608
            [present + 1, wanted],
        )
        cursor.execute(_copy(Game, "crowd_game c", "t.id = %s", _game()), [game])
        cursor.execute(_seats(), [game])
        cursor.execute(_steps())
        cursor.execute("DROP TABLE crowd_account, crowd_game")
        cursor.execute("VACUUM ANALYZE")


def _uuid7(number: str) -> str:
    """Ids as the service makes them, in the order of time: the newest first is what lists show."""
    random = "substr(md5(random()::text), 1, {})"
    parts = [f"lpad(to_hex({MILLISECONDS} - 864000000 + {number}), 12, '0')", "'7'", random.format(3), "'8'"]
    return f"({' || '.join([*parts, random.format(15)])})::uuid"


def _game() -> dict[str, str]:
    over, begun = "mod(i, 20) >= 10", "mod(i, 20) > 0"
    return {
        "id": "c.id",
        "code": "NULL",
        "rematch_of_id": "NULL",
        "status": STATUS,
        "access": "CASE WHEN mod(i, 3) = 0 THEN 'private' ELSE 'public' END",
        "state": f"CASE WHEN {begun} THEN t.state ELSE ''::bytea END",
        "started_at": f"CASE WHEN {begun} THEN t.started_at END",
        "finished_at": f"CASE WHEN {over} THEN t.started_at END",
        **{name: f"CASE WHEN {begun} AND NOT {over} THEN t.{name} END" for name in ("opens_at", "closes_at")},
        "settles_at": f"CASE WHEN {begun} AND NOT {over} THEN t.settles_at + make_interval(secs => i) END",
    }


def _copy(model: type[models.Model], others: str, where: str, changed: dict[str, str]) -> str:
    """The rows `t` of the model again for every row of the others."""
    name, fields = model._meta.db_table, model._meta.concrete_fields
    columns = [
        str(field.column) for field in fields if field.column in changed or not isinstance(field, models.AutoField)
    ]
    values = ", ".join(changed.get(column, f"t.{column}") for column in columns)
    return f"INSERT INTO {name} ({', '.join(columns)}) SELECT {values} FROM {name} t CROSS JOIN {others} WHERE {where}"  # noqa: S608


def _seats() -> str:
    """Everybody sits somewhere; a table in the lobby is half full."""
    number = "1 + mod(c.i * 7 + t.number * 131, (SELECT count(*) FROM crowd_account))"
    changed = {"game_id": "c.id", "account_id": "a.id", "owes": "t.owes AND mod(c.i, 20) BETWEEN 1 AND 9"}
    where = "t.game_id = %s AND (mod(c.i, 20) > 0 OR t.number < 2) ON CONFLICT DO NOTHING"
    return _copy(Seat, f"crowd_game c JOIN crowd_account a ON a.n = {number}", where, changed)


def _steps() -> str:
    name = LoggedStep._meta.db_table
    return (
        f"INSERT INTO {name} (game_id, last, first, at, action, events) "  # noqa: S608
        f"SELECT c.id, n, n, now(), repeat('x', 80)::bytea, repeat('x', 300)::bytea "
        f"FROM crowd_game c, generate_series(1, {STEPS}) n WHERE mod(c.i, 20) > 0"
    )
