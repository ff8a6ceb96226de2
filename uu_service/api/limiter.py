"""The generic cell rate algorithm: one number a key, the time when it will be empty again.

In Redis it is one script, so one round trip and atomic for all processes; in embedded mode a lock and a dictionary.
"""

import hashlib
import math
import threading
import time
from dataclasses import dataclass
from typing import Any, Protocol

import redis

from uu_service.breaker import Breaker
from uu_service.redis_client import ThreadsRedis

PREFIX = "uu:throttle:"


class LimiterDown(Exception):
    """The limiter cannot be asked now."""


@dataclass(frozen=True)
class Rate:
    """So many in so many seconds; all of them may come at once."""

    count: int
    seconds: int

    @property
    def interval(self) -> float:
        return self.seconds / self.count


@dataclass(frozen=True)
class Verdict:
    allowed: bool
    remaining: int
    reset_after: float
    retry_after: float


class Limiter(Protocol):
    def take(self, key: str, rate: Rate) -> Verdict:
        """Take one turn for the key."""
        ...

    def look(self, key: str, rate: Rate) -> Verdict:
        """What taking a turn would say; nothing is taken."""
        ...

    def forget(self, key: str) -> None:
        """The key starts afresh."""
        ...


def judge(empty_at: float, now: float, rate: Rate) -> tuple[Verdict, float]:
    """The verdict, and when the key's bucket will now be empty."""
    start = max(empty_at, now)
    after = start + rate.interval
    excess = after - now - rate.seconds
    if excess > 1e-9:
        return Verdict(False, 0, start - now, excess), empty_at
    return Verdict(True, math.floor((rate.seconds - (after - now)) / rate.interval + 1e-9), after - now, 0.0), after


class MemoryLimiter:
    """For one process. Forgets empty buckets now and then."""

    def __init__(self) -> None:
        self._empty_at: dict[str, float] = {}
        self._lock = threading.Lock()
        self._sweep_at = 0.0

    def take(self, key: str, rate: Rate) -> Verdict:
        now = time.monotonic()
        with self._lock:
            verdict, self._empty_at[key] = judge(self._empty_at.get(key, 0.0), now, rate)
            if now > self._sweep_at:
                self._empty_at = {k: t for k, t in self._empty_at.items() if t > now}
                self._sweep_at = now + 60
        return verdict

    def look(self, key: str, rate: Rate) -> Verdict:
        return judge(self._empty_at.get(key, 0.0), time.monotonic(), rate)[0]

    def forget(self, key: str) -> None:
        with self._lock:
            self._empty_at.pop(key, None)

    def forget_all(self) -> None:
        """Everybody starts afresh. For tests."""
        with self._lock:
            self._empty_at.clear()


# The same sums as judge(), in whole microseconds of Redis' own clock. The third argument says whether a turn is taken.
# The answer is one line with four numbers: it is read in a third of the time that an array takes.
_SCRIPT = """
local t = redis.call('TIME')
local now = t[1] * 1000000 + t[2]
local interval, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local empty_at = tonumber(redis.call('GET', KEYS[1]) or '0')
local start = math.max(empty_at, now)
local after = start + interval
local excess = after - now - window
if excess > 0 then return {ok = string.format('0 0 %d %d', start - now, excess)} end
if ARGV[3] == '1' then
  redis.call('SET', KEYS[1], string.format('%.0f', after), 'PX', math.ceil((after - now) / 1000) + 1)
end
return {ok = string.format('1 %d %d 0', math.floor((window - (after - now)) / interval), after - now)}
"""


class RedisLimiter:
    """For many processes. After a failure it is left alone for a second: an outage costs few requests their time."""

    def __init__(self, url: str, timeout: float = 0.25) -> None:
        self._redis = ThreadsRedis(url, timeout)
        self._sha = hashlib.sha1(_SCRIPT.encode(), usedforsecurity=False).hexdigest()
        self._breaker = Breaker(1)

    def take(self, key: str, rate: Rate) -> Verdict:
        return self._ask(key, rate, takes=True)

    def look(self, key: str, rate: Rate) -> Verdict:
        return self._ask(key, rate, takes=False)

    def forget(self, key: str) -> None:
        self._guarded("DEL", PREFIX + key)

    def _ask(self, key: str, rate: Rate, *, takes: bool) -> Verdict:
        arguments = (1, PREFIX + key, round(rate.interval * 1e6), rate.seconds * 1_000_000, int(takes))
        try:
            answer = self._guarded("EVALSHA", self._sha, *arguments)
        except redis.exceptions.NoScriptError:
            answer = self._guarded("EVAL", _SCRIPT, *arguments)
        allowed, remaining, reset, retry = map(int, answer.split())
        return Verdict(bool(allowed), remaining, reset / 1e6, retry / 1e6)

    def _guarded(self, *command: str | int) -> Any:
        if not self._breaker.allows():
            raise LimiterDown
        try:
            answer = self._redis.ask(*command)
        except redis.exceptions.NoScriptError:
            raise
        except redis.RedisError as error:
            self._breaker.failed()
            raise LimiterDown from error
        self._breaker.succeeded()
        return answer
