"""Hints: after a commit, `{game, version}` wakes whoever listens. A hint is never the carrier of truth."""

from collections.abc import Callable, Sequence
from functools import cache

import redis
import structlog
from django.conf import settings

from games.live.hub import hub

log = structlog.get_logger(__name__)
CHANNEL = "uu:hints"
Hint = tuple[str, int]
"""A game and its version."""


@cache
def announcer() -> Callable[[Sequence[Hint]], None]:
    if settings.REDIS_URL:
        return _ThroughRedis(settings.REDIS_URL)
    return _in_this_process


def _in_this_process(hints: Sequence[Hint]) -> None:
    for game, version in hints:
        hub.wake(game, version)


class _ThroughRedis:
    def __init__(self, url: str) -> None:
        self.client = redis.Redis.from_url(url, socket_timeout=1, socket_connect_timeout=1)

    def __call__(self, hints: Sequence[Hint]) -> None:
        """In one round trip."""
        try:
            with self.client.pipeline(transaction=False) as pipeline:
                for game, version in hints:
                    pipeline.publish(CHANNEL, f"{game} {version}")
                pipeline.execute()
        except redis.RedisError as error:  # play goes on; listeners look at each heartbeat
            log.warning("hints_lost", games=[game for game, _ in hints], error=str(error))
