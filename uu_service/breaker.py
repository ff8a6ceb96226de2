"""A breaker: whatever has just failed to answer is left alone for a moment, so that only one caller waits for it."""

import threading
import time


class Breaker:
    """Closed while all is well. After a failure it is open; then one caller at a time tries again."""

    def __init__(self, pause_seconds: float) -> None:
        self._pause = pause_seconds
        self._open_until = 0.0
        self._lock = threading.Lock()

    @property
    def is_open(self) -> bool:
        """Whether it is too early to try again. Asking uses up no try."""
        return time.monotonic() < self._open_until

    def allows(self) -> bool:
        """Whether to try now. Once open, it lets one caller through in each pause."""
        if not self._open_until:
            return True
        with self._lock:
            now = time.monotonic()
            if now < self._open_until:
                return False
            if self._open_until:
                self._open_until = now + self._pause
            return True

    def failed(self) -> None:
        """It did not answer in time."""
        with self._lock:
            self._open_until = time.monotonic() + self._pause

    def succeeded(self) -> None:
        """It answered."""
        if self._open_until:
            with self._lock:
                self._open_until = 0.0
