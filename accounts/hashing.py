"""Hashes passwords, a few at once: the cores belong to the games.

Hashing is slow on purpose. Without a limit, a burst of sign-ins would take every thread and core of a process.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from django.conf import settings
from django.contrib.auth.hashers import PBKDF2PasswordHasher

from uu_service.api.problems import Unavailable

MOST_WAITING = 1
LONGEST_WAIT_SECONDS = 1.0
RETRY_AFTER = 2


class HashingRoom:
    """Lets so many in at once, lets one more wait for a moment, and turns the others away at once."""

    def __init__(self, at_once: int, waiting: int = MOST_WAITING, seconds: float = LONGEST_WAIT_SECONDS) -> None:
        self._places = threading.BoundedSemaphore(at_once)
        self._chairs = threading.BoundedSemaphore(at_once + waiting)
        self._seconds = seconds

    @contextmanager
    def place(self) -> Iterator[None]:
        if not self._chairs.acquire(blocking=False):
            raise Unavailable(retry_after=RETRY_AFTER)
        try:
            if not self._places.acquire(timeout=self._seconds):
                raise Unavailable(retry_after=RETRY_AFTER)
            try:
                yield
            finally:
                self._places.release()
        finally:
            self._chairs.release()


@cache
def room(at_once: int) -> HashingRoom:
    return HashingRoom(at_once)


class LimitedHasher(PBKDF2PasswordHasher):
    """Django's own hasher. Checking a password goes through `encode` too."""

    def encode(self, password: str, salt: str, iterations: int | None = None) -> str:
        with room(settings.HASHES_AT_ONCE).place():
            return super().encode(password, salt, iterations)
