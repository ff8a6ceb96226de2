"""Calling a task that nobody depends on: what it would do is also done by a sweep."""

from contextlib import suppress
from typing import TypedDict, Unpack

import structlog
from celery import Task

from uu_service.api.limiter import LimiterDown, Rate
from uu_service.api.throttling import limiter
from uu_service.breaker import Breaker

log = structlog.get_logger(__name__)
LONGEST_QUEUED = Rate(1, 30)  # after so many seconds a call that nobody has begun counts as lost
_breaker = Breaker(2)


class CallOptions(TypedDict, total=False):
    """When it is done at the earliest, and when no more, both in seconds from now."""

    countdown: float
    expires: float


def call(task: "Task[..., object]", *args: object, **options: Unpack[CallOptions]) -> None:
    """If the broker is down, the sweep comes; whatever is wrong with it, the caller has done its work."""
    if not _breaker.allows():
        return
    try:
        task.apply_async(args, retry=False, **options)
    except Exception as error:  # noqa: BLE001 - every broker has its own errors; none may fail a move
        _breaker.failed()
        log.warning("task_not_called", task=task.name, error=str(error))
    else:
        _breaker.succeeded()


def call_once(task: "Task[..., object]", *args: object, **options: Unpack[CallOptions]) -> None:
    """Like `call`, unless the same call waits in the queue already. The task says `begins` before it looks."""
    try:
        if not limiter().take(_queued(task, args), LONGEST_QUEUED).allowed:
            return
    except LimiterDown:
        pass  # twice is only slower
    call(task, *args, **options)


def begins(task: "Task[..., object]", *args: object) -> None:
    """From now on the same call is worth queueing again: what happens now may come too late for this one."""
    with suppress(LimiterDown):  # then it runs out by itself
        limiter().forget(_queued(task, args))


def _queued(task: "Task[..., object]", args: tuple[object, ...]) -> str:
    return f"queued:{task.name}:{args}"
