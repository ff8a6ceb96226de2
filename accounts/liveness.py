"""Asks whether a credential still holds, and remembers the answer for a few seconds."""

import time
from collections import OrderedDict
from datetime import timedelta
from functools import partial
from threading import Lock
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from accounts.credentials import Credential, live_rows
from accounts.problems import CredentialEnded

SECONDS = 5.0
ENTRIES = 20_000
USE_NOTED_EVERY = timedelta(minutes=5)


class LivenessCache:
    """Which credentials held a moment ago. Refusals are not remembered."""

    def __init__(self, seconds: float = SECONDS, entries: int = ENTRIES) -> None:
        self.seconds = seconds
        self.entries = entries
        self._until: OrderedDict[Credential, float] = OrderedDict()
        self._lock = Lock()

    def holds(self, credential: Credential) -> bool:
        return self._until.get(credential, 0.0) > time.monotonic()

    def remember(self, credential: Credential, asked_at: float) -> None:
        with self._lock:
            self._until.pop(credential, None)
            self._until[credential] = asked_at + self.seconds
            while len(self._until) > self.entries:
                self._until.popitem(last=False)

    def forget(self, account_id: UUID) -> None:
        with self._lock:
            for credential in [known for known in self._until if known.account_id == account_id]:
                del self._until[credential]

    def clear(self) -> None:
        with self._lock:
            self._until.clear()


cache = LivenessCache()


def check_live(credential: Credential) -> None:
    """Refuse a credential that was ended, at most a few seconds late; note its use now and then."""
    if cache.holds(credential):
        return
    asked_at = time.monotonic()
    rows = live_rows(credential)
    found = rows.values_list("last_used_at").first()
    if found is None:
        raise CredentialEnded
    now = timezone.now()
    if found[0] is None or found[0] < now - USE_NOTED_EVERY:
        rows.update(last_used_at=now)
    cache.remember(credential, asked_at)


def forget_on_commit(account_id: UUID) -> None:
    """Make a revocation hold at once in this process; others follow when their entry runs out."""
    transaction.on_commit(partial(cache.forget, account_id), robust=True)
