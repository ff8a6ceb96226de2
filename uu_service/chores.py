"""Housekeeping: one list of chores that every room adds to at start-up, run by one task.

A chore must be safe twice, at once or again; one that fails leaves the others alone.
"""

from collections.abc import Callable

import structlog

from uu_service.statements import unhurried

log = structlog.get_logger(__name__)
Chore = Callable[[], object]
LONGEST_STATEMENT_SECONDS = 60
_CHORES: dict[str, Chore] = {}


def register_chore(name: str, chore: Chore) -> None:
    """Add something to do every few minutes. What it returns is logged."""
    _CHORES[name] = chore


def do_chores() -> list[str]:
    """Do them all; the names of those that failed. What they delete may be much."""
    with unhurried(LONGEST_STATEMENT_SECONDS):
        return [name for name, chore in list(_CHORES.items()) if not _succeeds(name, chore)]


def _succeeds(name: str, chore: Chore) -> bool:
    try:
        result = chore()
    except Exception:
        log.exception("chore_failed", chore=name)
        return False
    log.info("chore_done", chore=name, result=result if isinstance(result, int) else repr(result))
    return True
