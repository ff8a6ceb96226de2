"""`python -m tools.growth`: what an action costs with 10,000 and with 10,000,000 steps in the log of all games.

On a PostgreSQL of its own, 4 GB in TMPDIR while it runs. The steps are those of a year's finished games, in twelve
partitions. Prints a table for docs/scaling.md: of an action the milliseconds (the fastest and the median of forty), of
reads also the rows that PostgreSQL read and the pages of 8 kB that it looked at (the medians).
"""

import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from tools.explained import measured, show, sizes_named, with_postgres
from uu_service.progress import show_progress

SIZES = (10_000, 10_000_000)
STEPS_OF_A_GAME = 100
GAMES_AT_ONCE = 10_000
MONTHS = 12
ROUNDS = 40
EVENT_BYTES = 250
"""A step of a real game is as large (docs/scaling.md: 300 bytes an action with its row)."""
MADE = """
    CREATE TEMPORARY TABLE made AS
    SELECT (lpad(to_hex((extract(epoch FROM %(begin)s + n * %(apart)s) * 1000)::bigint), 12, '0')
        || substr(md5(n::text), 1, 20))::uuid AS id, %(begin)s + n * %(apart)s AS at
    FROM generate_series(%(first)s, %(last)s) AS n
"""
GAMES = "INSERT INTO games_game ({columns}) SELECT {values} FROM made, games_game AS old WHERE old.id = %(pattern)s"
STEPS = """
    INSERT INTO games_step (game_id, last, first, at, action, events)
    SELECT id, number, number, at, '', convert_to(repeat('x', %(bytes)s), 'UTF8')
    FROM made, generate_series(1, %(steps)s) AS number
"""


def main(sizes: tuple[int, ...]) -> int:
    with_postgres()
    from django.conf import settings
    from django.test.utils import setup_test_environment

    setup_test_environment()
    settings.THROTTLES = dict.fromkeys(settings.THROTTLES, "100000/second")
    made_months()
    show({size: costs(size) for size in sizes}, "steps")
    return 0


def made_months() -> None:
    """Those of the year that is over. They lie in the partition with which the log begins, so that one goes."""
    from django.db import connection

    from games.store import partitions

    now = datetime.now(UTC)
    begins = partitions.months_from(now - timedelta(days=365), MONTHS + 1)
    with connection.cursor() as cursor:
        cursor.execute(f"ALTER TABLE {partitions.TABLE} DETACH PARTITION {partitions.TABLE}_first")
        cursor.execute(f"DROP TABLE {partitions.TABLE}_first")
    partitions.make_ahead(begins[0], MONTHS + 2)


def costs(size: int) -> dict[str, str]:
    act, reads = filled(size)
    times = sorted(act() for _ in range(ROUNDS))
    action = f"{times[0]:.1f} ms, median {times[ROUNDS // 2]:.1f} ms"
    found = {what: measured(lambda _, read=read: read(), range(ROUNDS)) for what, read in reads.items()}
    return {"an action": action, **found}


def filled(size: int) -> tuple[Callable[[], float], dict[str, Callable[[], Any]]]:
    """Requests at a running table, with so many steps of other games beside it."""
    from django.db import connection

    from games.models import Game
    from tests.games.people import Person, open_table

    ann, bob = Person("Ann"), Person("Bob")
    pattern = ann.post("games", {"ruleset": "unstable_unicorns"}).json()["id"]
    columns = [field.column for field in Game._meta.concrete_fields]
    own = {"id": "made.id", "status": "'finished'", "code": "NULL", "finished_at": "made.at", "version": "100"}
    into = GAMES.format(columns=", ".join(columns), values=", ".join(own.get(name, f"old.{name}") for name in columns))
    games = size // STEPS_OF_A_GAME
    now = datetime.now(UTC)
    given = {"pattern": pattern, "begin": now - timedelta(days=364), "apart": timedelta(days=363) / games}
    given |= {"bytes": EVENT_BYTES, "steps": STEPS_OF_A_GAME}
    with connection.cursor() as cursor:
        for first in range(0, games, GAMES_AT_ONCE):
            last = min(first + GAMES_AT_ONCE, games)
            cursor.execute("DROP TABLE IF EXISTS made")
            for sql in (MADE, into, STEPS):
                cursor.execute(sql, {**given, "first": first, "last": last - 1})
            show_progress(last, games, "games written")
        for table in ("games_game", "games_step"):
            cursor.execute(f"VACUUM ANALYZE {table}")
    game = open_table([ann, bob], "unstable_unicorns", access="private", clock={"mode": "off"})
    return requests(ann, bob, game)


def requests(ann: Any, bob: Any, game: str) -> tuple[Callable[[], float], dict[str, Callable[[], Any]]]:
    from random import Random

    from tests.games.people import fill

    rng = Random(1)

    def act() -> float:
        """One action by the seat that is asked; how many milliseconds it took."""
        who, prompt = next((one, prompt) for one in (ann, bob) for prompt in one.view(game)["prompts"])
        action, began = fill(prompt, rng), time.perf_counter()
        answer = who.post(f"games/{game}/actions", action)
        assert answer.status_code == 200, answer.content
        return 1000 * (time.perf_counter() - began)

    def read(path: str) -> Callable[[], Any]:
        def send() -> Any:
            answer = ann.get(path)
            assert answer.status_code == 200, answer.content

        return send

    return act, {"a view": read(f"games/{game}")}


if __name__ == "__main__":
    sys.exit(main(sizes_named(SIZES)))
