"""`python -m tools.leaderboards`: what the leaderboards cost with 1,000, 100,000 and 1,000,000 rated players.

On a PostgreSQL of its own. Prints a table for docs/players.md: of each read the milliseconds (the fastest of forty) and
the pages of 8 kB that PostgreSQL looked at for it (the median), which do not depend on how busy the machine is.
"""

import os
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from tests.services.servers import start_servers

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
    folder, postgres, redis = start_servers()
    os.environ.update(DATABASE_URL=postgres.url, REDIS_URL=redis.url, UU_VAR_DIR=str(folder / "var"))
    os.environ.update(UU_LOG_LEVEL="ERROR", DJANGO_SETTINGS_MODULE="uu_service.settings", UU_DB_SECONDS="600")
    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0)
    found = {size: measured(size) for size in sizes}
    print(f"| read | {' | '.join(f'{size:,} players' for size in sizes)} |\n|---|{'---:|' * len(sizes)}")  # noqa: T201
    for what in found[sizes[0]]:
        print(f"| {what} | {' | '.join(found[size][what] for size in sizes)} |")  # noqa: T201
    return 0


def measured(size: int) -> dict[str, str]:
    """What each read costs with so many players."""
    from players.boards import Board, around, rank_of, top
    from players.marks import mark_ranks
    from players.seasons import ALL_TIME
    from uu_service.api.pages import PageQuery

    seed(size)
    began = time.perf_counter()
    mark_ranks()
    marking = 1000 * (time.perf_counter() - began)
    board = Board(RULESET, ALL_TIME)
    samples = list(board.rows().order_by("-score")[:: max(1, size // ROUNDS)])
    deep = deep_cursor(board, size)
    return {
        "the first page of 50": cost(lambda _: top(board, PageQuery()), samples),
        "a page of 50 from the middle": cost(lambda _: top(board, PageQuery(cursor=deep)), samples),
        "a rank": cost(lambda row: rank_of(board, row.score), samples),
        "around me, 5 above and 5 below": cost(lambda row: around(board, row.account_id, 5), samples),
        "marking all boards (a chore, every five minutes)": f"{marking:.0f} ms",
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


def cost(read: Callable[[Any], object], samples: list[Any]) -> str:
    from django.db import connection

    times, pages = [], []
    for sample in samples[:ROUNDS]:
        began = time.perf_counter()
        read(sample)
        times.append(1000 * (time.perf_counter() - began))
        counter = PageCounter()
        with connection.execute_wrapper(counter):
            read(sample)
        pages.append(counter.pages)
    return f"{min(times):.1f} ms, {statistics.median(pages):.0f} pages"


class PageCounter:
    """Has every statement explained, and adds up the pages that it looked at."""

    def __init__(self) -> None:
        self.pages = 0

    def __call__(self, execute: Callable[..., object], sql: str, params: Any, many: bool, context: Any) -> object:
        with context["connection"].connection.cursor() as cursor:
            cursor.execute(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {sql}", params)
            plan = cursor.fetchone()[0][0]["Plan"]
        self.pages += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]
        return execute(sql, params, many, context)


if __name__ == "__main__":
    sys.exit(main(tuple(int(size) for size in sys.argv[1:]) or SIZES))
