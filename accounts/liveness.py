"""Asks whether a credential still holds, and remembers the answer for a few seconds."""

import time
from collections import OrderedDict
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from threading import Lock
from typing import NamedTuple
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from accounts.credentials import Credential, live_rows
from accounts.problems import CredentialEnded

SECONDS = 5.0
ENTRIES = 20_000
USE_NOTED_EVERY = timedelta(minutes=5)
Hook = Callable[[UUID], None]
_hooks: list[Hook] = []


class Held(NamedTuple):
    """That a credential held, as of when, and the language of its account."""

    asked_at: float
    language: str


class LivenessCache:
    """Which credentials held a moment ago. Refusals are not remembered."""

    def __init__(self, seconds: float = SECONDS, entries: int = ENTRIES) -> None:
        self.seconds = seconds
        self.entries = entries
        self._held: OrderedDict[Credential, Held] = OrderedDict()
        self._lock = Lock()

    def language_of(self, credential: Credential, seconds: float | None = None) -> str | None:
        """The language of its account if it held so many seconds ago; None if that is not known."""
        held = self._held.get(credential)
        is_known = held is not None and time.monotonic() - held.asked_at < (seconds or self.seconds)
        return held.language if held and is_known else None

    def remember(self, credential: Credential, asked_at: float, language: str) -> None:
        with self._lock:
            self._held.pop(credential, None)
            self._held[credential] = Held(asked_at, language)
            while len(self._held) > self.entries:
                self._held.popitem(last=False)

    def forget(self, account_id: UUID) -> None:
        with self._lock:
            for credential in [known for known in self._held if known.account_id == account_id]:
                del self._held[credential]

    def clear(self) -> None:
        with self._lock:
            self._held.clear()


cache = LivenessCache()


def require_live(credential: Credential, seconds: float | None = None) -> str:
    """Refuse a credential that was ended, at most that many seconds late; note its use now and then.

    Answers with the language of its account.
    """
    known = cache.language_of(credential, seconds)
    if known is not None:
        return known
    asked_at = time.monotonic()
    rows = live_rows(credential)
    found = rows.values_list("last_used_at", "account__language").first()
    if found is None:
        raise CredentialEnded
    used_at, language = found
    now = timezone.now()
    if used_at is None or used_at < now - USE_NOTED_EVERY:
        rows.update(last_used_at=now)
    cache.remember(credential, asked_at, language)
    return language


def on_revoked(hook: Hook) -> None:
    """Call this after credentials of an account have been ended. What it does is not needed: it may fail."""
    if hook not in _hooks:
        _hooks.append(hook)


def forget_on_commit(account_id: UUID) -> None:
    """Make a revocation hold at once in this process. Others follow when they hear of it, or their entry runs out."""
    transaction.on_commit(partial(cache.forget, account_id), robust=True)
    for hook in _hooks:
        transaction.on_commit(partial(hook, account_id), robust=True)
