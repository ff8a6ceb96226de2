"""Hints: after a commit, `{game, version}` wakes the listeners of that game, which then read what is new."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple
from uuid import UUID

import redis
import structlog
from django.conf import settings

from games.live.guard import guard
from games.live.hub import hub
from games.services.changes import GameChange
from uu_service.breaker import Breaker
from uu_service.redis_client import ThreadsRedis

log = structlog.get_logger(__name__)
CHANNEL = "uu:hints"
REVOKED = "uu:revoked"


class Hint(NamedTuple):
    """A game, its version, and the accounts whose log has grown with it; or one account alone."""

    game: UUID
    version: int
    accounts: tuple[UUID, ...] = ()

    def __str__(self) -> str:
        return " ".join(map(str, (self.game, self.version, *self.accounts)))

    @classmethod
    def read(cls, text: str) -> "Hint":
        game, version, *accounts = text.split()
        return cls(UUID(game), int(version), tuple(map(UUID, accounts)))

    def wake(self) -> None:
        """Whoever listens to any of these in this process."""
        for key in (self.game, *self.accounts):
            hub.wake(key)


def tell_listeners(changes: Sequence[GameChange]) -> None:
    announcer()([Hint(change.game, change.version, change.accounts) for change in changes])


def tell_accounts(accounts: Iterable[UUID]) -> None:
    """Their logs have grown by something that is no change of a game."""
    announcer()([Hint(account, 0) for account in accounts])


def tell_revoked(account_id: UUID) -> None:
    """Credentials of this account have been ended: its listeners are looked at now, in every process."""
    guard.look_now(account_id)
    if settings.REDIS_URL:
        through_redis().tell_revoked(account_id)


@cache
def announcer() -> Callable[[Sequence[Hint]], None]:
    return through_redis() if settings.REDIS_URL else _in_this_process


@cache
def through_redis() -> "_ThroughRedis":
    return _ThroughRedis(settings.REDIS_URL)


def _in_this_process(hints: Sequence[Hint]) -> None:
    for hint in hints:
        hint.wake()


class _ThroughRedis:
    """While Redis does not answer, play goes on without hints: listeners look at each heartbeat."""

    def __init__(self, url: str) -> None:
        self.redis = ThreadsRedis(url, timeout=0.25)
        self.breaker = Breaker(2)

    def __call__(self, hints: Sequence[Hint]) -> None:
        if not self.breaker.allows():
            return
        try:
            self._publish(hints)
        except redis.RedisError as error:
            self.breaker.failed()
            log.warning("hints_lost", games=[str(hint.game) for hint in hints], error=str(error))
        else:
            self.breaker.succeeded()

    def _publish(self, hints: Sequence[Hint]) -> None:
        """In one round trip."""
        if len(hints) == 1:
            self.redis.ask("PUBLISH", CHANNEL, str(hints[0]))  # cheaper than a pipeline of one
            return
        with self.redis.client.pipeline(transaction=False) as pipeline:
            for hint in hints:
                pipeline.publish(CHANNEL, str(hint))
            pipeline.execute()

    def tell_revoked(self, account_id: UUID) -> None:
        try:
            self.redis.client.publish(REVOKED, str(account_id))
        except redis.RedisError as error:  # each process also looks for itself, every few seconds
            log.warning("revocation_not_told", account_id=str(account_id), error=str(error))
