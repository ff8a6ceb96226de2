"""Calling a task that nobody depends on: what it would do is also done by a sweep."""

from typing import Any

import structlog

log = structlog.get_logger(__name__)


def call(task: Any, *args: Any, **options: Any) -> None:
    """If the broker is down, the sweep comes; whatever is wrong with it, the caller has done its work."""
    try:
        task.apply_async(args, retry=False, **options)
    except Exception as error:  # noqa: BLE001 - every broker has its own errors; none may fail a move
        log.warning("task_not_called", task=task.name, error=str(error))
