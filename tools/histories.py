"""`python -m tools.histories`: what a history and a profile cost with 1,000 and 100,000 finished games behind them.

On a PostgreSQL of its own, request by request. As many games again were played by others. Prints a table for
docs/players.md: of each request the milliseconds (the fastest of ten), the rows that PostgreSQL read and the pages of
8 kB that it looked at (the medians).
"""

import sys
from collections.abc import Callable
from typing import Any
from uuid import UUID

from tools.explained import measured, show, sizes_named, with_postgres

SIZES = (1_000, 100_000)
ROUNDS = 10
OTHERS = 1_000
ACCOUNTS = """
    INSERT INTO accounts_account
        (id, password, is_superuser, display_name, language, is_guest, is_active, is_staff, preferences, date_joined)
    SELECT gen_random_uuid(), '', false, 'Player ' || n, 'en', true, true, false, '{}', now()
    FROM generate_series(1, %(others)s) AS n
"""
MADE = """
    CREATE TEMPORARY TABLE made AS
    SELECT gen_random_uuid() AS id, n, CASE WHEN n %% 2 = 0 THEN %(player)s ELSE ids[1 + n %% %(others)s] END AS one,
        ids[1 + (n * 7 + 3) %% %(others)s] AS other, CASE WHEN n %% 10 < 2 THEN %(rare)s ELSE %(usual)s END AS ruleset
    FROM generate_series(1, 2 * %(games)s) AS n,
        (SELECT array_agg(id) AS ids FROM accounts_account WHERE id <> %(player)s) AS everybody
"""
GAMES = """
    INSERT INTO games_game ({columns})
    SELECT {values} FROM made, games_game AS old WHERE old.id = %(pattern)s ORDER BY n
"""
SEATS = """
    INSERT INTO games_seat
        (game_id, number, account_id, bot, name, ready, consents, away, stand_in, timeouts, owes)
    SELECT id, number, CASE number WHEN 0 THEN one ELSE other END, '', 'Player', true, true, false, '', 0, false
    FROM made, generate_series(0, 1) AS number WHERE one <> other ORDER BY n, number
"""
RESULTS = """
    INSERT INTO players_playedgame
        (game_id, seat, account_id, ruleset, finished_at, seconds, seats, place, won, is_public, cards_counted)
    SELECT id, number, CASE number WHEN 0 THEN one ELSE other END, ruleset, now() + n * interval '1 second', 60, 2,
        1 + (n / 2 %% 10 + number) %% 2, n / 2 %% 10 = number, n %% 8 < 6, true
    FROM made, generate_series(0, 1) AS number WHERE one <> other ORDER BY n, number
"""
STANDING = """
    INSERT INTO players_playerstanding
        (account_id, ruleset, season, games, wins, streak, best_streak, rated_games, mu, sigma, score, is_listed)
    SELECT account_id, ruleset, 0, count(*), count(*) FILTER (WHERE won), 0, 1, 0, 25, 8, 0, false
    FROM players_playedgame GROUP BY account_id, ruleset
"""


def main(sizes: tuple[int, ...]) -> int:
    with_postgres()
    from django.conf import settings
    from django.test.utils import setup_test_environment

    setup_test_environment()
    settings.THROTTLES = dict.fromkeys(settings.THROTTLES, "100000/second")
    show({size: costs(size) for size in sizes}, "games")
    return 0


def costs(size: int) -> dict[str, str]:
    return {what: measured(lambda _, read=read: read(), range(ROUNDS)) for what, read in filled(size).items()}


def filled(
    size: int, usual: str = "unstable_unicorns", rare: str = "kill_the_unicorns"
) -> dict[str, Callable[[], Any]]:
    """Requests about somebody who has played so many games, a fifth of them of another kind; a tenth was won."""
    from django.db import connection

    from games.models import Game
    from tests.games.people import Person

    player, viewer = Person("Player"), Person("Viewer")
    pattern = player.post("games", {"ruleset": usual}).json()["id"]
    given = {"player": UUID(player.account), "pattern": UUID(pattern), "games": size, "others": OTHERS, "usual": usual}
    own = {"id": "made.id", "ruleset": "made.ruleset", "status": "'finished'", "code": "NULL"}
    columns = [field.column for field in Game._meta.concrete_fields]
    values = ", ".join(own.get(column, f"old.{column}") for column in columns)
    tables = ("players_playedgame", "players_playerstanding", "games_seat", "games_game", "accounts_account")
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM players_playedgame")
        cursor.execute("DELETE FROM players_playerstanding")
        cursor.execute("DROP TABLE IF EXISTS made")
        for sql in (ACCOUNTS, MADE, GAMES.format(columns=", ".join(columns), values=values), SEATS, RESULTS, STANDING):
            cursor.execute(sql, {**given, "rare": rare})
        for table in tables:
            cursor.execute(f"VACUUM ANALYZE {table}")
    return requests(player, viewer, usual, rare)


def requests(player: Any, viewer: Any, usual: str, rare: str) -> dict[str, Callable[[], Any]]:
    from players.history import NEWEST_FIRST
    from players.models import PlayedGame
    from uu_service.api.pages import _cursor

    mine = PlayedGame.objects.filter(account_id=player.account).order_by(*NEWEST_FIRST)
    middle = f"limit=20&cursor={_cursor(mine[mine.count() // 2], NEWEST_FIRST)}"
    of_player = f"players/{player.account}"

    def read(who: Any, path: str) -> Callable[[], Any]:
        def send() -> Any:
            answer = who.get(path)
            assert answer.status_code == 200, answer.content
            return answer.json()

        return send

    return {
        "`me/games`": read(player, "me/games?limit=20"),
        "`me/games`, from the middle": read(player, f"me/games?{middle}"),
        "`me/games?ruleset=`, from the middle": read(player, f"me/games?ruleset={rare}&{middle}"),
        "`me/games?result=won`, from the middle": read(player, f"me/games?result=won&{middle}"),
        "`me/games?ruleset=&result=`, from the middle": read(player, f"me/games?ruleset={rare}&result=won&{middle}"),
        "`me/games?ruleset=&result=`, which finds nothing": read(
            player, f"me/games?ruleset={usual}&result=won&{middle}"
        ),
        "`players/{id}/games`": read(viewer, f"{of_player}/games?limit=20"),
        "`players/{id}/games`, from the middle": read(viewer, f"{of_player}/games?{middle}"),
        "`players/{id}/games?ruleset=`, from the middle": read(viewer, f"{of_player}/games?ruleset={rare}&{middle}"),
        "`players/{id}`": read(viewer, of_player),
    }


if __name__ == "__main__":
    sys.exit(main(sizes_named(SIZES)))
