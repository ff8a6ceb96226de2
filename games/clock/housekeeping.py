"""Tables that nobody will play any more are closed. Safe twice, and beside everything else."""

from datetime import timedelta
from uuid import UUID

import structlog

from games.services.abandoning import abandon
from games.store.due import idle_games

log = structlog.get_logger(__name__)
IDLE = timedelta(hours=24)
BATCH = 1000


def close_idle_tables() -> int:
    """Close lobbies that never started, and games without a clock that nobody has touched for a day."""
    return sum(_closes(game_id) for game_id in idle_games(IDLE, BATCH))


def _closes(game_id: UUID) -> bool:
    try:
        return abandon(game_id, idle_for=IDLE)
    except Exception:
        log.exception("table_not_closed", game_id=str(game_id))
        return False
