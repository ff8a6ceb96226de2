"""Tables that nobody will play any more are closed. Safe twice, and beside everything else."""

from datetime import timedelta
from uuid import UUID

import structlog
from django.conf import settings

from games.services.abandoning import abandon
from games.store import account_log, due, partitions, times
from games.store.due import idle_games, idle_lobbies

log = structlog.get_logger(__name__)
LOBBY_IDLE = timedelta(hours=24)
GAME_IDLE = timedelta(days=7)
BATCH = 1000
ENTRIES_KEPT = timedelta(days=3)
UNREAD_KEPT = timedelta(days=30)
SCENARIOS_KEPT = timedelta(days=30)
MONTHS_AHEAD = 3


def close_idle_tables() -> int:
    """Close lobbies that nobody has touched for a day, and games that have waited for somebody for a week."""
    idle = [(game_id, LOBBY_IDLE) for game_id in idle_lobbies(LOBBY_IDLE, BATCH)]
    idle += [(game_id, GAME_IDLE) for game_id in idle_games(GAME_IDLE, BATCH)]
    return sum(_closes(game_id, idle_for) for game_id, idle_for in idle)


def forget_account_logs() -> int:
    """Entries that nobody needs any more, and the logs of accounts that have not listened for long."""
    return account_log.purge(ENTRIES_KEPT, UNREAD_KEPT)


def forget_scenarios() -> int:
    """Delete tables at which somebody has tried cards, long after they ended."""
    return due.forget_scenarios(SCENARIOS_KEPT, BATCH)


def tend_log() -> list[str]:
    """Make the log's partitions ahead; take away what is older than `LOG_KEPT_DAYS`. What was made and taken away."""
    now = times.database_now()
    done = [f"made {name}" for name in partitions.make_ahead(now, MONTHS_AHEAD)] if partitions.is_parted() else []
    if settings.LOG_KEPT_DAYS:
        before = now - timedelta(days=settings.LOG_KEPT_DAYS)
        if partitions.is_parted():
            done += [f"retired {name}" for name in partitions.retire(before, drops=not settings.LOG_KEPT_APART)]
        done += [f"deleted {count} steps"] if (count := partitions.forget_strays(before, BATCH)) else []
    return done


def _closes(game_id: UUID, idle_for: timedelta) -> bool:
    try:
        return abandon(game_id, idle_for=idle_for)
    except Exception:
        log.exception("table_not_closed", game_id=str(game_id))
        return False
