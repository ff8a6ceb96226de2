"""Tables that nobody will play any more are closed. Safe twice, and beside everything else."""

from datetime import timedelta
from uuid import UUID

import structlog

from games.services.abandoning import abandon
from games.store import account_log, due
from games.store.due import idle_games, idle_lobbies

log = structlog.get_logger(__name__)
LOBBY_IDLE = timedelta(hours=24)
GAME_IDLE = timedelta(days=7)
BATCH = 1000
ENTRIES_KEPT = timedelta(days=3)
UNREAD_KEPT = timedelta(days=30)
SCENARIOS_KEPT = timedelta(days=30)


def close_idle_tables() -> int:
    """Close lobbies that nobody has touched for a day, and games that have waited for somebody for a week."""
    idle = [(game_id, LOBBY_IDLE) for game_id in idle_lobbies(LOBBY_IDLE, BATCH)]
    idle += [(game_id, GAME_IDLE) for game_id in idle_games(GAME_IDLE, BATCH)]
    return sum(_closes(game_id, idle_for) for game_id, idle_for in idle)


def forget_account_logs() -> int:
    """Entries that nobody needs any more, and the logs of accounts that have not listened for long."""
    return account_log.purge(ENTRIES_KEPT, UNREAD_KEPT)


def forget_scenarios() -> int:
    """Tables at which somebody has tried cards, long after they ended."""
    return due.forget_scenarios(SCENARIOS_KEPT, BATCH)


def _closes(game_id: UUID, idle_for: timedelta) -> bool:
    try:
        return abandon(game_id, idle_for=idle_for)
    except Exception:
        log.exception("table_not_closed", game_id=str(game_id))
        return False
