"""Hints: after a commit, `{game, version}` wakes whoever listens. A hint is never the carrier of truth."""

from collections.abc import Callable, Sequence
from functools import cache

import redis
import structlog
from django.conf import settings

from games.live.hub import hub
from games.services.changes import GameChange
from uu_service.redis_client import ThreadsRedis

log = structlog.get_logger(__name__)
CHANNEL = "uu:hints"
Hint = tuple[str, int]
"""A game and its version."""


def tell_listeners(changes: Sequence[GameChange]) -> None:
    announcer()([(str(change.game), change.version) for change in changes])


@cache
def announcer() -> Callable[[Sequence[Hint]], None]:
    if settings.REDIS_URL:
        return _ThroughRedis(settings.REDIS_URL)
    return _in_this_process


def _in_this_process(hints: Sequence[Hint]) -> None:
    for game, _ in hints:
        hub.wake(game)


class _ThroughRedis:
    def __init__(self, url: str) -> None:
        self.redis = ThreadsRedis(url, timeout=1)

    def __call__(self, hints: Sequence[Hint]) -> None:
        """In one round trip."""
        try:
            client = self.redis.client
            if len(hints) == 1:
                client.publish(CHANNEL, _text(hints[0]))  # cheaper than a pipeline of one
                return
            with client.pipeline(transaction=False) as pipeline:
                for hint in hints:
                    pipeline.publish(CHANNEL, _text(hint))
                pipeline.execute()
        except redis.RedisError as error:  # play goes on; listeners look at each heartbeat
            log.warning("hints_lost", games=[game for game, _ in hints], error=str(error))


def _text(hint: Hint) -> str:
    return f"{hint[0]} {hint[1]}"
