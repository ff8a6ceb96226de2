"""`python -m tools.leaderboards`: what the leaderboards cost with 1,000, 100,000 and 1,000,000 rated players.

On a PostgreSQL of its own. Prints a table for docs/players.md: of each read the milliseconds (the fastest of forty),
the rows that PostgreSQL read and the pages of 8 kB that it looked at (the medians).
"""

import sys
from typing import Any

from tools.explained import measured, milliseconds, show, sizes_named, with_postgres

SIZES = (1_000, 100_000, 1_000_000)
ROUNDS = 40
RULESET = "unstable_unicorns"
ACCOUNTS = """
    INSERT INTO accounts_account
        (id, password, is_superuser, display_name, language, is_guest, is_active, is_staff, preferences, date_joined)
    SELECT gen_random_uuid(), '', false, 'Player ' || n, 'en', false, true, false, '{}', now()
    FROM generate_series(1, %s) AS n
"""
STANDINGS = """
    INSERT INTO players_playerstanding
        (account_id, ruleset, season, games, wins, streak, best_streak, rated_games, mu, sigma, score, is_listed)
    SELECT id, %s, 0, 50, 20, 0, 3, 50, mu, 2, mu - 6, true
    FROM (
        SELECT id, 25 + 6 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()) AS mu FROM accounts_account
    ) AS everybody
"""


def main(sizes: tuple[int, ...]) -> int:
    with_postgres()
    show({size: costs(size) for size in sizes}, "players")
    return 0


def costs(size: int) -> dict[str, str]:
    """What each read costs with so many players."""
    from players.boards import Board, around, rank_of, top
    from players.marks import EVERY, mark_ranks
    from players.seasons import ALL_TIME
    from players.spreads import measure_spreads
    from uu_service.api.pages import PageQuery

    seed(size)
    marking, measuring = milliseconds(mark_ranks), milliseconds(measure_spreads)
    board = Board(RULESET, ALL_TIME)
    halfway = EVERY // 2  # between two marks: at a mark, a rank would cost nothing
    samples = list(board.rows().order_by("-score")[halfway :: max(1, size // ROUNDS)])[:ROUNDS]
    deep = deep_cursor(board, size)
    return {
        "the first page of 50": measured(lambda _: top(board, PageQuery()), samples),
        "a page of 50 from the middle": measured(lambda _: top(board, PageQuery(cursor=deep)), samples),
        "a rank": measured(lambda row: rank_of(board, row.score), samples),
        "around me, 5 above and 5 below": measured(lambda row: around(board, row.account_id, 5), samples),
        "marking all boards (a chore, every five minutes)": f"{marking:.0f} ms",
        "measuring the spread of all ratings (the same)": f"{measuring:.0f} ms",
    }


def seed(size: int) -> None:
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("TRUNCATE players_playerstanding, players_rankmark, accounts_account CASCADE")
        cursor.execute(ACCOUNTS, [size])
        cursor.execute(STANDINGS, [RULESET])
        cursor.execute("VACUUM ANALYZE players_playerstanding")
        cursor.execute("VACUUM ANALYZE accounts_account")


def deep_cursor(board: Any, size: int) -> str:
    from uu_service.api.pages import _cursor

    return _cursor(board.rows().order_by("-score", "account_id")[size // 2], ("-score", "account_id"))


if __name__ == "__main__":
    sys.exit(main(sizes_named(SIZES)))
