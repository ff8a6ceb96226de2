"""Hints: after a commit, `{game, version}` wakes whoever listens. A hint is never the carrier of truth."""

from collections.abc import Callable
from functools import cache

import redis
import structlog
from django.conf import settings

from games.live.hub import hub

log = structlog.get_logger(__name__)
CHANNEL = "uu:hints"


@cache
def announcer() -> Callable[[str, int], None]:
    if settings.REDIS_URL:
        return _ThroughRedis(settings.REDIS_URL)
    return hub.wake


class _ThroughRedis:
    def __init__(self, url: str) -> None:
        self.client = redis.Redis.from_url(url, socket_timeout=1, socket_connect_timeout=1)

    def __call__(self, game: str, version: int) -> None:
        try:
            self.client.publish(CHANNEL, f"{game} {version}")
        except redis.RedisError as error:  # play goes on; listeners look at each heartbeat
            log.warning("hint_lost", game_id=game, version=version, error=str(error))
