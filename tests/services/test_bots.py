"""Bots on real processes: a worker that is killed while it thinks, and many tables of bots beside people's windows.

`UU_BOT_TABLES=1000 pytest tests/services/test_bots.py -k tables -o log_cli=true -o log_cli_level=INFO` measures more.
"""

import os
from datetime import datetime, timedelta
from uuid import UUID

import structlog
from django.db import connection, transaction
from django.utils import timezone

from games.bots.tasks import play_bots
from games.models import Game, Seat
from games.rules.kernel.prompts import CONCEDE, Action
from games.services.changes import keep
from games.services.playing import answer
from games.store.locking import lock_game
from tests.services.fleet import Services
from tests.services.processes import wait_until
from tests.services.windows import copies, faults_of, game_at_window, start_game

log = structlog.get_logger(__name__)
TABLES = int(os.environ.get("UU_BOT_TABLES", "60"))
WINDOWS = 20
OVER_SECONDS = 5.0
AT_ONCE = {"seconds": {"pace": 0}}


def table_of_hard_bots() -> UUID:
    """Three bots at the start of a game; its person has given up."""
    game = start_game("unstable_unicorns", 4, AT_ONCE, bots=3, bot="hard")
    with transaction.atomic():
        opened = lock_game(game)
        assert answer(opened, Action(0, "", CONCEDE)) is None
        keep(opened)
    return game


def version_of(game: UUID) -> int:
    return Game.objects.get(pk=game).version


def waits_for_a_bot(game: UUID) -> bool:
    return Seat.objects.filter(game_id=game, owes=True, game__plays_at__lte=timezone.now()).exists()


def test_when_a_worker_is_killed_while_it_thinks_another_one_answers(services: Services) -> None:
    game = table_of_hard_bots()
    services.start_beat()
    services.start_worker(["clock"])
    for _ in range(2):
        worker, before = services.start_worker(["bots"], concurrency=1), version_of(game)
        wait_until(lambda least=before: version_of(game) > least, 120, "a bot to answer")  # type: ignore[misc]
        wait_until(lambda: waits_for_a_bot(game), 60, "the next bot to be asked")
        worker.kill()
        assert Game.objects.get(pk=game).status == Game.Status.RUNNING
    before = version_of(game)
    services.start_worker(["bots"], concurrency=1)
    wait_until(lambda: version_of(game) > before + 3, 120, "another worker to answer")
    assert Game.objects.get(pk=game).failures == 0


def test_many_tables_of_bots_delay_no_window_of_people(services: Services) -> None:
    """All windows are settled while bots still wait: nobody waits for them. How late they were is logged."""
    tables = copies(Game.objects.get(pk=table_of_hard_bots()), [24 * 3600.0] * TABLES).ids
    asked = Game.objects.filter(pk__in=tables)
    asked.update(closes_at=None, settles_at=None, plays_at=timezone.now() - timedelta(seconds=1))
    version = asked.values_list("version", flat=True)[0]
    services.start_beat()
    services.start_worker(["clock"])
    services.start_worker(["bots"], concurrency=1)
    for table in tables:
        play_bots.delay(str(table))
    wait_until(lambda: asked.filter(version__gt=version).exists(), 120, "the bots to begin")
    original = game_at_window()
    windows = copies(original, [2 + OVER_SECONDS * number / WINDOWS for number in range(WINDOWS)])
    rows = Game.objects.filter(pk__in=windows.ids).values_list("pk", "settles_at")
    due = {game: at for game, at in rows if at is not None}
    wait_until(windows.are_settled, 120, "the windows to be settled")
    waiting = services.redis.client.llen("bots")
    late = lateness(due)
    log.info("crowd", tables=TABLES, waiting=waiting, late_ms={"median": late[len(late) // 2], "last": late[-1]})
    assert waiting > 0
    assert faults_of(windows) == []


def lateness(due: dict[UUID, datetime]) -> list[int]:
    """How many milliseconds after its time each window was settled."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT game_id, min(at) FROM games_step WHERE game_id = ANY(%s) GROUP BY 1", [list(due)])
        return sorted(round(1000 * (at - due[game]).total_seconds()) for game, at in cursor.fetchall())
