"""A database with very many games in it: copies of a real one, made by PostgreSQL itself.

Of twenty games one waits in the lobby, nine are running and ten are over; a third is private; every game that was
played has a log, and each account sits in twenty games or so.
"""

from uuid import UUID

from django.db import connection, models

from accounts.models import Account
from games.models import Game, Seat

SEATS = 4
GAMES_AN_ACCOUNT = 20
BEGUN, OVER = "mod(c.i, 20) > 0", "mod(c.i, 20) >= 10"
ACCOUNTS = """
    CREATE TEMPORARY TABLE crowd_account AS
    SELECT n, gen_random_uuid() AS id FROM generate_series(1, %(accounts)s) AS n
"""
# Ids as the service makes them, in the order of time: the newest first is what lists show.
GAMES = """
    CREATE TEMPORARY TABLE crowd_game AS SELECT i, (
        lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint - 864000000 + i), 12, '0') || '7'
        || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15)
    )::uuid AS id FROM generate_series(%(present)s::bigint + 1, %(wanted)s) AS i
"""
# Everybody sits somewhere; a table in the lobby is half full.
SEATED = f"""
    crowd_game c JOIN crowd_account a
        ON a.n = 1 + mod(c.i * 7 + t.number * 131, (SELECT count(*) FROM crowd_account))
        WHERE t.game_id = %(game)s AND ({BEGUN} OR t.number < 2) ON CONFLICT DO NOTHING
"""  # noqa: S608
STEPS = f"""
    INSERT INTO games_step (game_id, last, first, at, action, events)
    SELECT c.id, n, n, now(), repeat('x', 80)::bytea, repeat('x', 300)::bytea
    FROM crowd_game c, generate_series(1, 10) n WHERE {BEGUN}
"""  # noqa: S608
GAME = {
    "id": "c.id",
    "code": "NULL",
    "rematch_of_id": "NULL",
    "status": f"CASE WHEN {OVER} THEN 'finished' WHEN {BEGUN} THEN 'running' ELSE 'lobby' END",
    "access": "CASE WHEN mod(c.i, 3) = 0 THEN 'private' ELSE 'public' END",
    "state": f"CASE WHEN {BEGUN} THEN t.state ELSE ''::bytea END",
    "started_at": f"CASE WHEN {BEGUN} THEN t.started_at END",
    "finished_at": f"CASE WHEN {OVER} THEN t.started_at END",
    **{name: f"CASE WHEN {BEGUN} AND NOT {OVER} THEN t.{name} END" for name in ("opens_at", "closes_at")},
    "settles_at": f"CASE WHEN {BEGUN} AND NOT {OVER} THEN t.settles_at + make_interval(secs => c.i) END",
}
SEAT = {"game_id": "c.id", "account_id": "a.id", "owes": f"t.owes AND {BEGUN} AND NOT {OVER}"}


def start_over() -> None:
    """No games at all."""
    with connection.cursor() as cursor:
        cursor.execute("TRUNCATE games_game CASCADE")


def fill_up(game: UUID, account: UUID | None, present: int, wanted: int) -> None:
    """From so many games to so many, all copies of this game and this account."""
    accounts = max(1, (wanted - present) * SEATS // GAMES_AN_ACCOUNT)
    given = {"game": game, "account": account, "present": present, "wanted": wanted, "accounts": accounts}
    copies = (
        _copy(Account, {"id": "c.id", "username": "NULL"}, "crowd_account c WHERE t.id = %(account)s"),
        _copy(Game, GAME, "crowd_game c WHERE t.id = %(game)s"),
        _copy(Seat, SEAT, SEATED),
    )
    with connection.cursor() as cursor:
        for sql in (ACCOUNTS, GAMES, *copies, STEPS, "DROP TABLE crowd_account, crowd_game"):
            cursor.execute(sql, given)
        cursor.execute("VACUUM ANALYZE")


def _copy(model: type[models.Model], changed: dict[str, str], others: str) -> str:
    """The rows `t` of the model again for every row of the others."""
    fields = [field for field in model._meta.concrete_fields if not isinstance(field, models.AutoField)]
    columns = [str(field.column) for field in fields]
    values = ", ".join(changed.get(column, f"t.{column}") for column in columns)
    return f"INSERT INTO {model._meta.db_table} ({', '.join(columns)}) SELECT {values} FROM {model._meta.db_table} t CROSS JOIN {others}"  # noqa: E501, S608
