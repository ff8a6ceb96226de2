"""One Redis subscription a process: hints from every other process wake the listeners of this one."""

import asyncio

import redis.asyncio
import structlog
from django.conf import settings

from games.live.hints import CHANNEL
from games.live.hub import hub

log = structlog.get_logger(__name__)
_task: asyncio.Task[None] | None = None


def ensure_subscribed() -> None:
    """Start listening to the other processes, once a process; in embedded mode there are none."""
    global _task
    if settings.REDIS_URL and (_task is None or _task.done()):
        _task = asyncio.get_running_loop().create_task(_listen(settings.REDIS_URL))


async def _listen(url: str) -> None:
    """For as long as the process lives. After an outage nobody knows what was missed, so everybody looks."""
    while True:
        try:
            async with redis.asyncio.Redis.from_url(url, socket_connect_timeout=2) as client, client.pubsub() as hints:
                await hints.subscribe(CHANNEL)
                hub.wake_all()
                async for message in hints.listen():
                    if message["type"] == "message":
                        game, _, version = message["data"].decode().partition(" ")
                        hub.wake(game, int(version))
        except (redis.RedisError, OSError) as error:
            log.warning("hints_interrupted", error=str(error))
            await asyncio.sleep(1)
