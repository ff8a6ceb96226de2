"""One Redis subscription a process: hints from every other process wake the listeners of this one.

It has a thread of its own and no event loop: under WSGI every request has a loop, which ends with it.
"""

import threading
import time
from uuid import UUID

import redis
import structlog
from django.conf import settings

from games.live.guard import guard
from games.live.hints import CHANNEL, REVOKED, Hint
from games.live.hub import hub

log = structlog.get_logger(__name__)
_starting = threading.Lock()
_thread: threading.Thread | None = None


def ensure_subscribed() -> None:
    """Start listening to the other processes, once a process; in embedded mode there are none."""
    global _thread
    if not settings.REDIS_URL:
        return
    with _starting:
        if _thread is None:
            _thread = threading.Thread(target=_listen, args=(settings.REDIS_URL,), name="hints", daemon=True)
            _thread.start()


def _listen(url: str) -> None:
    """For as long as the process lives."""
    while True:
        try:
            with redis.Redis.from_url(url, socket_connect_timeout=2, socket_keepalive=True) as client:
                _hear(client)
        except (redis.RedisError, OSError) as error:
            hub.is_deaf = True
            log.warning("hints_interrupted", error=str(error))
            time.sleep(1)


def _hear(client: redis.Redis) -> None:
    with client.pubsub() as hints:
        hints.subscribe(CHANNEL, REVOKED)
        for message in hints.listen():
            if message["type"] == "subscribe":
                hub.is_deaf = False
                hub.wake_all()  # nobody knows what was missed until now
            elif message["type"] == "message":
                _take(message["channel"].decode(), message["data"].decode())


def _take(channel: str, text: str) -> None:
    try:
        if channel == REVOKED:
            guard.look_now(UUID(text))
        else:
            Hint.read(text).wake()
    except ValueError:
        log.warning("hint_not_understood", channel=channel)
